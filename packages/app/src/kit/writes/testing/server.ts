import type { Answer, Found } from '@corrente/domain/writes'

/** What becomes of one send at the server, and what comes back. */
export interface Fate {
  /** When it is applied after it came, in milliseconds; undefined: never. */
  readonly appliedAfter: number | undefined
  /** `lost`: no answer, or one that cannot be read; `broken`: a 5xx; `throws`: the code around the call is broken. */
  readonly answer: 'yes' | 'no' | 'lost' | 'broken' | 'throws'
  /** When the answer comes, in milliseconds. */
  readonly after: number
}

/** One send that came. */
export interface Sent {
  readonly name: string
  readonly at: number
  readonly fate: Fate
  /** The answer that reached the tab that sent it. */
  told: 'yes' | 'no' | undefined
  /** Whether whoever sent it found, or said, that it is over. */
  isSettled: boolean
}

/** A back end that does as a test says: counts what came, applies it now, later or never. */
export function createTestServer(now: () => number, wait: (ms: number) => Promise<void>) {
  const sent: Sent[] = []
  const fates: Fate[] = []
  /** How a read back fails next; empty: it tells the truth. */
  const readFaults: ('unreadable' | 'throws')[] = []
  const DONE: Fate = { appliedAfter: 0, answer: 'yes', after: 0 }

  const isApplied = ({ at, fate }: Sent): boolean =>
    fate.appliedAfter !== undefined && at + fate.appliedAfter <= now()
  return {
    sent,
    /** The fates of the next sends, in their order; after them all is well. */
    plan: (...next: readonly Partial<Fate>[]) => fates.push(...next.map((fate) => ({ ...DONE, ...fate }))),
    failReads: (...faults: readonly ('unreadable' | 'throws')[]) => readFaults.push(...faults),
    count: (name: string) => sent.filter((each) => each.name === name).length,
    applied: (name: string) => sent.filter((each) => each.name === name && isApplied(each)).length,
    /** @param isHeard - whether the tab that sent it is still there when the answer comes */
    receive: async <Result>(
      name: string,
      result: Result,
      isHeard: () => boolean,
    ): Promise<Answer<Result>> => {
      const fate = fates.shift() ?? DONE
      const own: Sent = { name, at: now(), fate, told: undefined, isSettled: false }
      sent.push(own)
      await wait(fate.after)
      if (fate.answer === 'throws') throw new Error('the code around the call is broken')
      if ((fate.answer === 'yes' || fate.answer === 'no') && isHeard()) own.told = fate.answer
      if (fate.answer === 'yes') return { end: 'done', result }
      if (fate.answer === 'no') return { end: 'refused', refusal: { status: 409, body: undefined } }
      return { end: 'unknown', isAnswered: fate.answer === 'broken' }
    },
    /** Whether more of this name is applied than there was before. */
    look: async <Result>(name: string, before: number, result: Result): Promise<Found<Result>> => {
      const fault = readFaults.shift()
      if (fault === 'throws') throw new Error('the code around the read is broken')
      if (fault === 'unreadable') return { found: 'unreadable' }
      const count = sent.filter((each) => each.name === name && isApplied(each)).length
      return count > before ? { found: 'applied', result } : { found: 'unchanged' }
    },
  }
}
export type TestServer = ReturnType<typeof createTestServer>
