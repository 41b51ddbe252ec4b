import type { SavedViewsProps } from '@corrente/ui/widgets/lists'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type SavedView, usePorts } from '../../ports/index.ts'
import { useSession } from '../access/index.ts'
import { viewNamed, viewSearch, withoutView, withView, withViewAt } from './savedViews.ts'

/** Reads the parameters of a list out of an address, whatever else stands in it. */
type ReadSearch = (search: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

const NONE: readonly SavedView[] = []

/**
 * The named views of a list, kept for this user on this machine: what its address holds but the page. They are read
 * again before each change, so that another tab's are not lost.
 * @param list - the list's name in the code
 * @param path - the list's address without its query
 * @param read - what of an address is the list's; a constant
 */
export function useSavedViews(list: string, path: string, read: ReadSearch): SavedViewsProps {
  const { storage, tenant, navigation, copy } = usePorts()
  const userId = useSession()?.user.id
  const { options } = useRouter()
  const raw = useSearch({ strict: false })
  const search = useMemo(() => {
    const own = viewSearch(read(raw))
    return Object.keys(own).length === 0 ? '' : options.stringifySearch?.(own)
  }, [raw, options, read])
  const stored = () =>
    userId === undefined ? NONE : (storage.readPreferences(tenant.id, userId).views?.[list] ?? NONE)
  const [views, setViews] = useState(stored)
  const [removed, setRemoved] = useState<{ readonly view: SavedView; readonly place: number }>()

  const change = (by: (views: readonly SavedView[]) => readonly SavedView[]) => {
    const next = by(stored())
    setViews(next)
    if (userId === undefined) return
    const kept = storage.readPreferences(tenant.id, userId)
    storage.writePreferences(tenant.id, userId, { ...kept, views: { ...kept.views, [list]: next } })
  }
  return {
    views: views.map((view) => ({ name: view.name, href: path + view.search })),
    current: search ? viewNamed(views, search) : undefined,
    hasFilters: Boolean(search),
    removed: removed?.view.name,
    onSave: (name) => {
      setRemoved(undefined)
      if (search) change((all) => withView(all, { name, search }))
    },
    onRemove: (name) => {
      const place = views.findIndex((view) => view.name === name)
      const view = views[place]
      setRemoved(view && { view, place })
      change((all) => withoutView(all, name))
    },
    onUndo: () => {
      if (removed) change((all) => withViewAt(all, removed.view, removed.place))
      setRemoved(undefined)
    },
    onCopyLink: async (href) => {
      if (!(await copy(navigation.origin + href))) throw new Error('The clipboard did not take the link.')
    },
  }
}
