import { DEFAULT_TABLE_VIEW, type TableView } from '@corrente/ui/table'
import { useState } from 'react'
import { usePreferences } from '../access/index.ts'

/**
 * The columns and the density that this user chose for a list on this machine.
 * @param list - the list's name in the code
 */
export function useListView(list: string): readonly [TableView, (view: TableView) => void] {
  const { read, keep } = usePreferences()
  const [view, setView] = useState<TableView>(() => read().lists?.[list] ?? DEFAULT_TABLE_VIEW)
  const choose = (next: TableView) => {
    setView(next)
    keep(({ lists }) => ({ lists: { ...lists, [list]: next } }))
  }
  return [view, choose]
}
