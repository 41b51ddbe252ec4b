import type { RunSummary, WriteState } from '@corrente/domain/writes'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { usePorts } from '../../ports/index.ts'
import type { WriteAction } from './action.ts'
import { writesOf } from './documentWrites.ts'
import { createRun, type Run } from './many.ts'
import { workOfAction } from './work.ts'

/** A run as a page shows it. */
export interface RunShown<Item> extends Pick<Run, 'stop'> {
  readonly items: readonly Item[]
  /** Where each item stands, in their order. */
  readonly states: readonly WriteState[]
  readonly summary: RunSummary
  readonly isRunning: boolean
  /** As of `Run`; resolves with how each ended. */
  readonly retry: () => Promise<readonly WriteState[]>
  readonly verify: () => Promise<readonly WriteState[]>
}

interface Begun<Item> {
  readonly items: readonly Item[]
  readonly run: Run
}

/**
 * Independent writes of a page, one or two at a time. A new run takes the place of the one before.
 * @returns the run, and the ways to begin one and to put its results away
 */
export function useRun<Item>(): {
  readonly run: RunShown<Item> | undefined
  /** Resolves with how each ended. */
  readonly begin: <Ready, Proof, Why extends string = never>(
    items: readonly Item[],
    actionOf: (item: Item) => WriteAction<Ready, Proof, void, never, Why>,
    /** How many at once; 1 where their order matters. Default: 2. */
    atOnce?: 1 | 2,
  ) => Promise<readonly WriteState[]>
  readonly clear: () => void
} {
  const ports = usePorts()
  const [begun, setBegun] = useState<Begun<Item>>()
  // A run tells that it moved, not to where: a number for each move.
  const source = useMemo(() => countingSource(begun?.run), [begun])
  const moves = useSyncExternalStore(source.subscribe, source.count)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moves` is what changes behind the run
  const run = useMemo((): RunShown<Item> | undefined => {
    if (!begun) return undefined
    const { items, run: at } = begun
    return {
      items,
      states: at.states(),
      summary: at.summary(),
      isRunning: at.isRunning(),
      stop: at.stop,
      retry: () => at.retry().then(at.states),
      verify: () => at.verify().then(at.states),
    }
  }, [begun, moves])
  const begin = useCallback(
    async <Ready, Proof, Why extends string = never>(
      items: readonly Item[],
      actionOf: (item: Item) => WriteAction<Ready, Proof, void, never, Why>,
      atOnce: 1 | 2 = 2,
    ) => {
      const works = items.map((item) => workOfAction(actionOf(item)))
      const { queries } = ports
      const made = createRun(writesOf(ports), works, {
        atOnce,
        invalidate: (key) => void queries?.invalidateQueries({ queryKey: key }),
      })
      setBegun({ items, run: made })
      await made.start()
      return made.states()
    },
    [ports],
  )
  return { run, begin, clear: useCallback(() => setBegun(undefined), []) }
}

function countingSource(run: Run | undefined) {
  let moves = 0
  return {
    count: () => moves,
    subscribe: (listener: () => void) =>
      run?.subscribe(() => {
        moves += 1
        listener()
      }) ?? (() => undefined),
  }
}
