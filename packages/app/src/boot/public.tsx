import { matchRoute, type RouteArea, routeOf } from '@corrente/domain/routing'
import type { MessageArea } from '@corrente/ui/messages'
import { cardBridgePages } from '../areas/card-bridge/index.ts'
import { legalPages } from '../areas/legal/index.ts'
import { qrCodePages } from '../areas/qr-code/index.ts'
import { CrossingToast, sessionPages } from '../areas/session/index.ts'
import { HistoryProvider, HumanCheckProvider, type PublicPages } from '../ports/index.ts'
import { createDocumentHistory } from './documentHistory.ts'
import { humanCheckOf, preloadHumanCheck } from './humanCheck/index.ts'
import { Links } from './Links.tsx'
import { openInbox } from './messageInbox.ts'
import { PublicRouter } from './PublicRouter.tsx'
import { start } from './start.tsx'

const asked = matchRoute(window.location.pathname)
const area = asked && routeOf(asked.id).area

/** Opened before anything is awaited: a mobile app sends as soon as the document is loaded. */
const inbox = area === 'card-bridge' ? openInbox(window) : undefined
const cardPages = cardBridgePages(async () => {
  const { createCardPort } = await import('./cardPort.ts')
  return createCardPort(import.meta.env, inbox ?? openInbox(window))
})
const PAGES: PublicPages = { ...sessionPages, ...legalPages, ...qrCodePages, ...cardPages }
/** What a page says besides the words of its frame, which are the session's. */
const WORDS: Partial<Record<RouteArea, MessageArea>> = { qr: 'qr-code', legal: 'legal' }
/** The areas whose pages ask for the human check. */
const CHECKED: ReadonlySet<RouteArea> = new Set(['session', 'qr'])

const words = area && WORDS[area]

void start({
  areas: words === undefined ? ['session'] : ['session', words],
  render: (world) => {
    const history = createDocumentHistory(window)
    return (
      <HistoryProvider history={history}>
        <HumanCheckProvider check={humanCheckOf(world.captchaSiteKey)}>
          <Links entry="public" push={history.push}>
            <PublicRouter pages={PAGES} />
            <CrossingToast />
          </Links>
        </HumanCheckProvider>
      </HistoryProvider>
    )
  },
})

// On a slow network each file that is asked for only when the one before it has come costs a round trip: the page and
// its human check are asked for together with the handshake. What fails here is asked for again where it is shown.
if (asked) PAGES[asked.id]?.().catch(() => undefined)
if (area && CHECKED.has(area)) preloadHumanCheck().catch(() => undefined)
