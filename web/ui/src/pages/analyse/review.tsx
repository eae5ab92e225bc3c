import { useEffect, useState } from 'preact/hooks'
import { post } from '../../app/api'
import { connection, type Message } from '../../app/socket'
import { said, saidProblem } from '../../app/sentence'
import type { BegunReview, Document, ReviewedMove, ReviewProgress } from '../../app/types'
import { words } from '../../app/words'
import { documentOf, type TreeState } from '../../study/tree-state'
import { Segmented } from '../../study/segmented'
import { reason } from '../../study/use'
import { Whose } from '../../study/whose'

/** The progress of a review. */
export interface Review {
  readonly done: number
  readonly moves: readonly ReviewedMove[]
  readonly document?: Document
  readonly fault?: string
}

/** A review of the main line, started on request. */
export function useReview(state: TreeState | undefined): readonly [Review | undefined, (millis: number) => void] {
  const [review, setReview] = useState<Review>()
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    if (asked === undefined) {
      return
    }
    const off = connection.on<Message & ReviewProgress>('review', (message) => {
      if (message.review === asked) {
        const { done, moves, document, error, why } = message
        setReview({ done: error === null ? done : 1, moves, ...(document === null ? {} : { document }), ...(error === null ? {} : { fault: saidProblem({ error, why }) }) })
      }
    })
    const end = connection.keep('review', { type: 'review', review: asked })
    return () => {
      off()
      end()
      connection.tell({ type: 'leave', of: asked })
    }
  }, [asked])
  const begin = (millis: number) => {
    if (state === undefined) {
      return
    }
    setReview({ done: 0, moves: [] })
    post<BegunReview>('/api/review', { kind: state.kind, document: documentOf(state), millis }).then(
      (answer) => setAsked(answer.review),
      (fault: unknown) => setReview({ done: 1, moves: [], fault: reason(fault) }),
    )
  }
  return [review, begin]
}

/** Translates the English comments of the server to the language of the page. */
export function inLanguage(document: Document, faults: readonly ReviewedMove[]): Document {
  const worded = (comment: string) =>
    faults.reduce((text, { why }) => (why === null ? text : text.replace(why.text, () => said(why))), comment)
  return { ...document, nodes: document.nodes.map((node) => ({ ...node, comment: worded(node.comment) })) }
}

interface Props {
  readonly review: Review | undefined
  readonly unit: 'man' | 'disc'
  readonly canBegin: boolean
  readonly onBegin: (millis: number) => void
  readonly onPly: (ply: number) => void
  /** The number of a move; the first ply is 1. */
  readonly numberOf: (ply: number) => string
  /** Creates training cards from the mistakes. */
  readonly onPractise: () => Promise<void>
  /** Opens the annotated game. */
  readonly onAnnotate: (document: Document) => void
}

/** The discs that a move loses against the best one. */
export function discsLost({ score, played }: Pick<ReviewedMove, 'score' | 'played'>): number {
  return Math.abs(score.value - played.value)
}

/** The mistakes: the worst first, or in the order played. */
export function mistakes(
  moves: readonly ReviewedMove[], isMistake: (kind: string) => boolean, order: 'worst' | 'played', lost: (move: ReviewedMove) => number,
): readonly ReviewedMove[] {
  const found = moves.filter((move) => isMistake(move.kind))
  return order === 'played' ? found : found.sort((one, other) => lost(other) - lost(one) || one.ply - other.ply)
}

/** The mistakes of a game, each with the better move and the reason. */
export function ReviewPanel({ review, unit, canBegin, onBegin, onPly, numberOf, onPractise, onAnnotate }: Props) {
  const text = words().analyse
  const [millis, setMillis] = useState(300)
  const annotated = review?.document
  const [order, setOrder] = useState<'worst' | 'played'>('worst')
  const [practising, setPractising] = useState(false)
  const faults = mistakes(review?.moves ?? [], (kind) => kind in text.verdicts, order, unit === 'disc' ? discsLost : ({ loss }) => loss)
  const practise = () => {
    setPractising(true)
    void onPractise().finally(() => setPractising(false))
  }
  return (
    <section class="card" aria-labelledby="review-title">
      <header class="row">
        <h2 id="review-title" class="grow">{text.review}</h2>
        <label class="inline">
          <span class="soft">{text.perMove}</span>
          <select value={millis} onChange={(event) => setMillis(Number(event.currentTarget.value))}>
            {[100, 300, 1000, 3000].map((one) => <option key={one} value={one}>{one / 1000} s</option>)}
          </select>
        </label>
        <button class="primary" disabled={!canBegin || (review !== undefined && review.done < 1)} onClick={() => onBegin(millis)}>{text.findMistakes}</button>
      </header>
      {review?.fault === undefined ? null : <p class="fault" role="alert">{review.fault}</p>}
      {review === undefined || review.done >= 1 ? null : (
        <progress value={review.done} max={1} aria-label={text.review} />
      )}
      {review !== undefined && review.done >= 1 && faults.length === 0 && review.fault === undefined ? <p role="status">{text.noMistakes}</p> : null}
      {review !== undefined && review.done >= 1 && faults.length > 0 ? (
        <div class="row review-tools">
          <button onClick={practise} disabled={practising} aria-busy={practising}>{practising ? words().train.making : words().train.practise}</button>
          <Whose />
          {annotated === undefined ? null : <button onClick={() => onAnnotate(inLanguage(annotated, faults))}>{text.annotate}</button>}
        </div>
      ) : null}
      {faults.length < 2 ? null : (
        <Segmented legend={text.order} value={order} onChange={setOrder} choices={[['worst', text.orders.worst], ['played', text.orders.played]]} />
      )}
      {faults.length === 0 ? null : <p class="soft">{unit === 'disc' ? text.measuredInDiscs : text.measuredInChances}</p>}
      <ul class="faults">
        {faults.map((move) => (
          <li key={move.ply}>
            <button class="quiet" onClick={() => onPly(move.ply)}>
              <span class="soft">{numberOf(move.ply)}</span> <b>{move.move}</b>
              <span class={`verdict ${move.kind}`}>{text.verdicts[move.kind]}</span>
              <span class="loss">{unit === 'disc' ? text.lostDiscs(discsLost(move).toFixed(1)) : text.lostChances(Math.round(100 * move.loss))}</span>
            </button>
            {move.why === null ? null : <p>{said(move.why)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
