import type { PersonRow } from '../store/rows.ts'
import type { Random } from '../world/random.ts'
import { pickWeighted } from '../world/random.ts'
import { kilowattsOf, type Outlet } from '../world/recharges.ts'
import { HOUR_MS, MINUTE_MS, type Outcome, type Stretch, whole } from './truth.ts'

/** A recharge as it is planned. */
export interface Plan extends Stretch {
  outlet: Outlet
  person: PersonRow
  energyWh: number
  reason: string | null
  outcome: Outcome
  visit: number
}

/** Attempts of one visit, one after the other. */
type Story = readonly Outcome[]
const STORIES: readonly (readonly [Story, number])[] = [
  [['success'], 66],
  [['station', 'success'], 6],
  [['noEnergy', 'success'], 6],
  [['falseStart', 'success'], 6],
  [['noEnergy', 'noEnergy'], 4],
  [['station', 'unknown'], 3],
  [['authorization'], 4],
  [['noEnergy'], 3],
  [['station'], 2],
]
const REASONS: Readonly<Record<Outcome, readonly string[]>> = {
  success: ['Local', 'EVDisconnected', 'Remote'],
  falseStart: ['EVDisconnected', 'Local'],
  station: ['PowerLoss', 'EmergencyStop', 'HardReset'],
  authorization: ['DeAuthorized'],
  noEnergy: ['EVDisconnected', 'Local'],
  unknown: ['Other'],
}
/** Minutes of an attempt. */
const LENGTHS: Readonly<Record<Outcome, readonly [number, number]>> = {
  success: [15, 75],
  falseStart: [0.6, 1.7],
  station: [3, 12],
  authorization: [3, 6],
  noEnergy: [3, 6],
  unknown: [3, 9],
}
const HAS_ENERGY: ReadonlySet<Outcome> = new Set<Outcome>(['success', 'station', 'authorization', 'unknown'])

/** Plans a visit from an instant. */
export const planVisit = (
  outlet: Outlet,
  person: PersonRow,
  from: number,
  visit: number,
  random: Random,
  story: Story = pickWeighted(random, STORIES),
): Plan[] => {
  let at = whole(from)
  return story.map((outcome) => {
    const [least, most] = LENGTHS[outcome]
    const to = whole(at + (least + random.next() * (most - least)) * MINUTE_MS)
    const hours = (to - at) / HOUR_MS
    const energyWh = HAS_ENERGY.has(outcome)
      ? Math.round(Math.min(68, kilowattsOf(outlet.connector) * 0.7 * hours) * 1000)
      : random.int(0, 60)
    const plan = {
      outlet,
      person,
      from: at,
      to,
      energyWh,
      reason: random.pick(REASONS[outcome]),
      outcome,
      visit,
    }
    at = to + random.int(60, 200) * 1000
    return plan
  })
}

const GAP_MS = 35 * MINUTE_MS

/** Whether a visit keeps apart from outages and other visits. */
export const fits = (plans: readonly Plan[], taken: readonly Stretch[]): boolean => {
  const from = (plans[0]?.from ?? 0) - GAP_MS
  const to = (plans.at(-1)?.to ?? 0) + GAP_MS
  return taken.every((other) => to <= other.from || other.to <= from)
}

/** A recharge that a fault cuts off. @param reason where `Other`, the fault's own event alone tells why */
export const planCut = (
  outlet: Outlet,
  person: PersonRow,
  fault: Stretch,
  visit: number,
  reason: 'Other' | 'PowerLoss',
  random: Random,
): Plan => {
  const from = whole(fault.from - random.int(8, 30) * MINUTE_MS)
  const most = kilowattsOf(outlet.connector) * ((fault.from - from) / HOUR_MS) * 1000
  return {
    outlet,
    person,
    from,
    to: fault.from,
    energyWh: Math.round(Math.min(random.int(800, 9000), most)),
    reason,
    outcome: 'station',
    visit,
  }
}
