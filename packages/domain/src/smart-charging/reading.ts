import { type EpochMs, wireInstant } from '../time/index.ts'
import {
  isJsonObject,
  keyText,
  listOf,
  loose,
  looseText,
  numberOf,
  ownField,
  type Read,
  readRows,
  row,
} from '../wire/index.ts'

/** The phases of a meter, in their order. */
export const PHASES = ['A', 'B', 'C'] as const
export type Phase = (typeof PHASES)[number]

const PHASE_KEYS: Readonly<Record<Phase, string>> = { A: '01', B: '02', C: '03' }
/** What `communication_status` says of a meter that is online (SMC-004). */
const ONLINE = 1

/** The latest that a meter told (SMC-003). */
export interface MeterReading {
  /** The wire's device_remote_id. */
  readonly meterId: string
  readonly macAddress: string | undefined
  /** When it was measured. */
  readonly at: EpochMs | undefined
  /** undefined: the meter's state is not known, which is not offline (SMC-004). */
  readonly isOnline: boolean | undefined
  /** Amperes; undefined where a phase was not told. */
  readonly phases: Readonly<Record<Phase, number | undefined>>
}

const phasesOf = (current: unknown): MeterReading['phases'] => {
  const map = ownField(current, 'phase')
  const at = (phase: Phase) => numberOf(ownField(map, PHASE_KEYS[phase]))
  return { A: at('A'), B: at('B'), C: at('C') }
}

const isOnlineOf = (meter: unknown): boolean | undefined => {
  const status = numberOf(ownField(meter, 'communication_status'))
  return status === undefined ? undefined : status === ONLINE
}

const readingWire = row<MeterReading>({
  meterId: ['device_remote_id', keyText],
  macAddress: ['mac_address', looseText],
  at: ['timestamp', wireInstant],
  isOnline: ['meter', loose(isOnlineOf)],
  phases: ['current', loose(phasesOf)],
})

/** Whether an answer says nothing: null, `{}`, an empty list, or a reading without a meter. */
const isEmpty = (body: unknown): boolean =>
  body === null ||
  body === undefined ||
  (Array.isArray(body) && body.length === 0) ||
  (isJsonObject(body) && (ownField(body, 'device_remote_id') ?? '') === '')

/**
 * Reads the answer to a search for one meter: the reading, `missing` where the answer is empty (SMC-010), nothing where it
 * is no such answer.
 */
export function readMeter(body: unknown): Read<MeterReading | 'missing'> | undefined {
  if (isEmpty(body)) return { data: 'missing', unread: 0 }
  const read = readingWire.safeParse(body)
  return read.success ? { data: read.data, unread: 0 } : undefined
}

/** Reads the readings of several meters (SMC-025); a meter that the server does not know is not among them. */
export function readMeters(body: unknown): Read<readonly MeterReading[]> | undefined {
  const list = listOf(body, 'content')
  return list && readRows(readingWire, list)
}

/**
 * The highest phase current of a reading, rounded up to one decimal: 12.31 is 12.4 (SMC-005). Phases that were not told do
 * not count; undefined where none was.
 */
export function phaseMaxValue({ phases }: Pick<MeterReading, 'phases'>): number | undefined {
  const told = PHASES.map((phase) => phases[phase]).filter((amps) => amps !== undefined)
  if (told.length === 0) return undefined
  // The dust of binary fractions rounds nothing up: 12.3 is 12.3.
  return Math.ceil(Number((Math.max(...told) * 10).toFixed(6))) / 10
}
