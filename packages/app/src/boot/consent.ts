import type { ConsentPort } from '../ports/index.ts'

/** Name and life of the consent cookie, as documented (SHL-012). */
export const CONSENT_COOKIE = 'accept_lgpd_cookie'
export const CONSENT_SECONDS = 365 * 24 * 60 * 60

/** Of the document, its cookie text. */
export interface CookieJar {
  cookie: string
}

/** The consent to cookies, kept in a cookie of 365 days: path `/`, SameSite Lax, Secure on https. */
export function createConsent(jar: CookieJar, isSecure: boolean): ConsentPort {
  return {
    isGiven: () => jar.cookie.split(';').some((part) => part.trim().startsWith(`${CONSENT_COOKIE}=`)),
    give: () => {
      const secure = isSecure ? '; Secure' : ''
      jar.cookie = `${CONSENT_COOKIE}=true; Max-Age=${CONSENT_SECONDS}; Path=/; SameSite=Lax${secure}`
    },
  }
}
