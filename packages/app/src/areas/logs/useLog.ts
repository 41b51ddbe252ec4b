import type { LogFacts, LogIndex, LogPart, LogQuestion, LogView } from '@corrente/domain/logs'
import { failureOf } from '@corrente/ui/foundations'
import { type LogEnd, logTextOf, type ShownLog } from '@corrente/ui/widgets/logs'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { type LogReply, logQuery } from '../../resources/logs.ts'
import { type LogWorker, startLogWorker } from './reader/logWorker.ts'
import type { LogPiece } from './reader/protocol.ts'

/** What the page holds of a log; the worker holds the same. */
interface Held {
  readonly of: string
  readonly text: string
  readonly index: LogIndex
  readonly facts: LogFacts
}

interface Answered {
  readonly of: string
  readonly view: LogView
}

/** A log with what is asked of it. */
export interface Log {
  readonly log: ShownLog | undefined
  readonly end: LogEnd
  readonly failure: ReturnType<typeof failureOf>
  readonly isReading: boolean
  readonly read: () => void
  readonly hasNewDay: boolean
  readonly showNewDay: () => void
  readonly partOf: (part: LogPart) => Promise<string>
}

const isText = (reply: LogReply | undefined) => reply?.kind === 'text'

/** The log of an account: read by a query, held and searched by a worker, kept on screen whatever becomes of a later read. */
export function useLog(account: string | undefined, isFollowed: boolean, question: LogQuestion): Log {
  const reply = useLoadable(useMemo(() => logQuery(account, isFollowed), [account, isFollowed]))
  const worker = useRef<LogWorker>(undefined)
  const [held, setHeld] = useState<Held>()
  const [isOther, setOther] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [answered, setAnswered] = useState<Answered>()
  const own = held?.of === account ? held : undefined

  const take = (of: string, piece: LogPiece | undefined) => {
    if (!piece) return
    const { from, text, index, facts } = piece
    setHeld((now) => ({ of, text: (now?.of === of ? now.text : '').slice(0, from) + text, index, facts }))
  }
  useEffect(() => {
    worker.current = account === undefined ? undefined : startLogWorker()
    setHeld(undefined)
    setOther(false)
    setBroken(false)
    return () => worker.current?.close()
  }, [account])

  const { data } = reply
  const receive = useEffectEvent(async (isStill: () => boolean) => {
    if (account === undefined || data === undefined) return
    // A log that ended, or is not to be had any more, is another one: what is shown stays until it is dismissed.
    if (data.kind !== 'text') return setOther(own !== undefined)
    try {
      const said = await worker.current?.read(data.body)
      if (!said || !isStill()) return
      take(account, said.piece)
      setOther(said.isOther)
      setBroken(false)
    } catch {
      if (isStill()) setBroken(true)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has another worker, which has read nothing yet
  useEffect(() => {
    let isStill = true
    void receive(() => isStill)
    return () => {
      isStill = false
    }
  }, [data, account])

  const key = JSON.stringify(question)
  const index = own?.index
  const ask = useEffectEvent(async (isStill: () => boolean) => {
    const view = await worker.current?.ask(question)
    if (view && isStill()) setAnswered({ of: account ?? '', view })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is asked again of a log that has grown
  useEffect(() => {
    if (!index) return
    let isStill = true
    // A worker that cannot run is told where it reads.
    ask(() => isStill).catch(() => undefined)
    return () => {
      isStill = false
    }
  }, [key, index])

  const text = useMemo(() => own && logTextOf(own.text, own.index), [own])
  const answer = answered?.of === account ? answered?.view : undefined
  const hasRead = own !== undefined && text !== undefined
  return {
    log: hasRead ? { text, facts: own.facts, answer, at: reply.at } : undefined,
    end: endOf(account, data, isBroken, failureOf(reply) !== undefined),
    failure: isBroken ? 'unreadable' : failureOf(reply),
    isReading: reply.isRetrying,
    read: reply.retry,
    hasNewDay: hasRead && isOther,
    showNewDay: () => {
      setOther(false)
      setAnswered(undefined)
      // What is not a text any more has no lines: the screen says what there is instead.
      if (!isText(data)) setHeld(undefined)
      else
        void worker.current?.accept().then(
          (piece) => take(account ?? '', piece),
          () => setBroken(true),
        )
    },
    partOf: async (part) => {
      if (!worker.current) throw new Error('There is no log to cut from.')
      return worker.current.part(question, part)
    },
  }
}

function endOf(
  account: string | undefined,
  data: LogReply | undefined,
  isBroken: boolean,
  hasFailed: boolean,
): LogEnd {
  if (account === undefined) return 'choose'
  if (isBroken || hasFailed) return 'failed'
  return data === undefined || data.kind === 'text' ? 'loading' : data.kind
}
