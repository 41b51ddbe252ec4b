import { tenantFile } from 'virtual:corrente/tenants'
import type { BrandFiles } from '../early.ts'
import { applyLanguage, applyScheme, applyTenant, LOGOS, loadSkin } from '../page.ts'

/** Of the window, what this needs. */
export type DrawnWindow = Pick<Window, 'document' | 'location' | 'localStorage' | 'matchMedia'>

/** What this person chose here. Stored words are not checked yet: what does not fit follows the brand and the machine. */
export interface Look {
  readonly language?: unknown
  readonly scheme?: unknown
  readonly isMenuPinned?: unknown
}

/** One drawing of the build, and what a visit makes of it. */
export interface Drawn {
  /** Whether it is for this visitor. */
  readonly isFor: (localStorage: Storage) => boolean
  /** React takes its elements over; else it draws the page anew. */
  readonly isTakenOver: boolean
  readonly lookOf?: (localStorage: Storage, tenantId: string) => Look
  /** Puts in what is this visit's own; false leaves the page to React. */
  readonly fill: (
    page: DocumentFragment,
    visit: { readonly window: DrawnWindow; readonly look: Look; readonly settings: Record<string, unknown> },
  ) => boolean
}

/**
 * Puts what the build drew into the document, in the colours and words of its brand, before the product's code has come
 * (docs/decisions/0054-the-sign-in-in-the-document.md). Where anything is unusual it stays away, and React draws the page as
 * ever. Never rejects.
 */
export async function standDrawing(
  window: DrawnWindow,
  brandFiles: Promise<BrandFiles | undefined>,
  drawn: Drawn,
): Promise<void> {
  try {
    await stand(window, brandFiles, drawn)
  } catch {
    // A store that refuses, a file that is no tenant: the start says what is to be said.
  }
}

/** Once what stands has been painted, or after `ms`: a window in the background paints nothing. */
export const seenWithin = (stands: Promise<void>, ms: number): Promise<unknown> =>
  Promise.race([
    stands.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))),
    new Promise((resolve) => setTimeout(resolve, ms)),
  ])

async function stand(
  window: DrawnWindow,
  brandFiles: Promise<BrandFiles | undefined>,
  { isFor, isTakenOver, lookOf, fill }: Drawn,
): Promise<void> {
  const { document, localStorage } = window
  const root = document.getElementById('root')
  const templates = [...document.querySelectorAll('template')]
  const styles = templates[0]?.dataset.styles
  const isPseudo = new URLSearchParams(window.location.search).has('pseudo')
  if (!root || styles === undefined || isPseudo || !isFor(localStorage)) return
  const styled = loadSkin(document, styles)
  const brand = await brandFiles
  if (!brand) return
  // The start reads the answer too.
  const copy = brand.settings.then((answer): Promise<Record<string, unknown>> => answer.clone().json())
  const [settings] = await Promise.all([copy, brand.skin, styled])
  const look = lookOf?.(localStorage, brand.id) ?? {}
  const isChosen = localStorage.getItem('language-chosen') === 'true'
  const language = String(look.language ?? (isChosen ? localStorage.getItem('language') : settings.language))
  const template = templates.find(({ dataset }) => dataset.languages?.split(' ').includes(language))
  if (!template || typeof settings.name !== 'string' || 'claimed' in root.dataset) return

  const scheme = schemeOf(
    look.scheme ?? localStorage.getItem('scheme'),
    window.matchMedia('(prefers-color-scheme: dark)'),
  )
  const page = document.importNode(template.content, true)
  const logo = page.querySelector('img')
  if (logo) Object.assign(logo, { src: tenantFile(brand.id, LOGOS.chrome[scheme]), alt: settings.name })
  for (const one of page.querySelectorAll<HTMLElement>('[data-style]'))
    one.style.cssText = one.dataset.style ?? ''
  if (!fill(page, { window, look, settings })) return
  applyTenant(document, brand.id)
  applyScheme(document, scheme)
  applyLanguage(document, language)
  root.replaceChildren(page)
  if (isTakenOver) root.dataset.stands = language
}

const schemeOf = (chosen: unknown, { matches: isDark }: MediaQueryList) =>
  chosen === 'dark' || (chosen !== 'light' && isDark) ? 'dark' : 'light'
