import type { NavigationPort } from '../ports/index.ts'
import { titleOf } from './page.ts'
import type { StorageDeps } from './storage.ts'

/** The browser's two stores and its word of other tabs. */
export const browserStorage: StorageDeps = {
  local: () => window.localStorage,
  tab: () => window.sessionStorage,
  onStorage: (listener) => {
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  },
}

/** How the document's router follows a link, once it stands. */
let followLink: ((path: string) => void) | undefined

/** The browser's address bar. */
export const browserNavigation: NavigationPort = {
  origin: window.location.origin,
  path: () => window.location.pathname + window.location.search,
  go: (path) => window.location.assign(ownAddress(path)),
  replace: (path) => window.location.replace(ownAddress(path)),
  follow: (path) => (followLink ?? browserNavigation.go)(path),
  followBy: (follow) => {
    followLink = follow
    return () => {
      if (followLink === follow) followLink = undefined
    }
  },
  reload: () => window.location.reload(),
  title: (screen) => {
    document.title = titleOf(screen)
  },
}

/** A path of this product as an address; anything that would lead elsewhere is the start page (R18). */
function ownAddress(path: string): string {
  const url = URL.canParse(path, window.location.origin) ? new URL(path, window.location.origin) : undefined
  return url?.origin === window.location.origin ? url.href : '/'
}

/** The browser's time zone, asked for when it is first needed and then kept. */
export const browserZone = (() => {
  let zone: string | undefined
  return (): string => {
    zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
    return zone
  }
})()

/** The clipboard; rejects when the browser does not let a page write to it, or has none. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)

const dark = window.matchMedia('(prefers-color-scheme: dark)')

/** What the machine asks for in colours. */
export const browserScheme = {
  isDark: () => dark.matches,
  onChange: (listener: () => void) => dark.addEventListener('change', listener),
}
