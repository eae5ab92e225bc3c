import type { Brush, Sketch } from './model'

/** How long a finger rests on a square before it draws. */
const LONG_PRESS = 450
/** A finger that moves further before that scrolls or drags. */
const STILL = 8

interface Board {
  squareAt(x: number, y: number): string | undefined
  /** Shows what would be drawn now. */
  preview(sketch: Sketch | undefined): void
  /** A finger begins to draw, so that it chooses no piece. */
  pressed(): void
  /** @param repeated whether drawing the same again means the next colour, since a finger cannot choose one */
  drawn(sketch: Sketch, repeated: boolean): void
}

/** Arrows and marks that are drawn with the right mouse button, or with a finger after a long press. */
export class Pencil {
  private from: string | undefined
  private touch: { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | undefined

  constructor(private readonly board: Board) {}

  get draws(): boolean {
    return this.from !== undefined
  }

  /** Returns whether the pointer draws. */
  down(event: PointerEvent): boolean {
    this.drop()
    const from = this.board.squareAt(event.clientX, event.clientY)
    if (from !== undefined && event.button === 2) {
      this.begin(from, brushOf(event))
    } else if (from !== undefined && event.pointerType === 'touch' && event.isPrimary) {
      const timer = setTimeout(() => {
        this.board.pressed()
        this.begin(from, 'green')
      }, LONG_PRESS)
      this.touch = { timer, x: event.clientX, y: event.clientY }
    }
    return this.draws
  }

  move(event: PointerEvent): boolean {
    if (this.from !== undefined) {
      const to = this.board.squareAt(event.clientX, event.clientY)
      this.board.preview(to === undefined ? undefined : { from: this.from, to, brush: brushOf(event) })
    } else if (this.touch !== undefined && Math.hypot(event.clientX - this.touch.x, event.clientY - this.touch.y) > STILL) {
      this.drop()
    }
    return this.draws
  }

  up(event: PointerEvent): boolean {
    const from = this.from
    const to = this.board.squareAt(event.clientX, event.clientY)
    this.drop()
    if (from !== undefined && to !== undefined) {
      this.board.drawn({ from, to, brush: brushOf(event) }, event.pointerType === 'touch')
    }
    return from !== undefined
  }

  drop(): void {
    clearTimeout(this.touch?.timer)
    this.touch = undefined
    if (this.from !== undefined) {
      this.from = undefined
      this.board.preview(undefined)
    }
  }

  private begin(from: string, brush: Brush): void {
    this.from = from
    this.board.preview({ from, to: from, brush })
  }
}

function brushOf(event: PointerEvent): Brush {
  const red = event.shiftKey || event.ctrlKey
  return event.altKey ? (red ? 'yellow' : 'blue') : red ? 'red' : 'green'
}
