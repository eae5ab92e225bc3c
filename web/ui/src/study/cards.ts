import { send } from '../app/api'
import { whose } from '../app/settings'
import { say } from '../app/toast'
import type { NewCards } from '../app/types'
import { words } from '../app/words'

/** Makes cards of the mistakes of a game of the archive, or of a line to be learnt, and says how many. */
export async function make(wanted: NewCards): Promise<void> {
  const { cards, found } = await send<{ cards: number; found: number }>('POST', '/api/training', wanted)
  say(words().train.made(cards, found - cards))
}

/** Makes cards of the mistakes of a game, which takes its time. */
export function practise(game: number): Promise<void> {
  return make({ game, side: whose.value })
}
