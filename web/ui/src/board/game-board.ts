import { arrowElement, definitions, fields, frameWidth, names, pieceAt, pieceElements } from './drawing'
import { Entry } from './entry'
import { FIELD, Geometry } from './geometry'
import { after, leads, type Arrow, type Labels, type Move, type Pieces, type Shape, type Side, type Sketch, type Value } from './model'
import { Pencil } from './pencil'
import { isStill, slide, turn } from './motion'
import { aims, focusRing, musts, points, sketches, values } from './overlay'
import { STYLE } from './style'
import { element, nameOf } from './svg'
import { continues, matching } from './typed'
import { ENGLISH, type BoardWords } from './words'

export type { BoardWords }
export type { Arrow, Labels, Move, Piece, Pieces, Shape, Square, Value } from './model'

const DRAG_DISTANCE = 4

const ARROW_KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0],
}

interface Drag {
  readonly from: string
  readonly x: number
  readonly y: number
  /** Whether the piece was already chosen; then a click without movement deselects it. */
  readonly again: boolean
  moved: boolean
}

/**
 * An interactive board without game rules: the page provides squares, pieces and legal moves. Events: `move` (detail:
 * the move), `square` for a chosen square that is not part of a legal move (detail: its name), `forbidden` for an
 * illegal step (detail: from and to), `typed` for a typed move (detail: the text), and on an editable board `place`
 * (detail: from and to).
 */
export class GameBoard extends HTMLElement {
  private readonly root = this.attachShadow({ mode: 'open' })
  private geometry = new Geometry({ files: 8, ranks: 8, squares: [], chequered: true }, false)
  private entry = Entry.empty([])
  private legal: readonly Move[] = []
  private men: Pieces = new Map()
  private drawn: ReadonlyMap<string, SVGElement> = new Map()
  private targets: ReadonlyMap<string, SVGElement> = new Map()
  private readonly marks = element('g')
  private readonly standing = element('g', { class: 'pieces' })
  private readonly over = element('g')
  private readonly typing = document.createElement('div')
  private readonly heard = document.createElement('div')
  private focused: string | undefined
  private hovered: string | undefined
  private dragged: Drag | undefined
  private wording = ENGLISH
  private last: Move | undefined
  private moving: { readonly move: Move; behind: Pieces } | undefined
  private shown: readonly Arrow[] = []
  private worth: ReadonlyMap<string, Value | string> = new Map()
  private written: Labels = 'own'
  private typed = ''
  private pointed = false
  private drawings: readonly Sketch[] = []
  private sketched: Sketch | undefined
  private readonly pencil = new Pencil({
    squareAt: (x, y) => (this.drawable ? nameOf(this.root.elementFromPoint(x, y)) : undefined),
    preview: (sketch) => { this.sketched = sketch; this.mark() },
    pressed: () => { this.letGo(); this.putBack() },
    drawn: (sketch, repeated) => this.tell('sketch', { sketch, repeated }),
  })

  /** Whether pieces can be dragged anywhere, to set up a position. */
  editable = false

  /** Whether users can draw arrows and mark squares: event `sketch`. */
  drawable = false

  constructor() {
    super()
    this.typing.className = 'typing'
    this.heard.className = 'heard'
    this.heard.setAttribute('role', 'status')
  }

  set shape(shape: Shape) {
    this.geometry = new Geometry(shape, this.geometry.flipped)
    this.focused = undefined
    this.draw()
  }

  set flipped(flipped: boolean) {
    this.geometry = new Geometry(this.geometry.shape, flipped)
    this.draw()
  }

  set labels(labels: Labels) {
    this.written = labels
    this.draw()
  }

  set words(words: BoardWords) {
    this.wording = words
    this.draw()
  }

  /** The legal moves; empty if the user is not to move. Setting equal moves again keeps a partly entered move. */
  set moves(moves: readonly Move[]) {
    if (JSON.stringify(moves) === JSON.stringify(this.legal)) {
      return
    }
    this.legal = moves
    this.entry = Entry.empty(moves)
    this.type('')
    this.mark()
  }

  /** Whether a small point marks every square where a move can end. */
  set points(points: boolean) {
    this.pointed = points
    this.mark()
  }

  set arrows(arrows: readonly Arrow[]) {
    this.shown = arrows
    this.mark()
  }

  /** The arrows and marked squares that users have drawn. */
  set sketches(sketches: readonly Sketch[]) {
    this.drawings = sketches
    this.mark()
  }

