/** The countries that a tenant may stand in (THM-007). */
export const COUNTRIES = ['BR', 'CO', 'EC', 'UY'] as const
export const TENANT_LANGUAGES = ['pt-BR', 'en', 'es', 'es-CO', 'es-EC', 'es-UY'] as const
export const MAP_OPENINGS = ['centre', 'network'] as const

/** The brand that is shown where none is known (THM-009). */
export const DEFAULT_TENANT = 'move'

/** Lower case letters, digits and hyphens: safe in a folder, a host name, an address and an attribute selector. */
export const TENANT_ID = /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/

export type Protocol = 'https:' | 'wss:'

/** Whether a text is an absolute address of this protocol, without credentials or fragment. */
export function isAddress(protocol: Protocol, value: string): boolean {
  if (!URL.canParse(value)) return false
  const parsed = new URL(value)
  return (
    parsed.protocol === protocol && parsed.username === '' && parsed.password === '' && parsed.hash === ''
  )
}

/** A file of map tiles, told by its ending. */
export const MAP_FILE = /\.pmtiles(?:\?|$)/

/** A base that paths are appended to: no slash at its end, no query. */
export const BASE_ADDRESS = /^[^?]*[^/?]$/

/** A path of the page's own origin, of plain segments: no query, no host, nothing above it. */
export const OWN_PATH = /^(?:\/[\w~-][\w.~-]*)+$/

/** Whether an address is an origin and nothing behind it, as a browser writes it: no wildcard, no path, no slash. */
export const isOrigin = (value: string): boolean =>
  URL.canParse(value) && new URL(value).origin === value && !value.includes('*')
