import { late } from '@corrente/ui/foundations'
import type { Area, AreaRoute } from '../kit/area/index.ts'
import { createListeners, type HistoryPlace, type HistoryPort } from '../ports/index.ts'
import { humanCheckOf } from './humanCheck/index.ts'
import { PublicContent } from './PublicContent.tsx'
import { start } from './start.tsx'

/** The browser's history of this document as a port. */
function createDocumentHistory(window: Window): HistoryPort {
  const read = (): HistoryPlace => ({ pathname: window.location.pathname, state: window.history.state })
  let place = read()
  const { add: subscribe, tell } = createListeners()
  const moved = () => {
    place = read()
    tell()
  }
  window.addEventListener('popstate', moved)
  return {
    place: () => place,
    push: (path, state = null) => {
      window.history.pushState(state, '', path)
      window.scrollTo(0, 0)
      moved()
    },
    replace: (path, state = null) => {
      window.history.replaceState(state, '', path)
      moved()
    },
    subscribe,
  }
}

export interface PublicStart {
  readonly areas: readonly Area[]
  /** The page of the address; undefined: it is none of this document's. */
  readonly first: AreaRoute | undefined
  /** Whether the page asks for the human check. */
  readonly hasCheck: boolean
}

/** Starts the public document. */
export function startPublic({ areas, first, hasCheck }: PublicStart): Promise<void> {
  const routes = areas.flatMap((area) => area.routes)
  const pages = new Map(routes.map(({ id, page }) => [id, late(page)]))
  let check: ReturnType<typeof humanCheckOf> | undefined
  return start({
    areas: [...new Set(['session' as const, ...(first?.messages ?? [])])],
    own: ({ captchaSiteKey }) => {
      check = humanCheckOf(captchaSiteKey)
      return { history: createDocumentHistory(window), humanCheck: check }
    },
    prepare: (_world, { history }) => ({
      content: <PublicContent pages={pages} push={history.push} />,
      ready: Promise.all([first && pages.get(first.id)?.preload(), hasCheck && check?.preload()]),
    }),
  })
}
