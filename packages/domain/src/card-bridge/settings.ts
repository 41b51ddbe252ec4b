import { safeExternalUrl } from '../wire/index.ts'

/** The card provider's environments (TDS-004). */
export const CARD_ENVIRONMENTS = ['PROD', 'SANDBOX'] as const
export type CardEnvironment = (typeof CARD_ENVIRONMENTS)[number]

/** The bridge's settings as the build gives them. */
export interface RawBridgeSettings {
  readonly script: string
  readonly environment: string
  /** Origins that may send, parted by blanks or commas. */
  readonly origins: string
}

/** The bridge's settings, checked. */
export interface BridgeSettings {
  /** The address of the provider's checkout script. */
  readonly script: string
  readonly environment: CardEnvironment
  readonly origins: ReadonlySet<string>
}

/** What is wrong with a setting; the build names it and stops. */
export type BridgeSettingProblem = 'script' | 'environment' | 'origins'

const ORIGIN = /^https?:\/\/[^/?#]+$/i

/** An origin in normal form, or undefined: no wildcard, no path, nothing but https. */
function originOf(text: string, allowHttpLoopback: boolean): string | undefined {
  if (!ORIGIN.test(text) || text.includes('*')) return undefined
  return safeExternalUrl(text, { allowHttpLoopback })?.replace(/\/$/, '')
}

/**
 * Reads the settings of the bridge (TDS-002, TDS-004): the environment is PROD where none is given; one origin that
 * cannot be read makes all of them wrong, so that a typing error is seen when it is made.
 *
 * @param allowHttpLoopback lets plain http through on this machine, for development and the sandbox.
 */
export function readBridgeSettings(
  raw: RawBridgeSettings,
  allowHttpLoopback = false,
): BridgeSettings | { readonly problems: readonly BridgeSettingProblem[] } {
  const script = safeExternalUrl(raw.script.trim(), { allowHttpLoopback })
  const named = raw.environment.trim().toUpperCase()
  const environment = CARD_ENVIRONMENTS.find((known) => known === (named === '' ? 'PROD' : named))
  const texts = raw.origins.split(/[\s,]+/).filter((text) => text !== '')
  const origins = texts.map((text) => originOf(text, allowHttpLoopback))
  const isOrigin = (origin: string | undefined): origin is string => origin !== undefined
  if (script !== null && environment !== undefined && origins.every(isOrigin))
    return { script, environment, origins: new Set(origins) }
  const problems: BridgeSettingProblem[] = []
  if (script === null) problems.push('script')
  if (environment === undefined) problems.push('environment')
  if (!origins.every(isOrigin)) problems.push('origins')
  return { problems }
}
