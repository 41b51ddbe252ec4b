import { matchRoute } from '@corrente/domain/routing'
import { late } from '@corrente/ui/foundations'
import { type Messages, useMessages } from '@corrente/ui/messages'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { usePorts } from '../../ports/index.ts'
import { useMay } from '../access/index.ts'
import type { AreaRoute, Over } from '../area/index.ts'
import { overPagesAtom } from './overPages.ts'

/** A view stands once all its words are there: those that came later would take it off the screen, and the focus with it. */
const lateView = (view: Over['view'], areas: AreaRoute['messages'], messages: Messages) =>
  late(async () => {
    const [loaded] = await Promise.all([view(), ...areas.map((area) => messages.loadArea(area))])
    return loaded
  })
const lateViews = new WeakMap<AreaRoute, ReturnType<typeof lateView>>()

/** What stands over the page: its component, and what that is given; undefined: nothing, or nothing that may be shown. */
export function useOver() {
  const { history, options } = useRouter()
  const { navigation } = usePorts()
  const over = useLocation({ select: ({ state }) => state.over })
  const views = useAtomValue(overPagesAtom)
  const messages = useMessages()
  const may = useMay()
  if (over === undefined) return undefined
  const { pathname, search } = new URL(over.href, navigation.origin)
  const id = matchRoute(pathname)?.id
  const route = id && views.get(id)
  if (!route?.over || !may(route.id)) return undefined
  const View = lateViews.get(route) ?? lateView(route.over.view, route.messages, messages)
  lateViews.set(route, View)
  return {
    View,
    props: {
      id: route.id,
      search: options.parseSearch(search),
      href: over.href,
      onClose: () => history.go(-over.depth),
    },
  }
}
