import {
  canRetry,
  IDLE,
  isUnsettled,
  type RunSummary,
  summarizeRun,
  type WriteState,
} from '@corrente/domain/writes'
import type { QueryKey } from '../../gateways/index.ts'
import { createListeners } from '../../ports/index.ts'
import type { Writes } from './engine.ts'
import type { Work } from './work.ts'

/** Independent writes, one or two at a time. */
export interface Run {
  /** Where each item stands, in the order in which they were given. */
  readonly states: () => readonly WriteState[]
  readonly summary: () => RunSummary
  readonly isRunning: () => boolean
  /** Resolves when nothing is under way any more. */
  readonly start: () => Promise<void>
  /** What is under way ends; nothing more is begun. */
  readonly stop: () => void
  /** Again for what was refused, not applied or not sent; never for what is done or of unknown end. */
  readonly retry: () => Promise<void>
  /** Looks up all that is of unknown end. */
  readonly verify: () => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

/** @param atOnce - how many may be under way */
export function createRun(
  writes: Writes,
  items: readonly Work[],
  { atOnce, invalidate }: { readonly atOnce: 1 | 2; readonly invalidate: (key: QueryKey) => void },
): Run {
  const { add, tell } = createListeners()
  /** Items that were given to the engine; before that an item waits, whatever an earlier write of its keys came to. */
  const begun = new Set<number>()
  let isStopped = false
  let running = 0
  const slot = createSlots(atOnce)

  const states = (): readonly WriteState[] =>
    items.map(({ keys }, place) => (begun.has(place) ? writes.stateOf(keys) : IDLE))
  const outdate = () => {
    const keys = new Map(items.flatMap(({ outdates }) => outdates).map((key) => [JSON.stringify(key), key]))
    if (states().some(({ phase }) => phase === 'done' || phase === 'accepted' || phase === 'other'))
      for (const key of keys.values()) invalidate(key)
  }
  const together = async (work: readonly Promise<void>[]) => {
    running += 1
    tell()
    try {
      await Promise.all(work)
    } finally {
      running -= 1
      if (running === 0) outdate()
      tell()
    }
  }
  const begin = () =>
    together(
      items.map((work, place) =>
        slot(async () => {
          if (isStopped || begun.has(place)) return
          begun.add(place)
          writes.forget(work.keys)
          await writes.press(work, true)
          tell()
        }),
      ),
    )

  return {
    states,
    summary: () => summarizeRun(states()),
    isRunning: () => running > 0,
    start: begin,
    stop: () => {
      isStopped = true
      tell()
    },
    retry: () => {
      isStopped = false
      states().forEach((state, place) => {
        if (canRetry(state)) begun.delete(place)
      })
      return begin()
    },
    verify: () =>
      together(
        items
          .filter(({ keys }) => isUnsettled(writes.stateOf(keys)))
          .map(({ keys }) => slot(() => writes.verify(keys))),
      ),
    subscribe: (listener) => {
      const stops = [add(listener), writes.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** Runs pieces of work in the order in which they come, so many at once. */
function createSlots(atOnce: number) {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async (work: () => Promise<void>): Promise<void> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