  /** The texts on squares; the first plain text is the best value. */
  set values(values: ReadonlyMap<string, Value | string>) {
    this.worth = values
    this.mark()
  }

  connectedCallback(): void {
    this.draw()
  }

  /** Shows pieces; animates the move that led to them if the board shows the position before it. */
  show(pieces: Pieces, move?: Move): void {
    const moving = this.moving
    if (moving !== undefined && move !== undefined && moving.move.text === move.text) {
      moving.behind = pieces
      this.last = move
      return
    }
    this.moving = undefined
    const news = move !== undefined && leads(move, this.men, pieces)
    this.last = move
    if (news && !isStill() && this.isConnected) {
      void this.animateTo(move, pieces)
    } else {
      this.settle(pieces)
    }
    if (news) {
      this.announce(this.wording.played(sideOf(pieces, move), move.text, move.captured.length))
    }
  }

  private async animateTo(move: Move, behind: Pieces): Promise<void> {
    const moving = { move, behind }
    this.moving = moving
    const placed = move.path.length === 1 ? move.path[0] : undefined
    const before = this.men
    this.men = behind
    this.mark()
    if (placed === undefined) {
      await slide(this.geometry, move, this.drawn)
    } else {
      const disc = behind.get(placed)
      if (disc !== undefined) {
        this.standing.append(pieceAt(this.geometry, placed, disc))
      }
      await turn(this.geometry, placed, before, behind, this.drawn)
    }
    if (this.moving === moving) {
      this.moving = undefined
      this.settle(moving.behind)
    }
  }

  private settle(pieces: Pieces): void {
    this.men = pieces
    this.drawPieces()
    this.mark()
  }

  private draw(): void {
    if (!this.isConnected) {
      return
    }
    const { files, ranks, squares } = this.geometry.shape
    const frame = frameWidth(this.geometry, this.written)
    const svg = element('svg', {
      viewBox: `${-frame} ${-frame} ${files * FIELD + 2 * frame} ${ranks * FIELD + 2 * frame}`,
      role: 'group',
      'aria-label': this.wording.board,
    })
    const still = this.hasAttribute('still')
    const made = still ? [] : squares.map((square) => {
      const [x, y] = this.geometry.corner(square)
      const target = element('rect', { class: 'square', x, y, width: FIELD, height: FIELD, role: 'button', tabindex: -1 })
      target.dataset['name'] = square.name
      return [square.name, target] as const
    })
    this.targets = new Map(made)
    svg.append(definitions(), fields(this.geometry, this.written), names(this.geometry, this.written),
      element('g', {}, ...this.targets.values()), this.marks, this.standing, this.over)
    if (!still) {
      this.listen(svg)
    }
    const style = document.createElement('style')
    style.textContent = STYLE
    this.root.replaceChildren(style, svg, this.typing, ...(still ? [] : [this.heard]))
    this.drawPieces()
    this.mark()
  }

  private listen(svg: SVGElement): void {
    svg.addEventListener('keydown', (event) => this.pressed(event))
    svg.addEventListener('pointerdown', (event) => this.pencil.down(event) || this.down(event))
    svg.addEventListener('pointermove', (event) => this.pencil.move(event) || this.drag(event))
    svg.addEventListener('pointerup', (event) => this.pencil.up(event) || this.up(event))
    svg.addEventListener('pointercancel', () => { this.pencil.drop(); this.letGo() })
    svg.addEventListener('contextmenu', (event) => this.drawable && event.preventDefault())
    // Browsers ignore `touch-action` on parts of a drawing: a finger on a piece would scroll the page.
    svg.addEventListener('touchstart', (event) => this.holds(event) && event.preventDefault(), { passive: false })
    svg.addEventListener('touchmove', (event) => this.pencil.draws && event.cancelable && event.preventDefault(), { passive: false })
    svg.addEventListener('pointerleave', () => this.hover(undefined))
    svg.addEventListener('click', (event) => this.clicked(event))
    svg.addEventListener('focusin', (event) => this.focusMoved(nameOf(event.target)))
    svg.addEventListener('focusout', () => this.focusMoved(undefined))
  }

  private drawPieces(): void {
    this.drawn = pieceElements(this.geometry, this.men)
    this.standing.replaceChildren(...this.drawn.values())
  }

