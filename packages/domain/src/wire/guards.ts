/** What this file needs of the platform's `URL`; domain has no DOM types, browsers and Node both have the class. */
declare const URL: new (
  raw: string,
) => {
  readonly protocol: string
  readonly hostname: string
  readonly username: string
  readonly password: string
  readonly href: string
}

/** Control, format (zero-width, bidirectional), surrogate, unassigned and space characters, and the backslash. */
const UNSAFE_IN_ADDRESS = /[\p{C}\p{Z}\\]/u
const HOST =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+(?::\d{1,5})?$/i
/** A plain blank inside a station's id is harmless, and the live system has such ids; at an end it would be lost. */
const UNSAFE_IN_TOPIC = /^ | $|[/*>#:\\\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u
const LONE_SURROGATE = /\p{Cs}/u
const TOPIC_SEGMENT_MAX = 128
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** What `safeExternalUrl` lets through besides https. */
export interface ExternalUrlOptions {
  /** Hosts that may be opened; an entry with a leading dot (`.example.com`) covers all below it. Default: any. */
  readonly hosts?: readonly string[]
  /** Lets plain http through as well, for addresses that only inform. Default false. */
  readonly allowHttp?: boolean
  /** Lets plain http through on this machine, for development and the sandbox. Default false. */
  readonly allowHttpLoopback?: boolean
}

/**
 * An address from a header, a tenant or a payload that may be opened: https, no credentials, no invisible character,
 * at most 2,048 characters. Returns it in normal form, or null (R18).
 */
export function safeExternalUrl(raw: unknown, options: ExternalUrlOptions = {}): string | null {
  if (typeof raw !== 'string' || raw.length > 2048 || UNSAFE_IN_ADDRESS.test(raw)) return null
  let url: InstanceType<typeof URL>
  try {
    url = new URL(raw)
  } catch {
    return null
  }
  const { hostname, protocol } = url
  const mayHttp = options.allowHttp === true || (options.allowHttpLoopback === true && LOOPBACK.has(hostname))
  if (protocol !== 'https:' && !(protocol === 'http:' && mayHttp)) return null
  if (url.username !== '' || url.password !== '') return null
  const { hosts } = options
  if (hosts && !hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host)))
    return null
  return url.href
}

/** A bare host name with an optional port, in lower case, or null: nothing that could leave the host's place (R20). */
export function safeHost(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > 253 || !HOST.test(raw)) return null
  const host = raw.toLowerCase()
  try {
    // What a browser would read as another host (`9.9999` is an address to it) is none.
    return new URL(`https://${host}`).hostname === host.split(':')[0] ? host : null
  } catch {
    return null
  }
}

/**
 * One segment of a call's path, percent-encoded.
 * @throws RangeError on an empty one, on `.` and `..`, and on text that is no valid Unicode: such a call is never made.
 */
export function seg(value: string | number): string {
  const text = String(value)
  if (text === '' || text === '.' || text === '..' || LONE_SURROGATE.test(text))
    throw new RangeError('bad path segment')
  return encodeURIComponent(text)
}

/**
 * One segment of a live topic, unchanged, or null where it could change the topic's meaning: `/`, wildcards
 * (`*`, `>`, `#`), `:`, blanks other than plain ones inside, invisible characters, more than 128 characters (R20).
 */
export function topicSeg(value: unknown): string | null {
  if (typeof value !== 'string' || value === '' || value.length > TOPIC_SEGMENT_MAX) return null
  return UNSAFE_IN_TOPIC.test(value) ? null : value
}

/** An api key that can stand in a header and in a topic, trimmed; else null (R20). */
export function safeApiKey(raw: unknown): string | null {
  if (typeof raw !== 'string') return null
  const key = raw.trim()
  return /^[\x21-\x7e]+$/.test(key) ? topicSeg(key) : null
}
