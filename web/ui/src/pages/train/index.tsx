import { useMemo, useState } from 'preact/hooks'
import { get, post } from '../../app/api'
import { Board, piecesOf } from '../../app/board'
import { rename, type Route } from '../../app/router'
import { inWords, said } from '../../app/sentence'
import { language } from '../../app/settings'
import { sayFault } from '../../app/toast'
import { TypedMove } from '../../app/typed-move'
import type { Card, Kind, Move, Verdict } from '../../app/types'
import { words } from '../../app/words'
import type { Pieces } from '../../board/model'
import { addressOf } from '../../study/place'
import { GameSelect } from '../../study/position-panel'
import { useAnswer, useKinds, usePosition } from '../../study/use'
import '../../study/study.css'
import './train.css'

export default function TrainPage(route: Route) {
  const kinds = useKinds()
  const wanted = route.query.get('kind') ?? ''
  const [turn, setTurn] = useState(0)
  const card = useAnswer(() => get<Card>(`/api/training${wanted === '' ? '' : `?kind=${encodeURIComponent(wanted)}`}`), [wanted, turn])
  const text = words().train
  const kind = kinds.find((one) => one.id === card.value?.kind)
  return (
    <div class="page-train">
      <div class="row page-head">
        <h1>{words().pages.train}</h1>
        <GameSelect kinds={kinds} value={wanted} any={words().archive.any} onChange={(id) => rename(id === '' ? '/train' : `/train?kind=${id}`)} />
      </div>
      <p class="lead">{text.lead}</p>
      {card.fault === undefined ? null : <p class="fault" role="alert">{card.fault}</p>}
      {card.value === undefined ? null : card.value.card === null || kind === undefined ? (
        <Nothing left={card.value.left} />
      ) : (
        <Question key={`${card.value.card} ${turn}`} card={card.value} kind={kind} onNext={() => setTurn(turn + 1)} />
      )}
    </div>
  )
}

function Nothing({ left }: { readonly left: number }) {
  const text = words().train
  return (
    <div class="empty" role="status">
      <p>{left === 0 ? text.none : text.nothingDue(left)}</p>
      <p class="row centred"><a class="button primary" href="/archive">{text.fromArchive}</a> <a class="button" href="/analyse">{text.fromAnalysis}</a></p>
    </div>
  )
}

function Question({ card, kind, onNext }: { readonly card: Card; readonly kind: Kind; readonly onNext: () => void }) {
  const text = words().train
  const [tried, setTried] = useState<Move>()
  const [verdict, setVerdict] = useState<Verdict>()
  // The first try, if it was wrong.
  const [missed, setMissed] = useState<Move>()
  const best = verdict?.best ?? undefined
  const place = { kind: kind.id, fen: card.fen, moves: best === undefined ? [] : [best.text] }
  const position = usePosition(place).value
  const question = usePosition({ ...place, moves: [] }).value
  // Puts a missed move back.
  const pieces = useMemo(() => (position === undefined ? NO_PIECES : piecesOf(position)), [position, missed])
  const answer = (move: Move) => {
    setTried(move)
    post<Verdict>(`/api/training/${card.card}`, { move: move.text, tries: missed === undefined ? 1 : 2 })
      .then((found) => (found.again ? setMissed(move) : setVerdict(found)), sayFault)
  }
  const side = question?.side ?? 'white'
  return (
    <div class="study train">
      <div class="stack">
        <Board
          shape={kind.shape} pieces={pieces} flipped={side === 'black' && kind.unit === 'man'} last={best}
          moves={verdict === undefined && position !== undefined ? position.moves : NONE} at={place} onMove={answer}
        />
        {verdict === undefined && question !== undefined ? <TypedMove at={{ ...place, moves: [] }} moves={question.moves} onMove={answer} /> : null}
      </div>
      <div class="stack">
        <section class="card" aria-live="polite">
          <h2>{card.question === 'mistake' ? text.findBetter(words().sides[side]) : text.nextMove(words().sides[side])}</h2>
          {card.source === null || card.source === "" ? null : <p class="soft">{card.source}</p>}
          {verdict === undefined ? <p>{missed === undefined ? text.playIt : <strong>{text.tryAgain(missed.text)}</strong>}</p> : (
            <>
              <p class={verdict.right ? 'right-answer' : 'wrong-answer'}>
                <strong>{!verdict.right ? text.wrong(tried?.text ?? '', best?.text ?? '') : missed === undefined ? text.right : text.rightSecond}</strong>
              </p>
              {verdict.why.map((one) => <p key={one.sentence.text}>{one.move === null ? said(one.sentence) : `${one.move} ${inWords(one.sentence, words())}`}</p>)}
              <p class="soft">{againText(verdict)}</p>
              <div class="row">
                <button class="primary" autofocus onClick={onNext}>{text.next}</button>
                <a class="button" href={addressOf('analyse', { kind: kind.id, fen: card.fen, moves: [] })}>{words().pages.analyse}</a>
                <a class="button" href={addressOf('why', { kind: kind.id, fen: card.fen, moves: [] })}>{words().pages.why}</a>
              </div>
            </>
          )}
        </section>
        <p class="soft">{text.counts(card.due, card.left)}</p>
      </div>
    </div>
  )
}

/** The day of the next repetition of a card. */
export function againText({ next, days }: Pick<Verdict, 'next' | 'days'>): string {
  const text = words().train
  const day = new Date(`${next}T12:00:00`).toLocaleDateString(language.value, { day: 'numeric', month: 'long', year: 'numeric' })
  return days === 0 ? text.againToday : days === 1 ? text.againTomorrow : text.again(day)
}

const NONE: readonly never[] = []
const NO_PIECES: Pieces = new Map()