  /** Redraws everything that changes while a move is entered. */
  private mark(): void {
    const next = this.entry.next
    const first = [...this.targets.keys()][0]
    const preview = this.hovered === undefined ? undefined : this.entry.preview(this.hovered)
    for (const [name, target] of this.targets) {
      const movable = this.isMovable(name)
      const chosen = name === this.entry.from || this.entry.via.includes(name)
      const last = this.last?.path[0] === name || this.last?.path.at(-1) === name
      const classes = { square: true, movable, target: next.has(name), chosen, last }
      target.setAttribute('class', Object.entries(classes).flatMap(([one, on]) => (on ? [one] : [])).join(' '))
      target.setAttribute('aria-label', this.describe(name, next.has(name)))
      target.setAttribute('aria-pressed', String(chosen))
      target.setAttribute('tabindex', name === (this.focused ?? first) ? '0' : '-1')
    }
    const meant = preview ?? this.entry.only
    this.dim(meant)
    this.marks.replaceChildren(...(this.entry.from === undefined ? musts(this.geometry, this.legal) : []))
    this.over.replaceChildren(
      ...this.shown.map((arrow) => arrowElement(this.geometry, arrow)),
      ...(this.pointed && this.entry.from === undefined ? points(this.geometry, this.legal) : []),
      ...sketches(this.geometry, this.sketched === undefined ? this.drawings : [...this.drawings, this.sketched]),
      ...aims(this.geometry, this.legal, this.entry, this.hovered, meant),
      ...values(this.geometry, this.legal, this.entry.from ?? this.hovered, this.worth),
      ...focusRing(this.focused === undefined ? undefined : this.targets.get(this.focused)))
  }

  private describe(name: string, next: boolean): string {
    const piece = this.men.get(name)
    const what = piece === undefined ? this.wording.empty : this.wording.piece(piece.side, piece.kind)
    const can = !next ? '' : this.entry.from === undefined && piece !== undefined ? this.wording.canMove : this.wording.canGo
    return [name, what, can].filter((part) => part !== '').join(', ')
  }

  private isMovable(name: string): boolean {
    return this.men.has(name) && (this.editable || this.legal.some((move) => move.path[0] === name))
  }

  /** The pieces that the entered move would capture. */
  private dim(move: Move | undefined): void {
    for (const [name, piece] of this.drawn) {
      piece.classList.toggle('taken', move?.captured.includes(name) ?? false)
    }
  }

  private announce(text: string): void {
    this.heard.textContent = text
  }

  private enter(name: string, byHand = false): void {
    const before = this.entry
    this.entry = before.enter(name)
    const move = this.entry.move
    if (move !== undefined) {
      this.play(move, byHand)
      return
    }
    if (before.from === undefined && this.entry.from === undefined) {
      this.tell('square', name)
    } else if (this.entry.from === undefined) {
      this.announce(this.wording.putBack)
      if (name !== before.from) {
        this.tell('forbidden', { from: before.from, to: name })
      }
    } else if (this.entry.via.length > 0) {
      this.announce(this.wording.ambiguous)
    } else {
      this.announce(this.wording.chosen(name, this.entry.next.size))
    }
    this.mark()
  }

  /** Plays a move on the board at once, unless the page cancels the event. */
  private play(move: Move, byHand: boolean): void {
    const legal = this.legal
    this.moves = []
    if (!this.tell('move', move)) {
      this.moves = legal
      return
    }
    if (byHand) {
      this.last = move
      this.settle(after(this.men, move))
      this.announce(this.wording.played(sideOf(this.men, move), move.text, move.captured.length))
    } else if (move.path.length > 1) {
      this.show(after(this.men, move), move)
    }
  }

