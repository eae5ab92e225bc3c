import type { Brush, Sketch } from '../board/model'

/**
 * Arrows and marked squares are part of a comment, as other programs write them too: `[%cal G3228,Rf5d6]` and
 * `[%csl B32]`, where numbers of squares have two digits.
 */
const COMMANDS = /\[%(?:cal|csl)\s[^\]]*\] ?/g
const ITEM = /^([GRBY])([a-z]\d|\d{2})([a-z]\d|\d{2})?$/
const BRUSHES: Readonly<Record<string, Brush>> = { G: 'green', R: 'red', B: 'blue', Y: 'yellow' }
const ORDER: readonly Brush[] = ['green', 'red', 'blue', 'yellow']

export function sketchesIn(comment: string): readonly Sketch[] {
  const items = (comment.match(COMMANDS) ?? []).flatMap((command) => command.replace(/^\[%\w+\s|\] ?$/g, '').split(/[\s,]+/))
  return items.flatMap((item) => {
    const [, letter = '', from, to = from] = ITEM.exec(item) ?? []
    const brush = BRUSHES[letter]
    return from === undefined || to === undefined || brush === undefined ? [] : [{ from: short(from), to: short(to), brush }]
  })
}

/** A comment without its arrows and marks. */
export function textOf(comment: string): string {
  return comment.replace(COMMANDS, '')
}

export function withSketches(text: string, sketches: readonly Sketch[]): string {
  const item = ({ from, to, brush }: Sketch) => brush.charAt(0).toUpperCase() + long(from) + (to === from ? '' : long(to))
  const command = (name: string, all: readonly Sketch[]) => (all.length === 0 ? '' : `[%${name} ${all.map(item).join(',')}]`)
  const commands = command('csl', sketches.filter(({ from, to }) => from === to)) + command('cal', sketches.filter(({ from, to }) => from !== to))
  return commands === '' ? text : `${commands} ${text}`
}

/**
 * Adds a sketch, changes its colour, or removes it if it is drawn again.
 *
 * @param repeated whether drawing it again means the next colour, until there is none
 */
export function toggled(sketches: readonly Sketch[], drawn: Sketch, repeated: boolean): readonly Sketch[] {
  const same = sketches.find(({ from, to }) => from === drawn.from && to === drawn.to)
  const others = sketches.filter((one) => one !== same)
  if (same === undefined) {
    return [...others, drawn]
  }
  const brush = repeated ? ORDER[ORDER.indexOf(same.brush) + 1] : same.brush === drawn.brush ? undefined : drawn.brush
  return brush === undefined ? others : [...others, { ...drawn, brush }]
}

function long(square: string): string {
  return square.padStart(2, '0')
}

function short(square: string): string {
  return square.replace(/^0/, '')
}
