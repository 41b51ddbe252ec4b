import type { EpochMs } from '../../time/index.ts'
import type { StationRow } from '../row.ts'
import { withReport } from '../schema.ts'
import type { Station } from '../station.ts'
import { stationStatusOf } from '../status.ts'

/**
 * A row of the list with what the live index knows of its station: statuses, use and new connectors. The **same object**
 * when the index says nothing new, so that only the rows that changed render again.
 */
export function withLive(row: StationRow, live: Station | undefined): StationRow {
  if (!live) return row
  let isChanged = live.isActive !== row.isActive
  const connectors = row.connectors.map((held) => {
    const known = live.connectors.find(({ id }) => id === held.id)
    const isSame =
      !known ||
      (known.rawStatus === held.rawStatus &&
        known.reported === held.reported &&
        known.override === held.override &&
        known.statusAt === held.statusAt &&
        known.usage === held.usage)
    // A row that was read later than the index was last told stays as it is.
    if (isSame || (known.statusAt ?? Infinity) < (held.statusAt ?? -Infinity)) return held
    isChanged = true
    const { type, override, usage } = known
    const report = withReport(
      { id: held.id, type: held.type ?? type, override, usage },
      known.reported,
      known.statusAt,
    )
    // An error belongs to the status with which it came.
    const isStillSaid = known.reported === held.reported
    return {
      ...held,
      ...report,
      errorCode: isStillSaid ? held.errorCode : undefined,
      errorInfo: isStillSaid ? held.errorInfo : undefined,
      userName: isStillSaid ? held.userName : undefined,
    }
  })
  for (const fresh of live.connectors) {
    if (row.connectors.some(({ id }) => id === fresh.id)) continue
    isChanged = true
    connectors.push({ ...fresh, ...UNKNOWN_DETAIL })
  }
  if (!isChanged) return row
  connectors.sort((a, b) => a.id - b.id)
  return { ...row, connectors, isActive: live.isActive, status: stationStatusOf(connectors) }
}

const UNKNOWN_DETAIL = {
  typePk: undefined,
  powerMax: undefined,
  pricePerKwh: undefined,
  pricePerMinute: undefined,
  errorCode: undefined,
  errorInfo: undefined,
  userName: undefined,
  socPercentage: undefined,
}

/** After this long without a sign of life a station counts as stale, and as silent. */
export const STALE_AFTER_MS = 5 * 60_000
/** See `STALE_AFTER_MS`. */
export const SILENT_AFTER_MS = 60 * 60_000

/** How fresh what is known of a station is. `unknown`: it never gave a sign of life. */
export type Freshness = 'live' | 'stale' | 'silent' | 'unknown'

/** The freshness of a station and its last sign of life: a heartbeat or a status, whichever is later. */
export function freshnessOf(
  row: Pick<StationRow, 'heartbeatAt' | 'connectors'>,
  now: EpochMs,
): { readonly freshness: Freshness; readonly at: EpochMs | undefined } {
  const times = [row.heartbeatAt, ...row.connectors.map(({ statusAt }) => statusAt)]
  const known = times.filter((at) => at !== undefined)
  if (known.length === 0) return { freshness: 'unknown', at: undefined }
  const at = Math.max(...known)
  const age = now - at
  if (age >= SILENT_AFTER_MS) return { freshness: 'silent', at }
  return { freshness: age >= STALE_AFTER_MS ? 'stale' : 'live', at }
}
