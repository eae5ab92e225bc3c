import { useEffect, useState } from 'preact/hooks'
import { post } from '../../app/api'
import { connection, type Message } from '../../app/socket'
import { said, saidProblem, type Sentence } from '../../app/sentence'
import type { Document, Score } from '../../app/types'
import { words } from '../../app/words'
import { documentOf, type TreeState } from '../../study/tree-state'
import { reason } from '../../study/use'
import { ScoreText } from './lines'

/** What a review says of a move. */
export interface Reviewed {
  readonly ply: number
  readonly move: string
  readonly best: string
  readonly score: Score
  readonly played: Score
  readonly loss: number
  readonly kind: string
  readonly text: string
  readonly why: Sentence | null
}

export interface ReviewMessage extends Message {
  readonly review: string
  readonly done: number
  readonly moves: readonly Reviewed[]
  /** The game with what was found written into it, at the end. */
  readonly document: Document | null
  readonly error: string | null
  readonly why: Sentence | null
}

export interface Review {
  readonly done: number
  readonly moves: readonly Reviewed[]
  readonly document?: Document
  readonly fault?: string
}

/** A review of the main line, once it is asked for. */
export function useReview(state: TreeState | undefined): readonly [Review | undefined, (millis: number) => void] {
  const [review, setReview] = useState<Review>()
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    if (asked === undefined) {
      return
    }
    const off = connection.on<ReviewMessage>('review', (message) => {
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
    post<{ review: string }>('/api/review', { kind: state.kind, document: documentOf(state), millis }).then(
      (answer) => setAsked(answer.review),
      (fault: unknown) => setReview({ done: 1, moves: [], fault: reason(fault) }),
    )
  }
  return [review, begin]
}

/** The server writes its comments in English; whoever takes them over has them in the language of the page. */
export function inLanguage(document: Document, faults: readonly Reviewed[]): Document {
  const worded = (comment: string) =>
    faults.reduce((text, { why }) => (why === null ? text : text.replace(why.text, () => said(why))), comment)
  return { ...document, nodes: document.nodes.map((node) => ({ ...node, comment: worded(node.comment) })) }
}

interface Props {
  readonly review: Review | undefined
  readonly canBegin: boolean
  readonly onBegin: (millis: number) => void
  readonly onPly: (ply: number) => void
  /** Makes cards of what was found. */
  readonly onPractise: () => void
  /** Takes the game with what was found written into it. */
  readonly onAnnotate: (document: Document) => void
}

/** The mistakes of a game, each with what would have been better and why. */
export function ReviewPanel({ review, canBegin, onBegin, onPly, onPractise, onAnnotate }: Props) {
  const text = words().analyse
  const [millis, setMillis] = useState(300)
  const annotated = review?.document
  const faults = review?.moves.filter((move) => move.kind in text.verdicts) ?? []
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
        <div class="row">
          <button onClick={onPractise}>{words().train.practise}</button>
          {annotated === undefined ? null : <button onClick={() => onAnnotate(inLanguage(annotated, faults))}>{text.annotate}</button>}
        </div>
      ) : null}
      <ul class="faults">
        {faults.map((move) => (
          <li key={move.ply}>
            <button class="quiet" onClick={() => onPly(move.ply)}>
              <span class={`verdict ${move.kind}`}>{text.verdicts[move.kind]}</span>
              <b>{move.move}</b> <ScoreText score={move.played} />
              <span class="soft">{text.better(move.best)}</span> <ScoreText score={move.score} />
            </button>
            {move.why === null ? null : <p>{said(move.why)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
