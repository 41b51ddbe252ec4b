import { createConsent } from '../consent.ts'
import type { Drawn } from './stand.ts'

/** The sign-in: it takes letters, paste and password managers at once, and React takes it over as it stands. */
export const signIn: Drawn = {
  // Who has a session is led on, and sees no form.
  isFor: (localStorage) => localStorage.getItem('session') === null,
  isTakenOver: true,
  fill: (page, { window: { document }, settings }) => {
    if (settings.footer !== undefined) return false
    // Whoever agreed to cookies is not told of them again.
    if (createConsent(document, true).isGiven()) page.querySelector('[data-told]')?.replaceChildren()
    // Before its code is there it can send nothing, least of all within an address.
    page.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
    return true
  },
}
