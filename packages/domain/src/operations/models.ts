import type { StationRow } from '../stations/index.ts'

/** How many of the stations of a command are of one model. */
export interface ModelCount {
  /** Maker and model, as the stations say them; undefined: nobody knows. */
  readonly model: string | undefined
  readonly count: number
}

/** The models of the stations that a file is for, the most frequent first: a firmware fits one. */
export function modelsOf(
  stationIds: readonly string[],
  rows: readonly Pick<StationRow, 'id' | 'vendor' | 'model'>[],
): readonly ModelCount[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const counts = new Map<string, number>()
  for (const id of stationIds) {
    const row = byId.get(id)
    const model = [row?.vendor, row?.model].filter(Boolean).join(' ')
    counts.set(model, (counts.get(model) ?? 0) + 1)
  }
  return [...counts]
    .map(([model, count]) => ({ model: model === '' ? undefined : model, count }))
    .toSorted((a, b) => b.count - a.count)
}
