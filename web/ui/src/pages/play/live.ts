import { useEffect, useState } from 'preact/hooks'
import { kindOf } from '../../app/api'
import { address, go } from '../../app/router'
import { connection, type Message } from '../../app/socket'
import { sayFault } from '../../app/toast'
import type { ClockReading, Game, Hint, Kind, Move, Rematch, Side } from '../../app/types'

export type Heard = Message & Game

/** A game whose clocks bear the time, by `performance.now()`, at which the page heard what they show. */
export interface LiveGame extends Game {
  readonly clock: (ClockReading & { readonly heard: number }) | null
}

function stamped(game: Game): LiveGame {
  return game.clock === null ? { ...game, clock: null } : { ...game, clock: { ...game.clock, heard: performance.now() } }
}

/** The whole game after a message that may leave out the moves that the page knows; undefined if it lacks some. */
export function merged(before: Game | undefined, heard: Game): Game | undefined {
  const known = before?.moves ?? []
  return heard.from > known.length
    ? undefined
    : { ...heard, from: 0, moves: [...known.slice(0, heard.from), ...heard.moves] }
}

export interface Live {
  readonly game?: LiveGame
  readonly kind?: Kind
  readonly fault?: string
}

/** The game as the server has it, from now on; takes the seats that the address asks for. */
export function useLive(id: string, sit: readonly Side[]): Live {
  const [live, setLive] = useState<Live>({})
  useEffect(() => {
    let game: Game | undefined
    const deaf = connection.on<Heard>('game', (heard) => {
      if (heard.id === id) {
        game = merged(game, heard)
        if (game === undefined) {
          connection.tell({ type: 'watch', game: id })
        } else {
          const seen = stamped(game)
          setLive((before) => ({ ...before, game: seen }))
        }
      }
    })
    const followed = connection.on<Message & Rematch>('rematch', (heard) => {
      if (heard.of === id) {
        go(address('game', heard.game))
      }
    })
    const ended = connection.renew(`game ${id}`, { type: 'watch', game: id })
    connection.ask<Heard>({ type: 'watch', game: id }).then(
      (heard) => kindOf(heard.kind).then((kind) => setLive((before) => ({ ...before, kind }))),
      (fault: Error) => setLive((before) => ({ ...before, fault: fault.message })),
    )
    sit.forEach((side) => connection.ask({ type: 'sit', game: id, side }).catch(sayFault))
    return () => {
      deaf()
      followed()
      ended()
      connection.tell({ type: 'leave', of: id })
    }
  }, [id])
  return live
}

/** What can be done in a game; each resolves when the server has done it. */
export class Actions {
  constructor(private readonly game: Game) {}

  move(move: Pick<Move, 'text'>): Promise<Message> {
    return this.ask('move', { ply: this.game.moves.length, move: move.text })
  }

  sit(side: Side): Promise<Message> {
    return this.ask('sit', { side })
  }

  undo(): Promise<Message> {
    return this.ask('undo', { ply: this.game.moves.length })
  }

  hint(): Promise<Message & Hint> {
    return this.ask('hint') as Promise<Message & Hint>
  }

  resign(): Promise<Message> {
    return this.ask('resign')
  }

  draw(): Promise<Message> {
    return this.ask('draw')
  }

  decline(): Promise<Message> {
    return this.ask('decline')
  }

  /** Everybody at the table is told where the play goes on. */
  rematch(): Promise<Message> {
    return this.ask('rematch')
  }

  pause(): Promise<Message> {
    return this.ask('pause')
  }

  resume(): Promise<Message> {
    return this.ask('resume')
  }

  private ask(type: string, fields: Readonly<Record<string, unknown>> = {}): Promise<Message> {
    return connection.ask({ type, game: this.game.id, ...fields })
  }
}
