import { send } from '../app/api'
import { whose } from '../app/settings'
import { say } from '../app/toast'
import { words } from '../app/words'

/** What cards are made of: the mistakes of a game of the archive, or a line to be learnt. */
export type Wanted = { readonly game: number; readonly side: string } | { readonly document: unknown; readonly side: string }

/** Makes cards, and says how many. */
export async function make(wanted: Wanted): Promise<void> {
  const { cards, found } = await send<{ cards: number; found: number }>('POST', '/api/training', wanted)
  say(words().train.made(cards, found - cards))
}

/** Makes cards of the mistakes of a game, which takes its time. */
export function practise(game: number): Promise<void> {
  return make({ game, side: whose.value })
}
