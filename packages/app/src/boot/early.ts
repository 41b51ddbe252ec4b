import { TENANT_IDS, tenantFile } from 'virtual:corrente/tenants'
import { type MessageArea, preloadRoot } from '@corrente/ui/messages'
import type { AreaRoute } from '../kit/area/index.ts'
import { shakeHands } from './handshake.ts'
import { type LostChunk, watchLostChunks } from './lostChunk.ts'
import { KEPT_PAGE, loadSkin } from './page.ts'
import { installTrustedTypes } from './trustedTypes.ts'

/*
 * What a first visit asks for before the product's code has come. Each document's own script is small, needs nothing of
 * that code and runs as soon as it is there: handshake, brand, page and words travel while the code does, in the first
 * round trips, and nothing waits for its evaluation (BOOT-001; docs/decisions/0033-first-load.md).
 */

installTrustedTypes(globalThis, window.location.origin, import.meta.env.DEV)

/** How long the document may take that says which build the server has. */
const DOCUMENT_MS = 5000

/** Files of this build that did not come, from the first one on. */
export const lostChunk: LostChunk = watchLostChunks({
  target: window,
  script: new URL(document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '/', location.href)
    .pathname,
  readDocument: async () => {
    const answer = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(DOCUMENT_MS) })
    // What the service worker kept says nothing of the server.
    return answer.ok && !answer.headers.has(KEPT_PAGE) ? answer.text() : ''
  },
})

/** The page's own headers (BOOT-001). Asked once, whoever awaits it. */
export const handshake = shakeHands({
  answer: window.correnteAnswer,
  fetch: window.fetch.bind(window),
  href: window.location.href,
})

/** The files of the brand that the server named, on their way. */
export interface BrandFiles {
  readonly id: string
  /** Where its settings are, and the answer. */
  readonly address: string
  readonly settings: Promise<Response>
  /** Its colours hold. */
  readonly skin: Promise<void>
}

/** Undefined where the server named none of ours: then it is settled by the rules of the start (BOOT-003). */
export const brandFiles: Promise<BrandFiles | undefined> = handshake.then(({ theme }) => {
  const id = TENANT_IDS.find((one) => one === theme)
  if (id === undefined) return undefined
  const address = tenantFile(id, 'tenant.json')
  const settings = fetch(address, { signal: AbortSignal.timeout(BRAND_MS) })
  // Whoever awaits it learns of its failure; nobody may, where the page leaves first.
  settings.catch(() => undefined)
  return { id, address, settings, skin: loadSkin(document, tenantFile(id, 'skin.css')) }
})

/** How long a brand's file may take. */
const BRAND_MS = 5000

/**
 * Asks for a page and the words that it is shown with. What fails here is asked for again where it is shown.
 * @param route - the page of the address; undefined: the document has none for it
 * @param areas - what every page of the document speaks
 */
export function askForPage(route: AreaRoute | undefined, areas: readonly MessageArea[]): Promise<unknown> {
  preloadRoot(['common', 'shell', ...new Set([...areas, ...(route?.messages ?? [])])])
  return Promise.resolve(route?.page()).catch(() => undefined)
}
