import { useEffect, useState } from 'preact/hooks'
import { saidProblem } from '../app/sentence'
import { Connection, type Message } from '../app/socket'
import type { Analysis, AnalysisRequest, Problem } from '../app/types'
import type { Place } from './place'

export type Question = { readonly type: 'analyse' | 'threat' } & Pick<AnalysisRequest, 'player' | 'lines' | 'values' | 'limit'>

export interface Engine {
  readonly analysis?: Analysis
  readonly fault?: string
}

/** Answers to questions that were asked before carry another number. */
let lastAsk = 0
const idle: Connection[] = []

function open(): Connection {
  return idle.pop() ?? new Connection(() => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`))
}

/**
 * Lets a program think about a position for as long as it is shown. A connection bears one analysis, so that each
 * program that thinks beside another has its own.
 */
export function useEngine(question: Question | undefined, place: Place | undefined): Engine {
  const [engine, setEngine] = useState<Engine>({})
  useEffect(() => {
    setEngine({})
    if (question === undefined || place === undefined) {
      return
    }
    const connection = open()
    const ask = ++lastAsk
    const end = connection.keep('analysis', { ...question, ...place, ask })
    const mine = (message: Message) => message['ask'] === ask
    const offs = [
      connection.on<Message & Analysis>('analysis', (message) => mine(message) && setEngine({ analysis: message })),
      connection.on('error', (message) => mine(message) && setEngine({ fault: saidProblem(message as unknown as Problem) })),
    ]
    return () => {
      end()
      offs.forEach((off) => off())
      connection.tell({ type: 'stop' })
      idle.push(connection)
    }
  }, [JSON.stringify([question, place])])
  return engine
}
