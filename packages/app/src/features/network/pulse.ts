import type { EpochMs } from '@corrente/domain/time'
import type { LiveConnection } from '../../live/index.ts'
import { createListeners } from '../../ports/index.ts'

/** Live changes are shown at once, and then at most once in this time: a list is read, not watched frame by frame. */
const EVERY_MS = 1000
/** It beats at least so often: what was too young grows old. */
const QUIET_MS = 10_000

type Stations = Pick<LiveConnection['stations'], 'subscribe'>

/** When the screens look at the network: all of them at one instant, so that two counts of one thing are equal. */
export interface Pulse {
  /** @returns unsubscribes */
  readonly subscribe: (then: () => void) => () => void
  /** The time of the last beat. */
  readonly at: () => EpochMs
}

const pulses = new WeakMap<Stations, Pulse>()

/** The pulse of a network: one for the whole page. @param now this machine's clock */
export function pulseOf(stations: Stations, now: () => EpochMs): Pulse {
  const known = pulses.get(stations)
  if (known) return known
  const listeners = createListeners<void>()
  let at = now()
  let isDue = false
  let first: ReturnType<typeof setTimeout> | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  let quiet: ReturnType<typeof setTimeout> | undefined
  let end: (() => void) | undefined
  const beat = () => {
    isDue = false
    at = now()
    clearTimeout(quiet)
    quiet = setTimeout(beat, QUIET_MS)
    clearTimeout(resting)
    resting = setTimeout(() => {
      resting = undefined
      if (isDue) beat()
    }, EVERY_MS)
    listeners.tell()
  }
  const onChange = () => {
    const isFirst = !isDue && resting === undefined
    isDue = true
    // In a task of its own: whoever keeps books of the stations has heard of the change by then, and a whole network is no
    // long task.
    if (isFirst) first = setTimeout(() => isDue && beat())
  }
  const begin = () => {
    at = now()
    quiet = setTimeout(beat, QUIET_MS)
    end = stations.subscribe(onChange)
  }
  const stop = () => {
    end?.()
    end = undefined
    isDue = false
    clearTimeout(first)
    clearTimeout(resting)
    resting = undefined
    clearTimeout(quiet)
  }
  const pulse: Pulse = {
    subscribe: (then) => {
      if (!end) begin()
      const remove = listeners.add(() => then())
      return () => {
        remove()
        if (listeners.size() === 0) stop()
      }
    },
    at: () => at,
  }
  pulses.set(stations, pulse)
  return pulse
}
