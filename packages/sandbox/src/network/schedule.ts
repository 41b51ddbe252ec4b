import type { EpochMs } from '../clock/clock.ts'

/** Something that happens at an instant. */
interface Plan {
  at: EpochMs
  order: number
  run: (at: EpochMs) => void
}

/** Plans in the order of their instants; those of one instant in the order in which they were made. */
export interface Schedule {
  add(at: EpochMs, run: (at: EpochMs) => void): void
  /** Runs everything due until `now`, each plan with its own instant, including what is planned meanwhile. */
  runUntil(now: EpochMs): void
  /** Moves all plans by so many milliseconds. */
  shift(deltaMs: number): void
  /** The instant of the next plan. */
  nextAt(): EpochMs | undefined
}

const isBefore = (a: Plan, b: Plan): boolean => a.at < b.at || (a.at === b.at && a.order < b.order)

/** An empty schedule: a binary heap. */
export const createSchedule = (): Schedule => {
  const heap: Plan[] = []
  let order = 0

  const swap = (i: number, j: number): void => {
    const a = heap[i]
    const b = heap[j]
    if (a === undefined || b === undefined) return
    heap[i] = b
    heap[j] = a
  }
  const up = (start: number): void => {
    let at = start
    while (at > 0) {
      const parent = (at - 1) >> 1
      const own = heap[at]
      const above = heap[parent]
      if (own === undefined || above === undefined || !isBefore(own, above)) return
      swap(at, parent)
      at = parent
    }
  }
  const down = (): void => {
    let at = 0
    for (;;) {
      let least = at
      for (const child of [2 * at + 1, 2 * at + 2]) {
        const one = heap[child]
        const best = heap[least]
        if (one !== undefined && best !== undefined && isBefore(one, best)) least = child
      }
      if (least === at) return
      swap(at, least)
      at = least
    }
  }
  const take = (): Plan | undefined => {
    const first = heap[0]
    const last = heap.pop()
    if (last !== undefined && heap.length > 0) {
      heap[0] = last
      down()
    }
    return first
  }

  return {
    add: (at, run) => {
      heap.push({ at, order: order++, run })
      up(heap.length - 1)
    },
    runUntil: (now) => {
      while (heap[0] !== undefined && heap[0].at <= now) {
        const plan = take()
        plan?.run(plan.at)
      }
    },
    shift: (deltaMs) => {
      for (const plan of heap) plan.at += deltaMs
    },
    nextAt: () => heap[0]?.at,
  }
}
