import type { SavedViewsProps } from '@corrente/ui/widgets/lists'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type SavedView, usePorts } from '../../ports/index.ts'
import { usePreferences } from '../access/index.ts'
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
  const { navigation, copy } = usePorts()
  const preferences = usePreferences()
  const { options } = useRouter()
  const raw = useSearch({ strict: false })
  const search = useMemo(() => {
    const own = viewSearch(read(raw))
    return Object.keys(own).length === 0 ? '' : options.stringifySearch?.(own)
  }, [raw, options, read])
  const stored = () => preferences.read().views?.[list] ?? NONE
  const [views, setViews] = useState(stored)
  const [removed, setRemoved] = useState<{ readonly view: SavedView; readonly place: number }>()

  const change = (by: (views: readonly SavedView[]) => readonly SavedView[]) => {
    const next = by(stored())
    setViews(next)
    preferences.keep((kept) => ({ views: { ...kept.views, [list]: next } }))
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
    onCopyLink: (href) => copy(navigation.origin + href),
  }
}
