import { DAY_MS } from '../time/index.ts'
import {
  type JsonObject,
  keyNumber,
  keyNumberOf,
  loose,
  looseBoolean,
  looseFlag,
  looseNumber,
  looseText,
  ownField,
  type Read,
  row,
  textOf,
  whole,
} from '../wire/index.ts'

/** The limit of a group of chargers, with its dates and its meter (SMC-001). */
export interface SmartCharging {
  /** The wire's smart_charging_id. */
  readonly id: number
  readonly isEnabled: boolean
  /** `YYYY-MM-DD`; undefined where it cannot be read. */
  readonly startDate: string | undefined
  readonly endDate: string | undefined
  /** Nominal current of the breaker, amperes per phase. */
  readonly current: number | undefined
  /** The meter's device_remote_id; undefined: none is linked. */
  readonly meterId: string | undefined
  readonly isMeterInCircuit: boolean | undefined
  /** Keys of its chargers. */
  readonly chargers: readonly number[]
  /** As it came: what a save sends back with its changes (SMC-028). */
  readonly raw: JsonObject
}

const DAY = /^\d{4}-\d{2}-\d{2}/
const looseDay = loose((text) => DAY.exec(textOf(text) ?? '')?.[0])
const chargersOf = (list: unknown): readonly number[] =>
  Array.isArray(list)
    ? list.map((item) => keyNumberOf(ownField(item, 'charge_box_id'))).filter((pk) => pk !== undefined)
    : []

const chargingWire = row<SmartCharging>({
  id: ['smart_charging_id', keyNumber],
  isEnabled: ['enabled', looseFlag],
  startDate: ['start_date', looseDay],
  endDate: ['end_date', looseDay],
  current: ['current_nominal_a', looseNumber],
  meterId: ['meter_device_remote_id', looseText],
  isMeterInCircuit: ['meter_device_remote_in_circuit', looseBoolean],
  chargers: ['charge_boxs', loose(chargersOf)],
  raw: (wire) => wire,
})

/** Reads a `SmartCharging`, bare or under `data` (SMC-027); undefined when it is none. */
export const readSmartCharging = (body: unknown): Read<SmartCharging> | undefined =>
  whole(chargingWire.safeParse(ownField(body, 'data') ?? body).data)

/** Reads the key that POST smart-charging gives (SMC-026); undefined where the reply names none. */
export function readCreatedCharging(body: unknown): Read<{ readonly id: number }> | undefined {
  const id = keyNumberOf(ownField(ownField(body, 'data') ?? body, 'smart_charging_id'))
  return id === undefined ? undefined : { data: { id }, unread: 0 }
}

/** Whether two lists name the same chargers, in whatever order. */
export const isSameChargers = (a: readonly number[], b: readonly number[]): boolean => {
  const [some, others] = [new Set(a), new Set(b)]
  return some.size === others.size && [...some].every((pk) => others.has(pk))
}

/** From how many days before its end a limit is said to end. */
const ENDING_DAYS = 30

/** Where a limit stands in its dates. */
export interface LimitTerm {
  readonly state: 'notStarted' | 'running' | 'ending' | 'ended'
  /** Days until its start, or since its end, or until its end. */
  readonly days: number
}

/**
 * Where a limit stands in its dates: its last day counts, and it is `ending` in the thirty days before.
 *
 * @param today - `YYYY-MM-DD`
 * @returns undefined where it has no end
 */
export function limitTerm(
  { startDate, endDate }: Pick<SmartCharging, 'startDate' | 'endDate'>,
  today: string,
): LimitTerm | undefined {
  if (endDate === undefined) return undefined
  const daysTo = (day: string) => Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  if (startDate !== undefined && startDate > today) return { state: 'notStarted', days: daysTo(startDate) }
  const days = daysTo(endDate)
  if (days < 0) return { state: 'ended', days: -days }
  return { state: days <= ENDING_DAYS ? 'ending' : 'running', days }
}
