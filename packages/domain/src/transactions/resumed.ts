import type { Recharge } from './recharge.ts'

/** A recharge that begins so soon after another one of the same tag and connector goes on with it. */
const RESUMED_MS = 600_000

type Part = Pick<Recharge, 'id' | 'stationPk' | 'connectorId' | 'idTag' | 'startedAt' | 'stoppedAt'>

/** Of recharges in any order: which one each of them goes on with, by id ("retomada"). */
export function resumedFrom(rows: readonly Part[]): ReadonlyMap<number, number> {
  const byPlace = Map.groupBy(
    rows.filter(({ idTag, stationPk, startedAt }) => ![idTag, stationPk, startedAt].includes(undefined)),
    ({ stationPk, connectorId, idTag }) => `${stationPk}/${connectorId}/${idTag?.toLowerCase()}`,
  )
  const found = new Map<number, number>()
  for (const parts of byPlace.values()) {
    const inOrder = parts.toSorted((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0))
    for (const [index, part] of inOrder.entries()) {
      const before = inOrder[index - 1]
      if (before?.stoppedAt === undefined || part.startedAt === undefined) continue
      const gap = part.startedAt - before.stoppedAt
      if (gap >= 0 && gap <= RESUMED_MS) found.set(part.id, before.id)
    }
  }
  return found
}
