import { send } from '../app/api'
import { whose } from '../app/settings'
import { say } from '../app/toast'
import type { NewCards } from '../app/types'
import { words } from '../app/words'

/** Creates training cards from the mistakes of a game or from an opening line, and shows their number. */
export async function make(wanted: NewCards): Promise<void> {
  const { cards, found } = await send<{ cards: number; found: number }>('POST', '/api/training', wanted)
  say(words().train.made(cards, found - cards))
}

/** Creates training cards from the mistakes of an archived game. */
export function practise(game: number): Promise<void> {
  return make({ game, side: whose.value })
}
