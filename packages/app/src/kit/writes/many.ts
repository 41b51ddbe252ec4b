import {
  canRetry,
  isUnsettled,
  type RunSummary,
  summarizeRun,
  type WriteState,
} from '@corrente/domain/writes'
import type { QueryKey } from '../../gateways/index.ts'
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
  const listeners = new Set<() => void>()
  /** Items that were given to the engine; before that an item waits, whatever an earlier write of its keys came to. */
  const begun = new Set<number>()
  let isStopped = false
  let running = 0
  let workers = 0

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const states = (): readonly WriteState[] =>
    items.map(({ keys }, place) => (begun.has(place) ? writes.stateOf(keys) : { phase: 'idle' }))
  const outdate = () => {
    const keys = new Map(items.flatMap(({ outdates }) => outdates).map((key) => [JSON.stringify(key), key]))
    if (states().some(({ phase }) => phase === 'done' || phase === 'accepted' || phase === 'other'))
      for (const key of keys.values()) invalidate(key)
  }
  const together = async (work: () => Promise<unknown>) => {
    running += 1
    tell()
    try {
      await work()
    } finally {
      running -= 1
      if (running === 0) outdate()
      tell()
    }
  }
  const worker = async (): Promise<void> => {
    for (;;) {
      const place = items.findIndex((_, each) => !begun.has(each))
      const work = items[place]
      if (isStopped || !work) return
      begun.add(place)
      writes.forget(work.keys)
      await writes.press(work, true)
      tell()
    }
  }
  /** As many workers as there may be; those of an earlier press go on. */
  const begin = () =>
    together(async () => {
      const more = Array.from({ length: atOnce - workers }, worker)
      workers += more.length
      await Promise.all(more.map((each) => each.finally(() => (workers -= 1))))
    })

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
      together(() =>
        Promise.all(
          items
            .filter(({ keys }) => isUnsettled(writes.stateOf(keys)))
            .map(({ keys }) => writes.verify(keys)),
        ),
      ),
    subscribe: (listener) => {
      listeners.add(listener)
      const stop = writes.subscribe(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}
