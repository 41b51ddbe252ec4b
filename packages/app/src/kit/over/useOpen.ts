import { matchRoute } from '@corrente/domain/routing'
import { type HistoryState, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { usePorts } from '../../ports/index.ts'
import { overPagesAtom } from './overPages.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What stands over this page: its address, and how many steps back the bare page is. A reload keeps it. */
    readonly over?: { readonly href: string; readonly depth: number }
  }
}

/** What goes along with an address. */
interface Opening {
  /** What the opened page finds in the history. */
  readonly state?: HistoryState
  /** The form there is filled in by other means than the address. */
  readonly isFilled?: boolean
}

/**
 * Opens an address of this document: over the page that stands, where there is a view for that, else as a page. From one
 * address of a view to another of the same it leads on: there is no other page to come back to. So does the address of what
 * stands over the page.
 */
export function useOpen(): (href: string, opening?: Opening) => void {
  const router = useRouter()
  const { navigation } = usePorts()
  const views = useAtomValue(overPagesAtom)
  return useCallback(
    (href, { state = {}, isFilled = false } = {}) => {
      const { history, options, latestLocation: here } = router
      const { pathname, search } = new URL(href, navigation.origin)
      const id = matchRoute(pathname)?.id
      const view = id && views.get(id)?.over
      const standing = matchRoute(here.pathname)?.id
      const isOver =
        id !== undefined &&
        view !== undefined &&
        (standing === undefined || views.get(standing)?.over !== view) &&
        here.state.over?.href !== href &&
        (isFilled || view.accepts(options.parseSearch(search), id))
      if (!isOver) return history.push(href, state)
      const depth = (here.state.over?.depth ?? 0) + 1
      history.push(here.href, { ...here.state, ...state, over: { href, depth } })
    },
    [router, views, navigation],
  )
}
