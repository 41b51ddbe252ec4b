import type { Drawn } from './stand.ts'

/** What stands under a key of the store. The start checks it; here it changes no more than what is seen until then. */
const kept = (localStorage: Storage, key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
const field = (of: unknown, name: string): unknown => Reflect.get(Object(of), name)

/**
 * The frame of a signed-in page: header, menu, the shape of a page. Its links are links, so the menu works before the code
 * has come; React draws all of it anew.
 */
export const frame: Drawn = {
  isFor: (localStorage) => localStorage.getItem('session') !== null,
  isTakenOver: false,
  lookOf: (localStorage, tenantId) => {
    const user = field(field(kept(localStorage, 'session'), 'user'), 'id')
    return Object(kept(localStorage, `preferences:${tenantId}:${user}`))
  },
  fill: (page, { window: { localStorage, location }, look }) => {
    const allowed = kept(localStorage, 'allowed-routes')
    for (const link of page.querySelectorAll('nav li a')) {
      const href = link.getAttribute('href')
      if (!Array.isArray(allowed) || !allowed.includes(href)) link.closest('li')?.remove()
      else if (location.pathname === href) link.setAttribute('aria-current', 'page')
    }
    if (look.isMenuPinned === true) page.querySelector('nav')?.setAttribute('data-pinned', '')
    // The drawer comes with the code; the button keeps its place.
    page.querySelector('header button')?.setAttribute('inert', '')
    return true
  },
}
