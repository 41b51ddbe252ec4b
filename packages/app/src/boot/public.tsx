import { matchRoute } from '@corrente/domain/routing'
import { CrossingToast } from '../features/crossing/index.ts'
import { createDocumentHistory } from './documentHistory.ts'
import { humanCheckOf, preloadHumanCheck } from './humanCheck/index.ts'
import { Links } from './Links.tsx'
import { openInbox } from './messageInbox.ts'
import { PublicRouter } from './PublicRouter.tsx'
import { publicAreas } from './publicAreas.ts'
import { start } from './start.tsx'

const asked = matchRoute(window.location.pathname)

/** Opened before anything is awaited: a mobile app sends as soon as the document is loaded. */
const inbox = asked?.id === 'three-ds' ? openInbox(window) : undefined
const AREAS = publicAreas(async () => {
  const { createCardPort } = await import('./cardPort.ts')
  return createCardPort(import.meta.env, inbox ?? openInbox(window))
})
const ROUTES = AREAS.flatMap(({ routes }) => routes)
const first = ROUTES.find(({ id }) => id === asked?.id)

void start({
  // The words of the frame are the session's.
  areas: [...new Set(['session' as const, ...(first?.messages ?? [])])],
  own: (world) => ({
    history: createDocumentHistory(window),
    humanCheck: humanCheckOf(world.captchaSiteKey),
  }),
  render: (_world, { history }) => (
    <Links entry="public" push={history.push}>
      <PublicRouter routes={ROUTES} />
      <CrossingToast />
    </Links>
  ),
})

// On a slow network each file that is asked for only when the one before it has come costs a round trip: the page and
// its human check are asked for together with the handshake. What fails here is asked for again where it is shown.
first?.page().catch(() => undefined)
if (AREAS.some(({ routes, hasHumanCheck }) => hasHumanCheck && first && routes.includes(first)))
  preloadHumanCheck().catch(() => undefined)
