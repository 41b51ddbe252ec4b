import { matchRoute } from '@corrente/domain/routing'
import { late } from '@corrente/ui/foundations'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { usePorts } from '../../ports/index.ts'
import { useMay } from '../access/index.ts'
import type { Over } from '../area/index.ts'
import { overPagesAtom } from './overPages.ts'

const lateView = (over: Over) => late(over.view)
const lateViews = new WeakMap<Over, ReturnType<typeof lateView>>()

/** What stands over the page: its component, and what that is given; undefined: nothing, or nothing that may be shown. */
export function useOver() {
  const { history, options } = useRouter()
  const { navigation } = usePorts()
  const over = useLocation({ select: ({ state }) => state.over })
  const views = useAtomValue(overPagesAtom)
  const may = useMay()
  if (over === undefined) return undefined
  const { pathname, search } = new URL(over.href, navigation.origin)
  const id = matchRoute(pathname)?.id
  const view = id && views.get(id)
  if (id === undefined || view === undefined || !may(id)) return undefined
  const View = lateViews.get(view) ?? lateView(view)
  lateViews.set(view, View)
  return {
    View,
    props: {
      id,
      search: options.parseSearch(search),
      href: over.href,
      onClose: () => history.go(-over.depth),
    },
  }
}
