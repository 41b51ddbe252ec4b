import type { EpochMs } from '../clock/clock.ts'
import { NETWORK_FACTS, type NetworkId } from './networks.ts'

/** What of an entry of a profile its price needs, as it is sent. */
export interface ListEntry {
  dayOfWeek: string | null
  general: boolean
  exception: boolean
  active: boolean
  startDate: string | null
  endDate: string | null
  startTimeGMT: string | null
  endTimeGMT: string | null
  servicePrice: number
  kwhPrice: number
  durationPrice: number
  operationFee: number
  taxes: number
}

const DAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']
const DAY_SECONDS = 86_400
const cents = (value: number): number => Math.round(value * 100 + 1e-6)

const secondsOf = (time: string | null): number => {
  const [hours = 0, minutes = 0, seconds = 0] = (time ?? '').split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

/** The entry that holds at an instant: an exception of its date, a period of its hour, its day's general one. */
function entryAt(entries: readonly ListEntry[], network: NetworkId, at: EpochMs): ListEntry | undefined {
  const offset = NETWORK_FACTS[network].utcOffset * 3600
  const local = new Date(at + offset * 1000)
  const date = local.toISOString().slice(0, 10)
  const second = Math.floor(local.getTime() / 1000) % DAY_SECONDS
  const [before, today] = [DAYS[(local.getUTCDay() + 6) % 7], DAYS[local.getUTCDay()]]
  const localOf = (time: string | null) => (secondsOf(time) + offset + DAY_SECONDS) % DAY_SECONDS
  const holds = ({ dayOfWeek, startTimeGMT, endTimeGMT }: ListEntry): boolean => {
    const [start, end] = [localOf(startTimeGMT), localOf(endTimeGMT)]
    if (dayOfWeek === today) return second >= start && (end <= start || second < end)
    // One that runs into the next day.
    return dayOfWeek === before && end <= start && second < end
  }
  const on = entries.filter(({ active }) => active)
  return (
    on.find(
      ({ exception, startDate, endDate }) =>
        exception && (startDate ?? '') <= date && date <= (endDate ?? ''),
    ) ??
    on.find((entry) => !entry.exception && !entry.general && holds(entry)) ??
    on.find(({ general, exception, dayOfWeek }) => general && !exception && dayOfWeek === today)
  )
}

/**
 * What a recharge costs by a list, in the network's currency: each line is rounded, fee and tax are of start, energy and time.
 *
 * @returns undefined where the list has no price then
 */
export function listedIncome(
  entries: readonly ListEntry[],
  network: NetworkId,
  { startedAt, stoppedAt, energyWh }: { startedAt: EpochMs; stoppedAt: EpochMs; energyWh: number },
): number | undefined {
  const entry = entryAt(entries, network, startedAt)
  if (!entry) return undefined
  const minutes = Math.round((stoppedAt - startedAt) / 60_000)
  const base =
    cents(entry.servicePrice) +
    cents((entry.kwhPrice * energyWh) / 1000) +
    cents(entry.durationPrice * minutes)
  return (base + cents((base / 100) * entry.operationFee) + cents((base / 100) * entry.taxes)) / 100
}
