import type { EpochMs } from '../../time/index.ts'
import { isClockWrong } from '../clock.ts'
import { type Conditioned, lastSignOf, stationConditionOf } from '../condition.ts'
import type { StationRow } from '../row.ts'
import { reportOf, withReport } from '../schema.ts'
import type { Station } from '../station.ts'
import { isOffline, stationStatusOf } from '../status.ts'
import { afterOwnReport, supersedes } from '../statusEvent.ts'

/** What a charge box message changes besides the connectors. */
const DETAILS = [
  'name',
  'position',
  'street',
  'city',
  'state',
  'vendor',
  'model',
  'firmware',
  'protocol',
  'monthConsumptionWh',
] as const satisfies readonly (keyof Station)[]

/** The details of a station that was told later than its row was read; the **same row** where they say nothing new. */
function withDetails(row: StationRow, live: Station): StationRow {
  // What a message leaves out is no news.
  const isNews = DETAILS.some((key) => live[key] !== undefined && live[key] !== row[key])
  if (!isNews) return row
  const told = Object.fromEntries(DETAILS.map((key) => [key, live[key] ?? row[key]]))
  return { ...row, ...told }
}

/**
 * A row of the list with what the live index knows of its station: statuses, use and new connectors. The **same object**
 * when the index says nothing new, so that only the rows that changed render again.
 * @param hasNewDetails - whether name, place and the like changed in the index after the row was read (LIV-012)
 */
export function withLive(read: StationRow, live: Station | undefined, hasNewDetails = false): StationRow {
  if (!live) return read
  const row = hasNewDetails ? withDetails(read, live) : read
  let isChanged = live.isActive !== row.isActive
  const connectors = row.connectors.map((held) => {
    const known = live.connectors.find(({ id }) => id === held.id)
    const isSame =
      !known ||
      (known.rawStatus === held.rawStatus &&
        known.reported === held.reported &&
        known.override === held.override &&
        known.statusAt === held.statusAt &&
        known.claimedAt === held.claimedAt &&
        known.usage === held.usage)
    // A row that was read later than the index was last told stays as it is.
    if (isSame || !supersedes(known.statusAt, held.statusAt)) return held
    isChanged = true
    const { type, override, usage } = known
    const isStillSaid = known.reported === held.reported
    // An error belongs to the status with which it came.
    const { errorCode, errorInfo } = isStillSaid && known.errorCode === undefined ? held : known
    const report = withReport(
      { id: held.id, type: held.type ?? type, override, usage },
      { ...reportOf(known), errorCode, errorInfo },
    )
    const { claimedAt: _, ...rest } = held
    return {
      ...rest,
      ...report,
      userName: isStillSaid ? held.userName : undefined,
    }
  })
  for (const fresh of live.connectors) {
    if (row.connectors.some(({ id }) => id === fresh.id)) continue
    isChanged = true
    connectors.push({ ...fresh, ...UNKNOWN_DETAIL })
  }
  const own = afterOwnReport(row.own, live.own)
  if (!isChanged && own === row.own) return row
  connectors.sort((a, b) => a.id - b.id)
  const status = stationStatusOf(connectors, own)
  return { ...row, connectors, ...(own && { own }), isActive: live.isActive, status }
}

const UNKNOWN_DETAIL = {
  typePk: undefined,
  powerMax: undefined,
  pricePerKwh: undefined,
  pricePerMinute: undefined,
  profileUuid: undefined,
  userName: undefined,
  socPercentage: undefined,
}

/** Without a sign of life for this long before its row was read a station counts as silent. */
export const SILENT_AFTER_MS = 60 * 60_000

/**
 * What can be said of a row's age. `live`: its changes come as they happen; `paused`: the live connection is down;
 * `offline`: that is its condition; `silent`: it had said nothing for an hour, or nothing answers that was taken out by
 * hand; `wrongClock`: what its clock said cannot be, so that nobody knows; `unknown`: it never gave a sign of life.
 */
export type Freshness = 'live' | 'paused' | 'offline' | 'silent' | 'wrongClock' | 'unknown'

/** What is known besides the row. */
export interface FreshnessWorld {
  /** The live connection is up. */
  readonly isLive: boolean
  /** When the row was read; heartbeats come with a read alone, so that their age is taken then. */
  readonly readAt: EpochMs | undefined
}

/** The freshness of a station. `live` is never said of one that is offline, nor while the connection is down. */
export function freshnessOf(
  row: Conditioned & Pick<StationRow, 'hasWrongHeartbeat'>,
  { isLive, readAt }: FreshnessWorld,
): Freshness {
  if (isClockWrong(row)) return 'wrongClock'
  const at = lastSignOf(row)
  if (at === undefined) return 'unknown'
  if (stationConditionOf(row).condition === 'offline') return 'offline'
  if (!isLive) return 'paused'
  if (isOffline(row)) return 'silent'
  return readAt !== undefined && readAt - at >= SILENT_AFTER_MS ? 'silent' : 'live'
}
