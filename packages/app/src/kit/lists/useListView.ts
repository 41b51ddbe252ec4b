import { DEFAULT_TABLE_VIEW, type TableView } from '@corrente/ui/table'
import { useState } from 'react'
import { usePorts } from '../../ports/index.ts'
import { useSession } from '../access/index.ts'

/**
 * The columns and the density that this user chose for a list on this machine.
 * @param list - the list's name in the code
 */
export function useListView(list: string): readonly [TableView, (view: TableView) => void] {
  const { storage, tenant } = usePorts()
  const userId = useSession()?.user.id
  const [view, setView] = useState<TableView>(() =>
    userId === undefined
      ? DEFAULT_TABLE_VIEW
      : (storage.readPreferences(tenant.id, userId).lists?.[list] ?? DEFAULT_TABLE_VIEW),
  )
  const choose = (next: TableView) => {
    setView(next)
    if (userId === undefined) return
    const kept = storage.readPreferences(tenant.id, userId)
    storage.writePreferences(tenant.id, userId, { ...kept, lists: { ...kept.lists, [list]: next } })
  }
  return [view, choose]
}
