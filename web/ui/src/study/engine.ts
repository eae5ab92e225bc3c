import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { saidProblem } from '../app/sentence'
import { Connection, ownSocket, type Message } from '../app/socket'
import type { Analysis, AnalysisRequest, Problem } from '../app/types'
import type { Place } from './place'

export type Question = { readonly type: 'analyse' | 'threat' } & Pick<AnalysisRequest, 'player' | 'lines' | 'values' | 'limit'>

interface Answer {
  readonly analysis?: Analysis
  readonly fault?: string
}

export interface Engine extends Answer {
  /** Whether the search has ended by itself. */
  readonly finished: boolean
  /** Asks the same question again. */
  readonly restart: () => void
}

/** The id of the last request; answers to earlier requests have another id. */
let lastAsk = 0
const idle: Connection[] = []

function open(): Connection {
  return idle.pop() ?? new Connection(ownSocket)
}

/**
 * Analyses a position while it is shown. Each analysis has its own connection, because the server runs one per socket.
 */
export function useEngine(question: Question | undefined, place: Place | undefined): Engine {
  const [answer, setAnswer] = useState<Answer>({})
  const [round, setRound] = useState(0)
  useEffect(() => {
    setAnswer({})
    if (question === undefined || place === undefined) {
      return
    }
    const connection = open()
    const ask = ++lastAsk
    const end = connection.keep('analysis', { ...question, ...place, ask })
    const mine = (message: Message) => message['ask'] === ask
    const offs = [
      connection.on<Message & Analysis>('analysis', (message) => mine(message) && setAnswer({ analysis: message })),
      connection.on('error', (message) => mine(message) && setAnswer({ fault: saidProblem(message as unknown as Problem) })),
    ]
    return () => {
      end()
      offs.forEach((off) => off())
      connection.tell({ type: 'stop' })
      idle.push(connection)
    }
  }, [JSON.stringify([question, place]), round])
  const finished = answer.fault !== undefined || answer.analysis?.done === true
  const restart = useCallback(() => setRound((before) => before + 1), [])
  return useMemo(() => ({ ...answer, finished, restart }), [answer])
}
