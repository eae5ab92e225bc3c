import { sound } from './settings'

let context: AudioContext | undefined

/** Plays the sound of a move, a short synthesised knock; captures are lower. */
export function knock(captured: boolean): void {
  if (sound.value === 'off' || globalThis.AudioContext === undefined) {
    return
  }
  context ??= new AudioContext()
  const now = context.currentTime
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: captured ? 160 : 240 })
  const volume = new GainNode(context, { gain: 0.0001 })
  tone.connect(volume).connect(context.destination)
  volume.gain.exponentialRampToValueAtTime(0.25, now + 0.004)
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.09)
  tone.frequency.exponentialRampToValueAtTime(captured ? 70 : 110, now + 0.09)
  tone.start(now)
  tone.stop(now + 0.1)
}
