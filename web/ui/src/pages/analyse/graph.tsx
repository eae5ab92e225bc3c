import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../app/words'
import type { Series } from '../../study/series'

interface Props {
  readonly series: Series
  readonly at: number
  readonly limit: number
  readonly show: 'values' | 'seconds'
  readonly onPly: (ply: number) => void
}

const HEIGHT = 150

/** The plot of a game; a click goes to the position. The plot library is loaded on first use. */
export function Graph({ series, at, limit, show, onPly }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const go = useRef(onPly)
  go.current = onPly
  useEffect(() => {
    const element = frame.current
    if (element === null) {
      return
    }
    let end = () => {}
    let wanted = true
    void import('./plot').then(({ plot }) => {
      if (wanted) {
        end = plot(element, { series, at, limit, show, height: HEIGHT, onPly: (ply) => go.current(ply) })
      }
    })
    return () => {
      wanted = false
      end()
    }
  }, [series, show, limit])
  useEffect(() => {
    const marker = frame.current?.querySelector<HTMLElement>('.here')
    const left = marker?.dataset['step']
    if (marker && left !== undefined) {
      marker.style.left = `${Number(marker.dataset['from']) + at * Number(left)}px`
    }
  }, [at])
  const { analyse: text, scores } = words()
  const values = show === 'values'
  return (
    <div class="graph-frame">
      <div
        class="graph" ref={frame} role="img" aria-label={values ? `${text.graph}: ${scores.signs}` : text.times}
        style={{ minHeight: `${HEIGHT}px` }}
      />
      {values ? (['white', 'black'] as const).map((side) => <span key={side} class={`half ${side}`} aria-hidden="true">{scores.better[side]}</span>) : null}
    </div>
  )
}
