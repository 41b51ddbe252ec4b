import { useDeferredValue, useMemo } from 'react'
import { findRows, type PickRow, type PickSource, rowsOf } from './rows.ts'

/** The entries as rows, read once per list of entries. */
export function useRows<T>(source: PickSource<T>): {
  rows: readonly PickRow[]
  byKey: ReadonlyMap<string, PickRow>
} {
  const { items } = source
  // biome-ignore lint/correctness/useExhaustiveDependencies: the readings are the same for the same entries, though their functions may be made anew
  return useMemo(() => {
    const rows = rowsOf(source)
    return { rows, byKey: new Map(rows.map((row) => [row.key, row])) }
  }, [items])
}

/** The rows that a query finds; typing goes before finding. */
export function useFound(rows: readonly PickRow[], query: string): readonly PickRow[] {
  const late = useDeferredValue(query)
  return useMemo(() => findRows(rows, late), [rows, late])
}
