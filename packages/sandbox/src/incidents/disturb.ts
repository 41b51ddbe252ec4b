import type { EventRow } from '../store/rows.ts'
import type { Random } from '../world/random.ts'
import type { Told } from './events.ts'
import { DAY_MS, HOUR_MS, type IncidentWorld, MINUTE_MS, type Stretch, whole } from './truth.ts'

/** What the server heard: an event with the moment at which it came. */
interface Heard {
  told: Told
  arrivedAt: number
}

/** While a station's clock is wrong: when, and by how much. */
export interface ClockFault extends Stretch {
  by: number
}

/** A clock that is wrong for some days, by days: hours could hide between two events of a quiet network. */
export const drawClockFault = ({ from, to }: Stretch, random: Random): ClockFault => {
  const start = whole(from + DAY_MS + random.next() * (to - from - 6 * DAY_MS))
  const days = random.int(2, 9) * (random.chance(0.5) ? 1 : -1)
  return {
    from: start,
    to: start + random.int(1, 4) * DAY_MS,
    by: days * DAY_MS + random.int(0, 20) * HOUR_MS,
  }
}

/** A time as the station's clock tells it. */
export const byClock = (at: number, fault: ClockFault | undefined): number =>
  fault && at >= fault.from && at < fault.to ? at + fault.by : at

const OF_STATION: ReadonlySet<string> = new Set(['Disconnected', 'Connected'])
const CAN_BE_LOST: ReadonlySet<string> = new Set(['Failure', 'Available', 'Connected', 'Disconnected'])

/**
 * Which event of a station is lost: one whose absence something else betrays. Nobody can know of a fault, or of its end,
 * where the station went away next.
 * @param events of one station, oldest first
 */
const lostOf = (events: readonly Told[], random: Random): Told | undefined => {
  const candidates = events.filter((event, place) => {
    if (!CAN_BE_LOST.has(event.type)) return false
    if (OF_STATION.has(event.type)) return true
    const next = events
      .slice(place + 1)
      .find(
        ({ connectorId, type, at }) =>
          (connectorId === event.connectorId || OF_STATION.has(type)) &&
          !(type === 'TransactionEnded' && at === event.at),
      )
    return next !== undefined && !OF_STATION.has(next.type)
  })
  return candidates.length === 0 ? undefined : random.pick(candidates)
}

/** The most that an event is late. */
const LATE_MS = 5 * HOUR_MS

/** How the server heard of a station's events. */
export interface Disturbed {
  heard: Heard[]
  lost: Told | undefined
  late: Told[]
}

/**
 * What the server heard of one station.
 * @param cutAt what is older is not kept, where the world is that of a cut history
 */
export const disturb = (
  events: readonly Told[],
  world: IncidentWorld,
  { clock, cutAt }: { clock: ClockFault | undefined; cutAt: number },
  random: Random,
): Disturbed => {
  const sorted = [...events].sort((a, b) => a.at - b.at)
  const lost = world === 'lost' ? lostOf(sorted, random) : undefined
  const late: Told[] = []
  const heard = sorted.flatMap((told): Heard[] => {
    if (told === lost || (world === 'cut' && told.at < cutAt)) return []
    const isLate = world === 'reordered' && random.chance(0.06)
    if (isLate) late.push(told)
    const arrivedAt = told.at + (isLate ? MINUTE_MS + random.next() * LATE_MS : 0)
    return [{ told: { ...told, at: byClock(told.at, clock) }, arrivedAt }]
  })
  return { heard, lost, late }
}

/** The rows that the server keeps, numbered as they came. @param until what comes later has not come yet */
export const numbered = (heard: readonly Heard[], until: number, nextKey: () => number): EventRow[] =>
  [...heard]
    .filter(({ arrivedAt }) => arrivedAt <= until)
    .sort((a, b) => a.arrivedAt - b.arrivedAt)
    .map(({ told }) => ({ pk: nextKey(), ...told }))
