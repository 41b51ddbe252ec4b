import {
  afterReport,
  type Connector,
  type Report,
  reportOf,
  type Station,
  stationStatusOf,
  supersedes,
  withReport,
} from '@corrente/domain/stations'

/** Whether two values of plain data (records, lists, scalars) are equal. Not for cyclic data. */
function samePlain(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((value, index) => samePlain(value, b[index]))
    )
  const entries = Object.entries(a)
  const others = new Map(Object.entries(b))
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && samePlain(value, others.get(key)))
  )
}

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
  // A list without number 0 says nothing of the station as a whole.
  const own = row.own && held.own ? mergeReport(held.own, row.own, isTrusted(0)) : (row.own ?? held.own)
  const merged = { ...row, connectors, ...(own && { own }), status: stationStatusOf(connectors, own) }
  return samePlain(held, merged) ? held : merged
}

function mergeConnector(
  held: Connector,
  row: Connector,
  isTrusted: (connectorId: number) => boolean,
): Connector {
  return { ...row, ...withReport(row, mergeReport(held, row, isTrusted(row.id))) }
}

/** What is known of a report, of what is held and what the list says. */
function mergeReport(held: Report, row: Report, isTrusted: boolean): Report {
  const isOlder = !supersedes(row.statusAt, held.statusAt)
  if (isOlder && row.reported !== undefined && !isTrusted) return reportOf(row)
  const report = afterReport(held, row)
  // What the list says of the error of the same report is as good, where the message said none.
  const { errorCode, errorInfo } =
    report.errorCode === undefined && report.reported === row.reported ? row : report
  return { ...reportOf(report), errorCode, errorInfo }
}
