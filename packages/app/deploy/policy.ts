import { ASK_SOURCE } from './askScript.ts'

/**
 * The one source of what the server must send with the product's files: the policies of the pages and the headers
 * around them. `sources.ts` gathers what they depend on, `files.ts` writes them as `_headers`, `_redirects` and
 * `nginx.conf`; the build, the development server and `pnpm headers` ask here, nothing is repeated by hand.
 */

/** Outside addresses that a build talks to; all empty when everything is on the page's own origin. */
export interface PolicySources {
  /** Origins of the back ends and of the live connection (`https://…`, `wss://…`), the tenants' own included. */
  readonly connect: readonly string[]
  /** Origins of map tiles and styles, where a map provider is configured. */
  readonly tiles: readonly string[]
  /** Origins of pictures that the back ends name by their address: the photos of stations. */
  readonly photos: readonly string[]
  /** Origin of the card provider's script; undefined: this build has no bridge. */
  readonly cardScript: string | undefined
  /** Whether this build carries the human-verification vendor. */
  readonly hasCaptcha: boolean
  /** Where breaches are reported; empty: nowhere. */
  readonly reportUrl: string
  /** Sends reports at once (`report-uri` alone) rather than batched by the browser; for test runs. */
  readonly reportsAtOnce: boolean
  /**
   * Lets the development server's own inline scripts and styles through, which a build has none of; such a page cannot
   * ask for trusted types either. Default: false.
   */
  readonly isDevelopment?: boolean
}

/**
 * The documents that differ in their policy. `app`: the signed-in product and every asset, so that workers are under
 * it too. `public`: the legal pages and not-found. `verified`: public pages with the human check. `card`: the bridge.
 */
export const PAGE_KINDS = ['app', 'public', 'verified', 'card'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** Address patterns of the kinds other than `app`, which is everything else. `*` stands at an end only, behind a slash. */
export const PAGE_PATHS: Readonly<Record<Exclude<PageKind, 'app'>, readonly string[]>> = {
  public: ['/privacy-policy', '/terms-of-use', '/accessibility', '/not-found'],
  verified: ['/auth/*', '/qrcode/*'],
  card: ['/three-ds-authentication'],
}

/** The addresses of a kind: a slash at the end of one leads to the same page, as it does in the product. */
export const addressesOf = (kind: Exclude<PageKind, 'app'>): readonly string[] =>
  PAGE_PATHS[kind].flatMap((path) => (path.endsWith('*') ? [path] : [path, `${path}/`]))

/** Hash of the empty text: all that styled-components needs in production, where rules go in by insertRule. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Hosts of the human check (Google reCAPTCHA v2). */
export const CAPTCHA_HOSTS = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  style: ["'unsafe-inline'"],
} as const

/**
 * Hosts of the card provider (PagBank) besides that of its script, on the bridge page only. It names the issuers' service
 * with a wildcard itself (script, frames, and the forms that open them), so there is no shorter list to give.
 */
export const CARD_HOSTS = {
  script: ['https://*.cardinalcommerce.com'],
  frame: ['https://*.cardinalcommerce.com'],
  connect: [
    'https://sdk.pagseguro.com',
    'https://sandbox.sdk.pagseguro.com',
    'https://*.cardinalcommerce.com',
  ],
  form: ['https://*.cardinalcommerce.com'],
} as const

