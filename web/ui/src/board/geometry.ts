import type { Shape, Square } from './model'

/** The size of a square in units of the drawing. */
export const FIELD = 10

/** The places of the squares, for either side at the bottom. */
export class Geometry {
  private readonly places: ReadonlyMap<string, Square>

  constructor(
    readonly shape: Shape,
    readonly flipped: boolean,
  ) {
    this.places = new Map(shape.squares.map((square) => [square.name, square]))
  }

  /** The column and the row on the screen. */
  place(square: Square): readonly [number, number] {
    const { files, ranks } = this.shape
    return this.flipped ? [files - 1 - square.file, ranks - 1 - square.rank] : [square.file, square.rank]
  }

  /** The upper left corner of a square. */
  corner(square: Square): readonly [number, number] {
    const [column, row] = this.place(square)
    return [column * FIELD, row * FIELD]
  }

  centre(name: string): readonly [number, number] {
    const [x, y] = this.corner(this.square(name))
    return [x + FIELD / 2, y + FIELD / 2]
  }

  has(name: string): boolean {
    return this.places.has(name)
  }

  /**
   * The next square in a direction on the screen, for the arrow keys. On a chequered board, up and down zigzag
   * between two columns, so that all squares can be reached.
   */
  neighbour(name: string, dx: number, dy: number): string | undefined {
    const [column, row] = this.place(this.square(name))
    const pair = (of: number) => (this.shape.chequered ? Math.floor(of / 2) : of)
    const rated = this.shape.squares.flatMap((square) => {
      const [otherColumn, otherRow] = this.place(square)
      const along = (otherColumn - column) * dx + (otherRow - row) * dy
      const straight = dx === 0 ? pair(otherColumn) === pair(column) : otherRow === row
      return along > 0 && straight ? [{ name: square.name, along }] : []
    })
    return rated.sort((one, other) => one.along - other.along)[0]?.name
  }

  private square(name: string): Square {
    const square = this.places.get(name)
    if (square === undefined) {
      throw new Error(`no square ${name} on this board`)
    }
    return square
  }
}
