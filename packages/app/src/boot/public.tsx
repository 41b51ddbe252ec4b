import { matchRoute } from '@corrente/domain/routing'
import { signIn } from './drawn/signIn.ts'
import { seenWithin, standDrawing } from './drawn/stand.ts'
import { askForPage, brandFiles } from './early.ts'
import { preloadHumanCheck } from './humanCheck/load.ts'
import { showLastResort } from './lastResort.ts'
import { openInbox } from './messageInbox.ts'
import { publicAreas } from './publicAreas.ts'
import { warmStores } from './warmStores.ts'

/*
 * The public document's script: it asks for all that the visit needs, and holds none of the product's code itself.
 */

/** The code waits no longer than this for the sign-in that the build drew; it would wait for its brand all the same. */
const SEEN_MS = 2000

const asked = matchRoute(window.location.pathname)

/** Opened before anything is awaited: a mobile app sends as soon as the document is loaded. */
const inbox = asked?.id === 'three-ds' ? openInbox(window) : undefined
const areas = publicAreas(async () => {
  const { createCardPort } = await import('./cardPort.ts')
  return createCardPort(inbox ?? openInbox(window))
})
const first = areas.flatMap(({ routes }) => routes).find(({ id }) => id === asked?.id)
const hasCheck = areas.some(({ routes, hasHumanCheck }) => hasHumanCheck && first && routes.includes(first))

// The words of the frame are the session's.
askForPage(first, ['session'])
if (hasCheck) preloadHumanCheck().catch(() => undefined)
// The code would keep the sign-in from standing there while it is evaluated.
const isSeen =
  asked?.id === 'login' ? seenWithin(standDrawing(window, brandFiles, signIn), SEEN_MS) : undefined
Promise.resolve(isSeen)
  .then(() => import('./startPublic.tsx'))
  .then(({ startPublic }) => startPublic({ areas, first, hasCheck }))
  .catch(showLastResort)
warmStores()
