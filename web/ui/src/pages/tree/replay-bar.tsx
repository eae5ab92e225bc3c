import { useEffect, useState } from 'preact/hooks'
import { useShortcuts } from '../../app/shortcuts'
import { words } from '../../app/words'
import { nextCut, type Step } from './replay'

interface Props {
  readonly steps: readonly Step[]
  /** The current step; undefined if the whole tree is shown. */
  readonly index: number | undefined
  readonly onIndex: (index: number | undefined) => void
}

const PACES = { slow: 1500, normal: 700, fast: 120 } as const
type Pace = keyof typeof PACES

/** Controls the replay of the search, step by step or automatically. */
export function ReplayBar({ steps, index, onIndex }: Props) {
  const [playing, setPlaying] = useState(false)
  const [pace, setPace] = useState<Pace>('normal')
  const text = words().tree
  const last = steps.length - 1
  const at = index ?? last
  const to = (next: number) => onIndex(Math.max(0, Math.min(last, next)))

  useEffect(() => {
    if (!playing) {
      return
    }
    if (at >= last && index !== undefined) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => to(index === undefined ? 0 : at + 1), PACES[pace])
    return () => clearTimeout(timer)
  }, [playing, index, pace, steps])

  const byHand = (next: number) => {
    setPlaying(false)
    to(next)
  }
  const toggle = () => {
    if (!playing && (index === undefined || at >= last)) {
      onIndex(0)
    }
    setPlaying(!playing)
  }
  useShortcuts([
    { key: 'p', text: text.play, act: toggle },
    { key: 'n', text: text.stepOn, act: () => byHand(index === undefined ? 0 : at + 1) },
    { key: 'b', text: text.stepBack, act: () => byHand(at - 1) },
    { key: 'c', text: text.nextCut, act: () => byHand(nextCut(steps, index ?? -1)) },
    { key: 'w', text: text.whole, act: () => onIndex(undefined) },
  ])

  return (
    <div class="replay" role="group" aria-label={text.replay}>
      <button class="primary" aria-pressed={playing} onClick={toggle}>{playing ? `❚❚ ${text.pause}` : `▶ ${text.play}`}</button>
      <button disabled={index === 0} onClick={() => byHand(at - 1)} aria-label={text.stepBack} title={text.stepBack}>◀</button>
      <button disabled={index === last} onClick={() => byHand(index === undefined ? 0 : at + 1)} aria-label={text.stepOn} title={text.stepOn}>▶</button>
      <button disabled={index === last} onClick={() => byHand(nextCut(steps, index ?? -1))}>✂ {text.nextCut}</button>
      <button aria-pressed={index === undefined} onClick={() => { setPlaying(false); onIndex(undefined) }}>{text.whole}</button>
      <label class="pace">
        <select aria-label={text.pace} value={pace} onChange={(event) => setPace(event.currentTarget.value as Pace)}>
          {(Object.keys(PACES) as Pace[]).map((one) => <option key={one} value={one}>{text.paces[one]}</option>)}
        </select>
      </label>
      <input
        type="range" min={0} max={last} value={at} aria-label={text.position}
        aria-valuetext={`${at + 1} / ${last + 1}`}
        onInput={(event) => byHand(Number(event.currentTarget.value))}
      />
    </div>
  )
}
