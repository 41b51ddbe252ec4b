/**
 * The one source of what the server must send with the product's files: the policies of the pages and the headers
 * around them. `files.ts` writes them as `_headers`, `_redirects` and `nginx.conf`; nothing is repeated by hand.
 */

/** Outside addresses that a build talks to; all empty when everything is on the page's own origin. */
export interface PolicySources {
  /** Origins of the back ends and of the live connection (`https://…`, `wss://…`), the tenants' own included. */
  readonly connect: readonly string[]
  /** Origins of map tiles and styles, where a map provider is configured. */
  readonly tiles: readonly string[]
  /** Whether this build carries the human-verification vendor. */
  readonly hasCaptcha: boolean
  /** Where breaches are reported; empty: nowhere. */
  readonly reportUrl: string
  /** Sends reports at once (`report-uri` alone) rather than batched by the browser; for test runs. */
  readonly reportsAtOnce: boolean
}

/**
 * The documents that differ in their policy. `app`: the signed-in product and every asset, so that workers are under
 * it too. `public`: the legal pages and not-found. `verified`: public pages with the human check. `card`: the bridge.
 */
export const PAGE_KINDS = ['app', 'public', 'verified', 'card'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** Address patterns of the kinds other than `app`, which is everything else. `*` stands at an end only. */
export const PAGE_PATHS: Readonly<Record<Exclude<PageKind, 'app'>, readonly string[]>> = {
  public: ['/privacy-policy', '/terms-of-use', '/not-found'],
  verified: ['/auth/*', '/qrcode/*'],
  card: ['/three-ds-authentication'],
}

/** Hash of the empty text: all that styled-components needs in production, where rules go in by insertRule. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Hosts of the human check (Google reCAPTCHA v2). */
export const CAPTCHA_HOSTS = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  style: ["'unsafe-inline'"],
} as const

/** Hosts of the card provider's checkout script, on the bridge page only. */
export const CARD_HOSTS = {
  script: ['https://assets.pagseguro.com.br'],
  frame: ['https://*.pagseguro.com.br', 'https://*.cardinalcommerce.com'],
  connect: ['https://*.pagseguro.com.br', 'https://*.cardinalcommerce.com'],
} as const

/** The content policy of one kind of page, on one line. */
export function contentPolicy(kind: PageKind, sources: PolicySources): string {
  const isVerified = kind === 'verified' && sources.hasCaptcha
  const isCard = kind === 'card'
  const script = [...(isVerified ? CAPTCHA_HOSTS.script : []), ...(isCard ? CARD_HOSTS.script : [])]
  const frame = [...(isVerified ? CAPTCHA_HOSTS.frame : []), ...(isCard ? CARD_HOSTS.frame : [])]
  const connect = [
    ...sources.connect,
    ...(kind === 'app' ? sources.tiles : []),
    ...(isVerified ? CAPTCHA_HOSTS.connect : []),
    ...(isCard ? CARD_HOSTS.connect : []),
  ]
  // 'unsafe-inline' would be ignored next to a hash, so a page of the vendor's has the one or the other.
  const style = isVerified ? CAPTCHA_HOSTS.style : [EMPTY_STYLE]
  // The vendors' scripts put text into script addresses; their pages cannot ask for trusted types.
  const isTrusting = script.length > 0
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...script],
    ['style-src', "'self'", ...style],
    ['img-src', "'self'", 'data:', 'blob:', ...(kind === 'app' ? sources.tiles : [])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['worker-src', "'self'"],
    ['frame-src', ...(frame.length > 0 ? frame : ["'none'"])],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
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
