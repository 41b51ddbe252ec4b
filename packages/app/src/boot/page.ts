import type { Scheme } from '@corrente/themes'

/** The window's title at start, and behind every screen's own (BOOT-009). */
export const PRODUCT_TITLE = 'Dashboard'

/** The title of a screen: '{screen} · Dashboard', or 'Dashboard' alone. */
export const titleOf = (screen: string | undefined): string =>
  screen === undefined || screen.trim() === '' ? PRODUCT_TITLE : `${screen} · ${PRODUCT_TITLE}`

/** Header of a page that the service worker kept: the server did not send it just now. */
export const KEPT_PAGE = 'corrente-kept'

/** A tenant's logos, by what they stand on and the scheme. */
export const LOGOS = {
  chrome: { light: 'logo.svg', dark: 'logo-dark.svg' },
  surface: { light: 'logo-surface.svg', dark: 'logo-surface-dark.svg' },
} as const

/** Marks the page with tenant and scheme: all colours follow from these two attributes. */
export function applyTenant(page: Document, tenantId: string): void {
  page.documentElement.dataset.tenant = tenantId
}

/** Marks the page with the scheme. */
export function applyScheme(page: Document, scheme: Scheme): void {
  page.documentElement.dataset.scheme = scheme
}

/** Tells assistive technology and hyphenation which language the words are in. */
export function applyLanguage(page: Document, language: string): void {
  page.documentElement.lang = language
}

/** Shows the tenant's own image in the tab (BOOT-010), and lets the product be installed under its name. */
export function applyIdentity(page: Document, icon: string, manifest: string): void {
  const link = page.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? page.createElement('link')
  link.rel = 'icon'
  link.type = 'image/svg+xml'
  link.href = icon
  const install = page.createElement('link')
  install.rel = 'manifest'
  install.href = manifest
  page.head.append(link, install)
}

/**
 * Loads a tenant's colours and resolves when they hold, so that nothing is painted in another tenant's. A file that
 * fails or takes longer than `limitMs` leaves the base colours.
 */
export function loadSkin(page: Document, address: string, limitMs = 5000): Promise<void> {
  return new Promise((resolve) => {
    const link = page.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => resolve()
    setTimeout(resolve, limitMs)
    page.head.append(link)
  })
}
