import { readDecimal, shiftDecimal } from '../text/index.ts'
import { type EpochMs, parseInstant, parseLocalText, type ZoneId } from '../time/index.ts'
import {
  type Block,
  keyNumber,
  loose,
  looseKeyNumber,
  looseText,
  numberOf,
  type Read,
  type RowFields,
  readBlock,
  row,
  textOf,
} from '../wire/index.ts'

/** A recharge, as much of it as the cards of stations, users and tags show (STN-027). */
export interface Transaction {
  readonly id: number
  readonly stationPk: number | undefined
  /** Charge box id. */
  readonly stationId: string | undefined
  readonly stationName: string | undefined
  /** The tag that began it. */
  readonly idTag: string | undefined
  readonly connectorId: number | undefined
  readonly userName: string | undefined
  readonly startedAt: EpochMs | undefined
  /** undefined while it is going on. */
  readonly stoppedAt: EpochMs | undefined
  /** From the ready-made text, which is the only place that has it; undefined while charging. */
  readonly energyKwh: number | undefined
  readonly energyText: string | undefined
  readonly durationSeconds: number | undefined
  /** Shown as it comes, never summed. */
  readonly incomeText: string | undefined
  /** Why it ended, in the charger's word; OCPP 1.6 leaves it out where it is Local. */
  readonly stopReason: string | undefined
  /** Who ended it, in the wire's word. */
  readonly stopActor: string | undefined
}

/** Who ends a recharge, as far as the server's words are known; another word is shown as it came. */
const STOP_ACTORS = ['station', 'vehicle', 'app', 'dashboard'] as const

/** Whom the server's word means; undefined: nobody that is known here. */
export const stopActorOf = (word: string): (typeof STOP_ACTORS)[number] | undefined =>
  STOP_ACTORS.find((actor) => actor === word.trim().toLowerCase())

const ENERGY = /^(-?[\d.,\s]*[\d.,])\s*(Wh|kWh|MWh)?$/i
/** Decimal places from each unit to kWh. */
const PLACES: Readonly<Record<string, number>> = { wh: -3, kwh: 0, mwh: 3 }
const CLOCK = /^(\d{1,4}):([0-5]\d):([0-5]\d)$/

/** kWh of a ready-made text as `"20,8200 kWh"`, always written in pt-BR; undefined for anything else. */
export function readEnergyText(text: string | undefined): number | undefined {
  const match = text === undefined ? null : ENERGY.exec(text.trim())
  const value = match?.[1] === undefined ? undefined : readDecimal(match[1], { locale: 'pt-BR', decimals: 4 })
  const places = PLACES[match?.[2]?.toLowerCase() ?? 'kwh']
  return value === undefined || value < 0 || places === undefined ? undefined : shiftDecimal(value, places)
}

/** Seconds of a duration: a number of them, or `HH:mm:ss`; undefined for anything else. */
export function readDuration(value: unknown): number | undefined {
  const seconds = numberOf(value)
  if (seconds !== undefined) return seconds >= 0 ? seconds : undefined
  const match = typeof value === 'string' ? CLOCK.exec(value.trim()) : null
  if (!match) return undefined
  const [, hours, minutes, rest] = match.map(Number)
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (rest ?? 0)
}

/** A time of a recharge: `DD/MM/YYYY HH:mm:ss` is the caller's, `YYYY-MM-DD HH:mm:ss` is UTC (decisions: Live data). */
export const rechargeTime = (text: unknown, zone: ZoneId): EpochMs | undefined =>
  parseLocalText(text, zone) ?? parseInstant(text, { zoneless: 'utc' })

/** How every recharge is read. @param zone the caller's */
export function transactionFields(zone: ZoneId): RowFields<Transaction> {
  const time = loose((text) => rechargeTime(text, zone))
  return {
    id: ['id', keyNumber],
    stationPk: ['chargeBoxPk', looseKeyNumber],
    stationId: ['chargeBoxId', looseText],
    stationName: ['chargeBoxDescription', looseText],
    idTag: ['ocppIdTag', looseText],
    connectorId: ['connectorId', looseKeyNumber],
    userName: ['userName', looseText],
    startedAt: ['startTimestamp', time],
    stoppedAt: ['stopTimestamp', time],
    energyKwh: ['energyHumanReadable', loose((text) => readEnergyText(textOf(text)))],
    energyText: ['energyHumanReadable', looseText],
    durationSeconds: ['durationTime', loose(readDuration)],
    incomeText: ['incomeHumanReadable', looseText],
    stopReason: ['stopReason', looseText],
    stopActor: ['stopEventActor', looseText],
  }
}

/**
 * Reads a `TransactionListReply` or a bare list; undefined when it is neither. Its `count` is at most 10,000.
 * @param zone the caller's
 */
export const readTransactions = (body: unknown, zone: ZoneId): Read<Block<Transaction>> | undefined =>
  readBlock(row(transactionFields(zone)), body, 'list', ({ id }) => id)
