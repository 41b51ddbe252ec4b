import type { StartSettings } from '@corrente/domain/tenants'

/** How long the page's own address may take to answer (BOOT-001). */
export const HANDSHAKE_MS = 5000

declare global {
  interface Window {
    /** The answer of the page's own address, asked for by the document itself (`deploy/askScript.ts`). */
    correnteAnswer?: Promise<Response>
  }
}

/** What the handshake needs of the outside. */
export interface HandshakeDeps {
  /** The answer, where it was asked for already. */
  readonly answer?: Promise<Response> | undefined
  readonly fetch: typeof globalThis.fetch
  /** The page's own address. */
  readonly href: string
  readonly limitMs?: number
}

/**
 * Asks for the page's own address, past every cache, and reads the four headers (BOOT-001 to BOOT-005), whatever the
 * status. A failure, or no answer within the limit: every header counts as missing. Never throws.
 */
export async function shakeHands({
  answer,
  fetch,
  href,
  limitMs = HANDSHAKE_MS,
}: HandshakeDeps): Promise<StartSettings> {
  try {
    const response = await (answer ??
      fetch(href, {
        cache: 'no-store',
        credentials: 'same-origin',
        signal: AbortSignal.timeout(limitMs),
      }))
    // Only the headers matter; the document is not read a second time.
    response.body?.cancel().catch(() => undefined)
    const { headers } = response
    return {
      apiKey: headers.get('Api-Key'),
      theme: headers.get('Theme'),
      termsOfUse: headers.get('Terms-Of-Use'),
      deeplinkingHost: headers.get('Deeplinking-Host'),
    }
  } catch {
    return {}
  }
}
