import { z } from '@corrente/domain/wire'

/** What all names of the build's settings start with; only such are put into the product. */
export const ENVIRONMENT_PREFIX = 'VITE_CORRENTE_'

const text = z.string().check(z.trim())
const optional = z._default(text, '')
const required = text.check(z.minLength(1))
/** An address that may be absolute or relative to the page's own origin. */
const address = required.check(
  z.refine((value) => value.startsWith('/') || /^(https?|wss?):\/\/[^\s]+$/.test(value), {
    error: 'must be an absolute address or a path that starts with /',
  }),
)

/**
 * The settings of a build, by their names without the prefix. Those without a default must be given: a production
 * build stops and names each missing one (BOOT-008, BOOT-011 to BOOT-016).
 */
export const environmentSchema = z
  .object({
    /** Used when the page's answer names no api key. */
    API_KEY: required,
    /** Used when the page's answer names no theme. */
    THEME: z._default(required, 'move'),
    /** Used when the page's answer names no terms of use; may stay empty. */
    TERMS_OF_USE: optional,
    /** Used when the page's answer names no deep-link host; may stay empty. */
    DEEPLINKING_HOST: optional,
    /** Where the back ends are: an origin (`https://gateway.example`), or `/` for the page's own. */
    GATEWAY: address,
    API_PATH: z._default(address, '/api/v1/'),
    FINANCIAL_PATH: z._default(address, '/mk-ms-financial'),
    PAYMENT_PATH: z._default(address, '/mk-ms-payment-pagbank'),
    VIRTUAL_GROUP_PATH: z._default(address, '/mk-ms-virtualgroup'),
    SMART_CHARGING_PATH: z._default(address, '/mk-ms-smartcharging'),
    /** The live connection (wss, or a path of the page's own origin); `off` builds a product without one. */
    WEBSOCKET: z.union([z.literal('off'), address]),
    /**
     * Whether a tenant's own addresses count (THM-010); `off` where one server plays all back ends, such as the sandbox.
     */
    TENANT_GATEWAYS: z._default(z.enum(['on', 'off']), 'on'),
    /** Whether the status topics carry the station's chargeBoxId or its uuid. */
    STATUS_TOPICS: z._default(z.enum(['chargeBoxId', 'uuid']), 'chargeBoxId'),
    /** Which human check stands on the public pages; `sandbox` only in a sandbox build. */
    HUMAN_CHECK: z._default(z.enum(['recaptcha', 'sandbox']), 'recaptcha'),
    /** The vendor's site key. */
    CAPTCHA_SITE_KEY: optional,
    /** Sent by the public QR calls only. */
    QR_TOKEN: optional,
    /** The card provider's checkout script (TDS-004); `off` builds a product without the 3-D Secure bridge. */
    CARD_SCRIPT: z._default(
      required,
      'https://assets.pagseguro.com.br/checkout-sdk-js/rc/dist/browser/pagseguro.min.js',
    ),
    /** The card provider's environment: `PROD` or `SANDBOX`. */
    CARD_ENVIRONMENT: z._default(text, 'PROD'),
    /** Origins that may ask the bridge from another window, parted by blanks or commas; empty: the mobile app alone. */
    CARD_ORIGINS: optional,
    /**
     * A map of one's own, its style or its file of tiles (PMTiles, by its ending), with the provider's key; both empty: the
     * basemap that ships with the product.
     */
    MAPS_KEY: optional,
    MAP_STYLE_URL: optional,
    /**
     * Where addresses are turned into points: `GET {address}?street&number&city&state` answers a list of `{lat, lng}`;
     * empty: nowhere, points are set by hand and on the map.
     */
    GEOCODER_URL: z._default(z.union([z.literal(''), address]), ''),
    /** Where browsers report breaches of the policy; empty: nowhere. Goes into the deployment files. */
    REPORT_URL: optional,
  })
  .check(
    z.refine((env) => env.HUMAN_CHECK === 'sandbox' || env.CAPTCHA_SITE_KEY !== '', {
      path: ['CAPTCHA_SITE_KEY'],
      error: 'is missing',
    }),
  )

/** The settings of a build, complete. */
export type Environment = z.output<typeof environmentSchema>

/** What a build's settings lack: one line per value, with its full name. */
export interface EnvironmentProblem {
  readonly name: string
  readonly problem: string
}

/** Takes the settings out of a list of variables, blank ones counting as not given; says what is wrong with them. */
export function readEnvironment(
  variables: Readonly<Record<string, unknown>>,
): { readonly environment: Environment } | { readonly problems: readonly EnvironmentProblem[] } {
  const given: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(variables)) {
    if (!name.startsWith(ENVIRONMENT_PREFIX)) continue
    if (typeof value === 'string' && value.trim() === '') continue
    given[name.slice(ENVIRONMENT_PREFIX.length)] = value
  }
  const read = environmentSchema.safeParse(given)
  if (read.success) return { environment: read.data }
  const problems = read.error.issues.map((issue) => {
    const key = String(issue.path[0] ?? '')
    const isMissing = given[key] === undefined
    return { name: ENVIRONMENT_PREFIX + key, problem: isMissing ? 'is missing' : issue.message }
  })
  return { problems: problems.filter((p, i) => problems.findIndex((q) => q.name === p.name) === i) }
}
