import { type EpochMs, parseInstant, type ZoneId } from '../time/index.ts'
import { readTransactions } from '../transactions/index.ts'
import { isJsonObject, looseNumber, ownField, type Read, textOf } from '../wire/index.ts'

/** What the charger measured last in a recharge that is going on. */
export type Measured =
  /** Delivered since it began, from the meter's register. */
  { readonly kind: 'energy'; readonly kwh: number; readonly at: EpochMs } | MeasuredPower

/** What the charger drew when it measured last. */
export interface MeasuredPower {
  readonly kind: 'power'
  readonly kw: number
  readonly at: EpochMs
}

/** A recharge that is going on, as much of it as somebody needs who is about to stop it. */
export interface OpenRecharge {
  readonly id: number
  readonly connectorId: number | undefined
  /** The driver. */
  readonly userName: string | undefined
  readonly idTag: string | undefined
  readonly startedAt: EpochMs | undefined
  /** Defined: it has ended meanwhile. */
  readonly stoppedAt: EpochMs | undefined
  /** Undefined: the charger sent no measure. Never taken for 0. */
  readonly measured: Measured | undefined
  /** The last power alone, whatever else was measured: what is held against a limit. */
  readonly power: MeasuredPower | undefined
  /** The last current, in amperes; most chargers send none. Never made up from a power, whose phases nobody knows. */
  readonly amps: number | undefined
}

interface Sample {
  readonly at: EpochMs
  /** In thousands of the unit: kW, kWh. */
  readonly value: number
}
const REGISTER = 'energy.active.import.register'
const POWER = 'power.active.import'
const CURRENT = 'current.import'

/** The samples of a measurand in order of time; what cannot be read is left out. */
function samplesOf(values: unknown, measurand: string): readonly Sample[] {
  if (!isJsonObject(values)) return []
  const key = Object.keys(values).find((each) => each.trim().toLowerCase() === measurand)
  const list = key === undefined ? undefined : ownField(values, key)
  if (!Array.isArray(list)) return []
  return list
    .flatMap((sample): Sample[] => {
      const at = parseInstant(ownField(sample, 'timestamp'), { zoneless: 'utc' })
      const value = looseNumber.parse(ownField(sample, 'value'))
      if (at === undefined || value === undefined) return []
      // Without a unit it is the small one (contract).
      const isKilo = /^k/i.test(textOf(ownField(sample, 'unit')) ?? '')
      return [{ at, value: isKilo ? value : value / 1000 }]
    })
    .sort((a, b) => a.at - b.at)
}

/** The register's difference where the measures hold it, else the last power; undefined where they hold neither. */
function measuredOf(values: unknown): Measured | undefined {
  const register = samplesOf(values, REGISTER)
  const [first, last] = [register[0], register.at(-1)]
  if (first && last && last.at > first.at && last.value >= first.value)
    return { kind: 'energy', kwh: last.value - first.value, at: last.at }
  return powerOf(values)
}

function powerOf(values: unknown): MeasuredPower | undefined {
  const power = samplesOf(values, POWER).at(-1)
  return power && { kind: 'power', kw: power.value, at: power.at }
}

function ampsOf(values: unknown): number | undefined {
  const kiloamps = samplesOf(values, CURRENT).at(-1)?.value
  // The dust of the thousand is no current.
  return kiloamps === undefined ? undefined : Number((kiloamps * 1000).toFixed(3))
}

/**
 * Reads a `TransactionDetailReply`; undefined when it is none.
 * @param zone - the caller's, in which its times are written
 */
export function readOpenRecharge(body: unknown, zone: ZoneId): Read<OpenRecharge> | undefined {
  const transaction = ownField(body, 'transaction')
  if (transaction === undefined) return undefined
  const [row] = readTransactions([transaction], zone)?.data.rows ?? []
  if (!row) return undefined
  const { id, connectorId, userName, idTag, startedAt, stoppedAt } = row
  return {
    data: {
      id,
      connectorId,
      userName,
      idTag,
      startedAt,
      stoppedAt,
      measured: measuredOf(ownField(body, 'values')),
      power: powerOf(ownField(body, 'values')),
      amps: ampsOf(ownField(body, 'values')),
    },
    unread: 0,
  }
}
