import { matchRoute } from '@corrente/domain/routing'
import { AREA_ROUTES } from './areas.ts'
import { frame } from './drawn/frame.ts'
import { standDrawing } from './drawn/stand.ts'
import { askForPage, brandFiles } from './early.ts'
import { showLastResort } from './lastResort.ts'
import { warmStores } from './warmStores.ts'

/*
 * The signed-in document's script: it asks for all that the visit needs, and holds none of the product's code itself.
 */

const asked = matchRoute(window.location.pathname)
askForPage(
  AREA_ROUTES.find(({ id }) => id === asked?.id),
  ['session', 'live', 'alerts'],
)
standDrawing(window, brandFiles, frame)
import('./startApp.tsx').then(({ startApp }) => startApp()).catch(showLastResort)
warmStores()
