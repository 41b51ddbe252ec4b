import type { ConsentPort } from '../ports/index.ts'

/** Name and life of the consent cookie, as documented (SHL-012). */
export const CONSENT_COOKIE = 'accept_lgpd_cookie'
export const CONSENT_SECONDS = 365 * 24 * 60 * 60

/** Of the document, its cookie text. */
export interface CookieJar {
  cookie: string
}

/**
 * The consent to cookies, kept in a cookie of 365 days: path `/`, SameSite Lax, Secure on https. A browser that blocks
 * cookies throws at the mere look at them: there a consent holds for this document.
 */
export function createConsent(jar: CookieJar, isSecure: boolean): ConsentPort {
  let isGivenHere = false
  return {
    isGiven: () => {
      try {
        return (
          isGivenHere || jar.cookie.split(';').some((part) => part.trim().startsWith(`${CONSENT_COOKIE}=`))
        )
      } catch {
        return isGivenHere
      }
    },
    give: () => {
      isGivenHere = true
      const secure = isSecure ? '; Secure' : ''
      try {
        jar.cookie = `${CONSENT_COOKIE}=true; Max-Age=${CONSENT_SECONDS}; Path=/; SameSite=Lax${secure}`
      } catch {
        // It was said, and holds for this document.
      }
    },
  }
}
