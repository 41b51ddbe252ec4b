import type { EpochMs } from '../clock/clock.ts'
import type { EventRow, RechargeRow } from '../store/rows.ts'
import { ERROR_CODES } from './connectors.ts'
import type { NetworkId } from './networks.ts'
import type { Random } from './random.ts'
import type { Outlet } from './recharges.ts'
import type { Keys } from './stations.ts'

/** A recharge below this many seconds is answered with a warning. */
export const SHORT_RECHARGE_SECONDS = 180

type Draft = Omit<EventRow, 'pk'>

const MONTH_MS = 30 * 86_400_000

const ofRecharge = (recharge: RechargeRow): Draft[] => {
  const base = {
    network: recharge.network,
    stationPk: recharge.stationPk,
    connectorId: recharge.connectorId,
    rechargePk: recharge.pk,
    personPk: recharge.personPk,
    errorCode: 'NoError',
    errorMessage: null,
  }
  const drafts: Draft[] = [{ ...base, type: 'TransactionStarted', at: recharge.startedAt }]
  if (recharge.stoppedAt === null) return drafts
  drafts.push({ ...base, type: 'TransactionEnded', at: recharge.stoppedAt })
  if (recharge.stoppedAt - recharge.startedAt < SHORT_RECHARGE_SECONDS * 1000)
    drafts.push({ ...base, type: 'Warning', at: recharge.stoppedAt + 1000 })
  return drafts
}

const troubleOf = (
  network: NetworkId,
  outlet: Outlet,
  at: EpochMs,
  until: EpochMs,
  random: Random,
): Draft[] => {
  const base = {
    network,
    stationPk: outlet.station.pk,
    connectorId: null,
    rechargePk: null,
    personPk: null,
    errorCode: null,
    errorMessage: null,
  }
  const back = Math.min(until, at + random.int(60, 7200) * 1000)
  if (random.chance(0.45)) {
    const [code, text] = random.pick(ERROR_CODES)
    const connectorId = outlet.connector.connectorId
    return [
      { ...base, connectorId, type: 'Failure', at, errorCode: code, errorMessage: text },
      { ...base, connectorId, type: 'Available', at: back, errorCode: 'NoError' },
    ]
  }
  const drafts: Draft[] = [
    { ...base, type: 'Disconnected', at },
    { ...base, type: 'Connected', at: back },
  ]
  if (random.chance(0.4)) drafts.push({ ...base, type: 'StationBooted', at: Math.min(until, back + 2000) })
  return drafts
}

/**
 * The events of the past: those of the latest recharges, and failures, disconnections and their ends of a month.
 * @param recharges the latest ones
 * @param count how many events of trouble there are at least
 */
export const buildEvents = (
  network: NetworkId,
  recharges: readonly RechargeRow[],
  count: number,
  from: EpochMs,
  now: EpochMs,
  outlets: readonly Outlet[],
  keys: Keys,
  random: Random,
): EventRow[] => {
  const drafts = recharges.flatMap(ofRecharge)
  const first = Math.max(from, now - MONTH_MS)
  for (let made = 0; made < count && outlets.length > 0; ) {
    const at = Math.floor((first + random.next() * (now - first)) / 1000) * 1000
    const trouble = troubleOf(network, random.pick(outlets), at, now, random)
    drafts.push(...trouble)
    made += trouble.length
  }
  return drafts
    .filter((draft) => draft.at <= now)
    .sort((a, b) => a.at - b.at)
    .map((draft) => ({ pk: keys.event++, ...draft }))
}
