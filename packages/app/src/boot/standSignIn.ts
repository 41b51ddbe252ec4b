import { tenantFile } from 'virtual:corrente/tenants'
import { createConsent } from './consent.ts'
import type { BrandFiles } from './early.ts'
import { applyLanguage, applyScheme, applyTenant, LOGOS, loadSkin } from './page.ts'

/** Of the window, what this needs. */
export type SignInWindow = Pick<Window, 'document' | 'location' | 'localStorage' | 'matchMedia'>

/**
 * Puts the sign-in that the build drew into the document, in the colours and words of its brand, before the product's code
 * has come: it takes letters, paste and password managers at once, and React takes it over as it stands
 * (docs/decisions/0054-the-sign-in-in-the-document.md). Where anything is unusual it stays away, and React draws the page
 * as ever. Never rejects.
 */
export async function standSignIn(
  window: SignInWindow,
  brandFiles: Promise<BrandFiles | undefined>,
): Promise<void> {
  try {
    await stand(window, brandFiles)
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

async function stand(window: SignInWindow, brandFiles: Promise<BrandFiles | undefined>): Promise<void> {
  const { document, localStorage } = window
  const root = document.getElementById('root')
  const templates = [...document.querySelectorAll('template')]
  const styles = templates[0]?.dataset.styles
  const isPseudo = new URLSearchParams(window.location.search).has('pseudo')
  // Who has a session is led on, and sees no form.
  if (!root || styles === undefined || isPseudo || localStorage.getItem('session') !== null) return
  const styled = loadSkin(document, styles)
  const brand = await brandFiles
  if (!brand) return
  // The start reads the answer too.
  const copy = brand.settings.then((answer): Promise<Record<string, unknown>> => answer.clone().json())
  const [{ name, language: own, footer }] = await Promise.all([copy, brand.skin, styled])
  const isChosen = localStorage.getItem('language-chosen') === 'true'
  const language = String(isChosen ? localStorage.getItem('language') : own)
  const template = templates.find(({ dataset }) => dataset.languages?.split(' ').includes(language))
  if (!template || typeof name !== 'string' || footer !== undefined || 'claimed' in root.dataset) return

  const scheme = schemeOf(localStorage.getItem('scheme'), window.matchMedia('(prefers-color-scheme: dark)'))
  const page = document.importNode(template.content, true)
  const logo = page.querySelector('img')
  if (logo) Object.assign(logo, { src: tenantFile(brand.id, LOGOS.chrome[scheme]), alt: name })
  // Whoever agreed to cookies is not told of them again.
  if (createConsent(document, true).isGiven()) page.querySelector('[data-told]')?.replaceChildren()
  for (const one of page.querySelectorAll<HTMLElement>('[data-style]'))
    one.style.cssText = one.dataset.style ?? ''
  // Before its code is there it can send nothing, least of all within an address.
  page.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  applyTenant(document, brand.id)
  applyScheme(document, scheme)
  applyLanguage(document, language)
  root.replaceChildren(page)
  root.dataset.stands = language
}

const schemeOf = (chosen: string | null, { matches: isDark }: MediaQueryList) =>
  chosen === 'dark' || (chosen !== 'light' && isDark) ? 'dark' : 'light'
