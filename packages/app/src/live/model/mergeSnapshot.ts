import {
  type Connector,
  normaliseStatus,
  type Station,
  stationStatusOf,
  supersedes,
} from '@corrente/domain/stations'
import { samePlain } from './samePlain.ts'

/**
 * A station of a snapshot, with those connector reports kept that are newer than the snapshot's: an older status never
 * overwrites a newer one (R7). Returns `held` itself when nothing changed.
 * @param isTrusted - false for a connector whose held report has been ahead of the snapshots for so long that it must
 *   be wrong (a charger with a wrong clock); there the snapshot wins
 */
export function mergeSnapshot(
  held: Station | undefined,
  row: Station,
  isTrusted: (connectorId: number) => boolean,
): Station {
  if (!held) return row
  const connectors = row.connectors.map((connector) => {
    const former = held.connectors.find(({ id }) => id === connector.id)
    return former ? mergeConnector(former, connector, isTrusted) : connector
  })
  const merged = { ...row, connectors, status: stationStatusOf(connectors) }
  return samePlain(held, merged) ? held : merged
}

function mergeConnector(
  held: Connector,
  row: Connector,
  isTrusted: (connectorId: number) => boolean,
): Connector {
  const isNewer =
    row.reported !== undefined &&
    supersedes({ rawStatus: row.reported, at: row.statusAt }, { rawStatus: held.reported, at: held.statusAt })
  // Without a time the row's status counts from its arrival, but the clock stays: what was older stays older.
  if (isNewer) return row.statusAt === undefined ? { ...row, statusAt: held.statusAt } : row
  if (row.reported !== undefined && !isTrusted(row.id)) return row
  const rawStatus = row.override ?? held.reported
  return {
    ...row,
    status: normaliseStatus(rawStatus),
    rawStatus,
    reported: held.reported,
    statusAt: held.statusAt,
    ...errorOf(held, row),
  }
}

/** The held report's error; what the list says of the same report is as good, where the message said none. */
function errorOf(held: Connector, row: Connector): Pick<Connector, 'errorCode' | 'errorInfo'> {
  const { errorCode, errorInfo } = held.errorCode === undefined && held.reported === row.reported ? row : held
  return { errorCode, errorInfo }
}
