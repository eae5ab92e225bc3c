import { allKinds, get } from '../../app/api'
import { Thumbnail } from '../../app/board'
import { NAVIGATION } from '../../app/pages'
import type { Kind, ListedGame, Side } from '../../app/types'
import { words } from '../../app/words'
import { useAnswer } from '../../study/use'
import { playerName } from '../play/wish'
import './home.css'

/** The games at the top; the others follow in the order of the server. */
const FIRST = ['international', 'italian', 'othello']

export default function Home() {
  const kinds = useAnswer(allKinds, [])
  const running = useAnswer(() => get<readonly ListedGame[]>('/api/live'), [])
  const text = words().home
  const sorted = inOrder(kinds.value ?? [])
  const [main] = sorted
  return (
    <div class="home">
      <section class="hero">
        <div>
          <h1>{text.title}</h1>
          <p class="lead">{text.lead}</p>
          <p class="row">
            <a class="button primary big" href="/play">{text.playNow}</a>
            <a class="button big" href="/analyse">{words().pages.analyse}</a>
          </p>
          <Running games={running.value ?? []} />
        </div>
        {main === undefined ? <div class="thumbnail" /> : <Thumbnail kind={main} />}
      </section>
      {kinds.fault === undefined ? null : <p class="fault" role="alert">{kinds.fault}</p>}
      <section aria-labelledby="choose">
        <h2 id="choose">{text.choose}</h2>
        <ul class="games">
          {sorted.map((kind) => (
            <li key={kind.id}>
              <a class="card" href={`/play?kind=${kind.id}`}>
                <Thumbnail kind={kind} />
                <span>{words().games[kind.id] ?? kind.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="explore">
        <h2 id="explore">{text.explore}</h2>
        <ul class="pages">
          {NAVIGATION.filter((page) => page !== 'play').map((page) => (
            <li key={page}>
              <a class="card" href={`/${page}`}><b>{words().pages[page]}</b><span class="soft">{text.about[page]}</span></a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function inOrder(kinds: readonly Kind[]): readonly Kind[] {
  const rank = (kind: Kind) => (FIRST.includes(kind.id) ? FIRST.indexOf(kind.id) : FIRST.length)
  return [...kinds].sort((one, other) => rank(one) - rank(other))
}

/** The name of a player, or else the side. */
function named(game: ListedGame, side: Side): string {
  return game[side] === '?' || game[side] === '' ? words().sides[side] : playerName(game[side])
}

function Running({ games }: { readonly games: readonly ListedGame[] }) {
  return games.length === 0 ? null : (
    <>
      <h2>{words().home.running}</h2>
      <ul class="running">
        {[...games].sort((one, other) => Number(other.yours) - Number(one.yours)).slice(0, 5).map((game) => (
          <li key={game.id}>
            <a href={`/game/${game.id}`}>
              <b>{named(game, 'white')} – {named(game, 'black')}</b>
              <small class="soft">{words().games[game.kind] ?? game.kind}{game.yours ? ` · ${words().play.you}` : ''}</small>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
