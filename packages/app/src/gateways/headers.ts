/**
 * Names of the request headers that every back end reads (API-004 to API-008); the only place where they are written.
 */
export const HEADER = {
  platform: 'Platform',
  apiKey: 'Api-Key',
  authorization: 'Authorization',
  language: 'Accept-Language',
  timezone: 'X-Timezone-Offset',
} as const

/** The platform that this product announces (API-004, LIV-003). */
export const PLATFORM = 'DASHBOARD'

/** The language header's fixed value, whatever language the screen shows (API-007). */
export const WIRE_LANGUAGE = 'pt-BR'

/** What the headers of a call are built from. */
export interface HeaderValues {
  /** The tenant's api key; scopes every answer (API-005). */
  readonly apiKey: string
  /** The session's token; absent or empty: no authorization header (API-006). */
  readonly token: string | undefined
  /** Hours east of UTC, decimals allowed: -3 for Brasília, 5.5 for Delhi (API-008). */
  readonly offsetHours: number
}

/** A header value cannot hold line breaks or other control characters: `fetch` would throw, so they are removed. */
const clean = (value: string): string =>
  [...value]
    .filter((c) => c >= ' ' && c <= '~')
    .join('')
    .trim()

/**
 * The headers of one call (API-004 to API-008, MON-033 to MON-036). Never throws: characters that a header must not
 * have are removed, and an offset that is not a number is sent as 0.
 */
export function buildHeaders({ apiKey, token, offsetHours }: HeaderValues): Record<string, string> {
  const bearer = token === undefined ? '' : clean(token)
  return {
    [HEADER.platform]: PLATFORM,
    [HEADER.apiKey]: clean(apiKey),
    [HEADER.language]: WIRE_LANGUAGE,
    [HEADER.timezone]: String(Number.isFinite(offsetHours) ? offsetHours : 0),
    ...(bearer === '' ? {} : { [HEADER.authorization]: `Bearer ${bearer}` }),
  }
}
