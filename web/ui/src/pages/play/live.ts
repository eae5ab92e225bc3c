import { useEffect, useState } from 'preact/hooks'
import { kindOf } from '../../app/api'
import { address, go } from '../../app/router'
import { connection, type Message } from '../../app/socket'
import { sayFault } from '../../app/toast'
import type { ClockReading, Game, Kind, Rematch, Side } from '../../app/types'

export type Heard = Message & Game

/** A game with the time, by `performance.now()`, at which its clocks were received. */
export interface LiveGame extends Game {
  readonly clock: (ClockReading & { readonly heard: number }) | null
}

function stamped(game: Game): LiveGame {
  return game.clock === null ? { ...game, clock: null } : { ...game, clock: { ...game.clock, heard: performance.now() } }
}

/** Merges an update, which may omit known moves, into a game; undefined if moves are missing. */
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

/** A live game with updates; takes the seats that the address names. */
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

type Action = 'move' | 'sit' | 'undo' | 'hint' | 'resign' | 'draw' | 'decline' | 'rematch' | 'pause' | 'resume'

/** Performs an action in a game; resolves when the server has executed it. */
export function perform<T extends Message>(game: Game, action: Action, fields: Readonly<Record<string, unknown>> = {}): Promise<T> {
  return connection.ask<T>({ type: action, game: game.id, ...fields })
}

/** Performs an action, and shows the error if the server refuses it. */
export function attempt(game: Game, action: Action, fields: Readonly<Record<string, unknown>> = {}): void {
  perform(game, action, fields).catch(sayFault)
}