/** The kind of the page that a path (no query) leads to. */
export function pageKindOf(path: string): PageKind {
  const covers = (pattern: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  return PAGE_KINDS.find((kind) => kind !== 'app' && addressesOf(kind).some(covers)) ?? 'app'
}

/** The content policy of one kind of page, on one line. */
export function contentPolicy(kind: PageKind, sources: PolicySources): string {
  const isApp = kind === 'app'
  const isVerified = kind === 'verified' && sources.hasCaptcha
  const cardScript = kind === 'card' ? sources.cardScript : undefined
  const isCard = cardScript !== undefined
  const script = [
    ...(isVerified ? CAPTCHA_HOSTS.script : []),
    ...(isCard ? [cardScript, ...CARD_HOSTS.script] : []),
  ]
  const frame = [...(isVerified ? CAPTCHA_HOSTS.frame : []), ...(isCard ? CARD_HOSTS.frame : [])]
  const connect = [
    ...sources.connect,
    ...(isApp ? sources.tiles : []),
    ...(isVerified ? CAPTCHA_HOSTS.connect : []),
    ...(isCard ? CARD_HOSTS.connect : []),
  ]
  // 'unsafe-inline' would be ignored next to a hash, so a page of the vendor's has the one or the other.
  const isDev = sources.isDevelopment === true
  const style = isVerified || isDev ? CAPTCHA_HOSTS.style : [EMPTY_STYLE]
  // The vendors' scripts put text into script addresses; their pages cannot ask for trusted types.
  const isTrusting = script.length > 0 || isDev
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", isDev ? "'unsafe-inline'" : ASK_SOURCE, ...script],
    ['style-src', "'self'", ...style],
    ['img-src', "'self'", 'data:', 'blob:', ...(isApp ? [...sources.tiles, ...sources.photos] : [])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['worker-src', "'self'"],
    ['frame-src', ...(frame.length > 0 ? frame : ["'none'"])],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...(isCard ? CARD_HOSTS.form : [])],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ...(isTrusting
      ? []
      : ([
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', 'default'],
        ] as const)),
    ...reporting(sources),
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

function reporting({ reportUrl, reportsAtOnce }: PolicySources): readonly (readonly [string, string])[] {
  if (reportUrl === '') return []
  // Chromium ignores report-uri next to report-to and holds reports back up to a minute; a test run wants them now.
  return reportsAtOnce
    ? [['report-uri', reportUrl]]
    : [
        ['report-uri', reportUrl],
        ['report-to', 'csp'],
      ]
}

/** All headers of one kind of page, in a fixed order. */
export function headersOf(kind: PageKind, sources: PolicySources): readonly (readonly [string, string])[] {
  const isReported = sources.reportUrl !== '' && !sources.reportsAtOnce
  return [
    ['Content-Security-Policy', contentPolicy(kind, sources)],
    ...(isReported ? ([['Reporting-Endpoints', `csp="${sources.reportUrl}"`]] as const) : []),
    ['X-Content-Type-Options', 'nosniff'],
    // The vendor of the human check needs to see which site asks; nobody else sees anything.
    ['Referrer-Policy', kind === 'verified' && sources.hasCaptcha ? 'strict-origin' : 'no-referrer'],
    // The bridge answers the page that opened it; every other document stands alone.
    ['Cross-Origin-Opener-Policy', kind === 'card' ? 'unsafe-none' : 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Strict-Transport-Security', 'max-age=31536000'],
    [
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    ],
    ['X-Frame-Options', 'DENY'],
  ]
}

/** Cache rule of the hashed files: they never change under their name. */
export const ASSET_CACHE = 'public, max-age=31536000, immutable'
/**
 * Cache rule of the hashed files where a host cannot refuse those that are gone: it answers with the page, under the rule of
 * the folder. So what is kept is looked at again after an hour, while it is used: a page kept for a script heals by itself.
 */
export const HEALING_ASSET_CACHE = 'public, max-age=3600, stale-while-revalidate=31536000'
/** Cache rule of the tenants' files: asked for with their version in the query. */
export const TENANT_CACHE = 'public, max-age=31536000, immutable'
/** Cache rule of the pages: always asked again, so that a deploy shows at once. */
export const PAGE_CACHE = 'no-store'

/** The origin of an absolute address; undefined for a path of the page's own origin. */
export function outsideOrigin(address: string): string | undefined {
  try {
    return new URL(address).origin === 'null' ? undefined : originOf(new URL(address))
  } catch {
    return undefined
  }
}

const originOf = (url: URL): string => `${url.protocol}//${url.host}`
