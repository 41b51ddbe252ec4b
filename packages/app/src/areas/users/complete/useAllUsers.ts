import type { EpochMs } from '@corrente/domain/time'
import type { UserAnswer, UserQuestion } from '@corrente/domain/users'
import type { Loadable } from '@corrente/ui/foundations'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Outcome } from '../../../gateways/index.ts'
import { loadableOf } from '../../../kit/reading/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { downloadAllUsers } from '../../../resources/users.ts'
import { startUsersWorker, type UsersWorker } from './usersWorker.ts'

/** What is asked of the complete list, and of which one. */
export interface CompleteQuestion extends Omit<UserQuestion, 'locale'> {
  readonly isActive: boolean
}

type Read =
  | { readonly kind: 'reading' }
  | { readonly kind: 'loaded'; readonly at: EpochMs; readonly unread: number }
  | { readonly kind: 'ended'; readonly latest: Exclude<Outcome<unknown>, { kind: 'done' }> }

interface Held {
  readonly worker: UsersWorker
  readonly read: Promise<Read>
}

const READING: Read = { kind: 'reading' }

/** The complete list of the users, read at the first question of a visit and answered by a worker. */
export function useAllUsers(question: CompleteQuestion | undefined): Loadable<UserAnswer> {
  const { clock, formats, gateways } = usePorts()
  const lists = useRef(new Map<boolean, Held>())
  const [read, setRead] = useState<Read>(READING)
  const [answer, setAnswer] = useState<{ readonly of: string; readonly data: UserAnswer }>()
  const key = question && JSON.stringify(question)

  const open = (isActive: boolean): Held => {
    const known = lists.current.get(isActive)
    if (known) return known
    const worker = startUsersWorker()
    const load = async (): Promise<Read> => {
      const outcome = await downloadAllUsers(gateways.cp, isActive, closing.current.signal)
      if (outcome.kind !== 'done') return { kind: 'ended', latest: outcome }
      const unread = await worker.load(outcome.data.blob)
      return unread === undefined
        ? { kind: 'ended', latest: { kind: 'unreadable', status: 200 } }
        : { kind: 'loaded', at: clock.now(), unread }
    }
    // A worker that cannot run: what came cannot be read.
    const held = {
      worker,
      read: load().catch((): Read => ({ kind: 'ended', latest: { kind: 'unreadable', status: 200 } })),
    }
    lists.current.set(isActive, held)
    return held
  }
  const closing = useRef(new AbortController())
  useEffect(() => {
    const { current: own } = lists
    const end = new AbortController()
    closing.current = end
    return () => {
      end.abort()
      for (const { worker } of own.values()) worker.close()
      own.clear()
    }
  }, [])

  const run = useEffectEvent(async (isStill: () => boolean) => {
    if (!question) return
    const { isActive, ...asked } = question
    const held = open(isActive)
    const now = await held.read
    if (!isStill()) return
    setRead(now)
    if (now.kind !== 'loaded') return
    const data = await held.worker.ask({ ...asked, locale: formats.locale })
    if (isStill()) setAnswer({ of: JSON.stringify(question), data })
  })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try again asks the same question
  useEffect(() => {
    let isStill = true
    void run(() => isStill)
    return () => {
      isStill = false
    }
  }, [key, tries])

  const retry = () => {
    if (!question) return
    lists.current.get(question.isActive)?.worker.close()
    lists.current.delete(question.isActive)
    setRead(READING)
    setTries((now) => now + 1)
  }
  const isOwn = answer !== undefined && answer.of === key
  return loadableOf(
    {
      latest: read.kind === 'ended' ? read.latest : undefined,
      data: isOwn ? answer.data : undefined,
      dataAt: read.kind === 'loaded' ? read.at : undefined,
      unreadRows: read.kind === 'loaded' ? read.unread : 0,
      isFetching: read.kind === 'reading' || !isOwn,
    },
    retry,
  )
}