  private tell(type: string, detail: unknown): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }))
  }

  private putBack(): void {
    this.entry = Entry.empty(this.legal)
    this.type('')
    this.mark()
  }

  private pressed(event: KeyboardEvent): void {
    const name = nameOf(event.target)
    if (name === undefined || event.ctrlKey || event.metaKey || event.altKey) {
      return
    }
    const direction = ARROW_KEYS[event.key]
    if (direction !== undefined) {
      this.focusOn(this.geometry.neighbour(name, ...direction))
    } else if (event.key === 'Enter' && this.typed !== '') {
      this.playTyped()
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.enter(name)
    } else if (event.key === 'Backspace' && this.typed !== '') {
      this.type(this.typed.slice(0, -1))
    } else if (event.key === 'Escape') {
      this.putBack()
    } else if (event.key.length === 1 && this.legal.length > 0 && continues(this.typed, event.key, this.texts)) {
      this.type(this.typed + event.key)
    } else {
      return
    }
    event.preventDefault()
  }

  private type(text: string): void {
    this.typed = text
    this.typing.textContent = text
  }

  /** Everything that a typed move can begin with. */
  private get texts(): readonly string[] {
    const labels = this.written instanceof Map ? [...this.written.values()] : []
    return [...this.geometry.shape.squares.map((square) => square.name), ...labels, ...this.legal.map((move) => move.text)]
  }

  /** Lets the page read the typed move; a page that does not gets the move that matches. */
  private playTyped(): void {
    const text = this.typed
    this.type('')
    const move = this.tell('typed', text) ? matching(text, this.legal) : undefined
    if (move !== undefined) {
      this.play(move, false)
    }
  }

  private focusOn(name: string | undefined): void {
    if (name !== undefined) {
      this.focused = name
      this.targets.get(name)?.focus()
    }
  }

  private focusMoved(name: string | undefined): void {
    this.focused = name ?? this.focused
    this.hovered = name
    this.mark()
  }

  private hover(name: string | undefined): void {
    if (this.hovered !== name) {
      this.hovered = name
      this.mark()
    }
  }

  private down(event: PointerEvent): void {
    const name = nameOf(event.target)
    const goes = this.entry.from !== undefined && name !== undefined && this.entry.next.has(name)
    if (name === undefined || event.button > 0 || goes || !this.isMovable(name)) {
      return
    }
    const again = this.entry.from === name
    this.dragged = { from: name, x: event.clientX, y: event.clientY, again, moved: false }
    if (!again && !this.editable) {
      this.entry = Entry.empty(this.legal)
      this.enter(name)
    }
    this.svg?.setPointerCapture(event.pointerId)
  }

  /** Whether one finger is on a piece that it can drag. */
  private holds(event: TouchEvent): boolean {
    const name = nameOf(event.target)
    const goes = this.entry.from !== undefined && name !== undefined && this.entry.next.has(name)
    return event.touches.length === 1 && name !== undefined && !goes && this.isMovable(name)
  }

  private drag(event: PointerEvent): void {
    const under = nameOf(this.root.elementFromPoint(event.clientX, event.clientY))
    this.hover(event.pointerType === 'touch' && this.dragged === undefined ? undefined : under)
    const dragged = this.dragged
    if (dragged === undefined) {
      return
    }
    dragged.moved ||= Math.hypot(event.clientX - dragged.x, event.clientY - dragged.y) > DRAG_DISTANCE
    const matrix = this.svg?.getScreenCTM()?.inverse()
    const piece = this.drawn.get(dragged.from)
    if (dragged.moved && matrix && piece !== undefined) {
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
      if (!piece.classList.contains('held')) {
        piece.parentNode?.append(piece)
        piece.classList.add('held')
      }
      piece.setAttribute('transform', `translate(${at.x} ${at.y}) scale(1.08)`)
    }
  }

  private up(event: PointerEvent): void {
    const dragged = this.dragged
    const name = nameOf(this.root.elementFromPoint(event.clientX, event.clientY))
    this.letGo()
    if (dragged === undefined) {
      return
    }
    this.svg?.releasePointerCapture(event.pointerId)
    if (this.editable) {
      if (dragged.moved) {
        this.tell('place', { from: dragged.from, to: name })
      } else {
        this.tell('square', dragged.from)
      }
    } else if (dragged.moved && name !== undefined && name !== dragged.from) {
      this.enter(name, true)
    } else if (!dragged.moved && dragged.again) {
      this.enter(dragged.from)
    }
  }

  /** Movable pieces are chosen on pointer down, all other squares on click. */
  private clicked(event: MouseEvent): void {
    const name = nameOf(event.target)
    const chosenByDown = name !== undefined && this.isMovable(name) && !(this.entry.from !== name && this.entry.next.has(name))
    if (name !== undefined && !chosenByDown) {
      this.enter(name)
    }
  }

  private letGo(): void {
    if (this.dragged?.moved) {
      this.drawPieces()
      this.mark()
    }
    this.dragged = undefined
  }

  private get svg(): SVGSVGElement | null {
    return this.root.querySelector('svg')
  }
}

function sideOf(pieces: Pieces, move: Move): Side {
  return pieces.get(move.path.at(-1) ?? '')?.side ?? 'white'
}

if (customElements.get('game-board') === undefined) {
  customElements.define('game-board', GameBoard)
}
