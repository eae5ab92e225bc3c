import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Series } from '../../study/series'

export interface PlotOptions {
  readonly series: Series
  readonly at: number
  readonly limit: number
  readonly show: 'values' | 'seconds'
  readonly height: number
  readonly onPly: (ply: number) => void
}

/** The minimum number of plies on the axis, so that a short game does not fill the whole width. */
const LEAST_PLIES = 20

/** Draws a plot into an element and follows its width and the theme. Returns a function that removes it. */
export function plot(element: HTMLElement, options: PlotOptions): () => void {
  let drawn = draw(element, options)
  const again = () => {
    drawn.destroy()
    drawn = draw(element, options)
  }
  const sizes = new ResizeObserver(() => {
    if (Math.abs(drawn.width - element.clientWidth) > 1) {
      again()
    }
  })
  sizes.observe(element)
  const theme = new MutationObserver(again)
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => {
    sizes.disconnect()
    theme.disconnect()
    drawn.destroy()
  }
}

function draw(element: HTMLElement, { series, at, limit, show, height, onPly }: PlotOptions): uPlot {
  // From the document, since the element may no longer be on the page.
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const [ink, line, accent] = [colour('--soft'), colour('--line'), colour('--accent')]
  const values = show === 'values' ? series.values : series.seconds
  const axis = { stroke: ink, grid: { stroke: line, width: 1 }, ticks: { show: false }, font: '12px system-ui' }
  const bars = uPlot.paths.bars?.({ size: [0.7, 24] })
  const drawn = new uPlot(
    {
      width: Math.max(200, element.clientWidth),
      height,
      legend: { show: false },
      cursor: { y: false, points: { size: 8 } },
      scales: {
        x: { time: false, range: (_, __, most) => [0, Math.max(LEAST_PLIES, most)] },
        y: show === 'values' ? { range: () => [-limit, limit] } : { range: (_, __, most) => [0, Math.max(1, most * 1.1)] },
      },
      axes: [{ ...axis, size: 28, space: 40, incrs: [1, 2, 5, 10, 20, 50] }, { ...axis, size: 38, space: 30 }],
      hooks: { ready: [(self) => addMarker(self, at)] },
      series: [
        {},
        show === 'values'
          ? { stroke: accent, width: 2, fill: (self) => shade(self, accent), fillTo: 0, spanGaps: true, points: { show: true, size: 6, fill: accent } }
          : { stroke: accent, fill: accent, width: 0, points: { show: false }, ...(bars === undefined ? {} : { paths: bars }) },
      ],
    },
    [[...series.plies], [...values]],
    element,
  )
  drawn.over.addEventListener('click', (event) => {
    const ply = Math.round(drawn.posToVal(event.offsetX, 'x'))
    onPly(Math.max(0, Math.min(series.plies.length - 1, ply)))
  })
  return drawn
}

/** Adds the marker of the current ply. */
function addMarker(self: uPlot, at: number): void {
  const from = self.valToPos(0, 'x')
  const step = self.valToPos(1, 'x') - from
  const here = document.createElement('span')
  here.className = 'here'
  here.dataset['step'] = String(step)
  here.dataset['from'] = String(from)
  here.style.left = `${from + at * step}px`
  self.over.append(here)
}

/** The fill of the plot, which fades towards the zero line. */
function shade(self: uPlot, accent: string): CanvasGradient | string {
  const { top, height } = self.bbox
  if (!Number.isFinite(height) || height <= 0) {
    return accent
  }
  const gradient = self.ctx.createLinearGradient(0, top, 0, top + height)
  gradient.addColorStop(0, `${accent}66`)
  gradient.addColorStop(0.5, `${accent}11`)
  gradient.addColorStop(1, `${accent}66`)
  return gradient
}
