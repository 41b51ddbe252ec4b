import { type IncomingHttpHeaders, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { connect } from 'node:tls'
import {
  contentPolicy,
  headersOf,
  PAGE_KINDS,
  PAGE_PATHS,
  type PageKind,
  type PolicySources,
} from '../packages/app/deploy/policy.ts'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** A name below `localhost` is this machine, also where no resolver says so. */
const placeOf = (url: URL): string => (url.hostname.endsWith('.localhost') ? '127.0.0.1' : url.hostname)

const ask = (url: URL, encoding: string, isInsecure: boolean): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = {
      host: placeOf(url),
      port: url.port,
      path: url.pathname,
      servername: url.hostname,
      rejectUnauthorized: !isInsecure,
      headers: { Host: url.host, 'Accept-Encoding': encoding },
    }
    const sent = (url.protocol === 'https:' ? secure : plain)(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      )
    })
    sent.on('error', reject).end()
  })

const speaksHttp2 = (url: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({
      host: placeOf(url),
      port: Number(url.port || 443),
      servername: url.hostname,
      rejectUnauthorized: false,
      ALPNProtocols: ['h2', 'http/1.1'],
    })
    socket.on('secureConnect', () => {
      resolve(socket.alpnProtocol === 'h2')
      socket.destroy()
    })
    socket.on('error', () => resolve(false))
  })

/** A build without outside addresses: what every host's policies are at least. */
const BARE: PolicySources = {
  connect: [],
  tiles: [],
  photos: [],
  cardScript: undefined,
  hasCaptcha: false,
  reportUrl: '',
  reportsAtOnce: false,
}

const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(';').flatMap((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return name === '' ? [] : [[name, sources] as const]
    }),
  )

/** What a deployment may add to: its own back ends and pictures anywhere, vendors on the pages that have them. */
const isOpen = (kind: PageKind, directive: string): boolean =>
  /^(?:connect|img)-src$/.test(directive) ||
  (/^(?:verified|card)$/.test(kind) &&
    /^(?:script|style|frame)-src$|^form-action$|trusted-types/.test(directive))

/** What a served policy lacks or lets in. */
export const policyProblems = (kind: PageKind, served: string): string[] => {
  const found = directivesOf(served)
  return [...directivesOf(contentPolicy(kind, BARE))].flatMap(([name, sources]) => {
    const own = found.get(name)
    if (own?.includes('*')) return [`${name} lets in everything`]
    if (isOpen(kind, name)) return []
    if (own === undefined) return [`the policy has no ${name}`]
    return own.join(' ') === sources.join(' ')
      ? []
      : [`${name} is ${own.join(' ')}, not ${sources.join(' ')}`]
  })
}

/** The headers around the policy: their values are as the build has them, HSTS may say more. */
export const headerProblems = (kind: PageKind, headers: IncomingHttpHeaders): string[] =>
  headersOf(kind, BARE).flatMap(([name, value]) => {
    const served = headers[name.toLowerCase()]
    if (served === undefined) return [`no ${name}`]
    if (name === 'Content-Security-Policy') return policyProblems(kind, String(served))
    if (name === 'Strict-Transport-Security')
      return Number(/max-age=(\d+)/.exec(String(served))?.[1]) >= 31_536_000 ? [] : [`${name} is ${served}`]
    if (name === 'Referrer-Policy' && kind === 'verified' && served === 'strict-origin') return []
    return served === value ? [] : [`${name} is ${served}, not ${value}`]
  })

const PAGES: Readonly<Record<PageKind, string>> = {
  app: '/',
  public: PAGE_PATHS.public[0] ?? '',
  verified: '/auth/login',
  card: PAGE_PATHS.card[0] ?? '',
}

/**
 * What is not as it should be at a host that serves the product: headers and caching of its pages and files, packing, HTTP/2.
 * @param address - of the host; a path is not looked at
 * @param isInsecure - takes a certificate that nobody vouches for
 */
export async function hostProblems(address: string, isInsecure: boolean): Promise<string[]> {
  const at = (path: string) => new URL(path, address)
  const get = (path: string, encoding = 'identity') => ask(at(path), encoding, isInsecure)
  const problems: string[] = []
  const note = (path: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${path}: ${problem}`))
  for (const kind of PAGE_KINDS) {
    const { status, headers } = await get(PAGES[kind])
    if (status !== 200) note(PAGES[kind], [`is answered with ${status}`])
    note(PAGES[kind], headerProblems(kind, headers))
    if (headers['cache-control'] !== 'no-store') note(PAGES[kind], ['is kept by the browser'])
    if (headers.theme === undefined) note(PAGES[kind], ['does not say its Theme'])
  }
  const { text } = await get('/')
  const asset = /\/assets\/[\w-]+\.js/.exec(text)?.[0]
  if (asset === undefined) return [...problems, '/: names no script of the product']
  note(asset, headerProblems('app', (await get(asset)).headers))
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await get(asset, encoding)
    if (headers['content-encoding'] !== encoding) note(asset, [`does not come as ${encoding}`])
    if (!/accept-encoding/i.test(String(headers.vary))) note(asset, ['does not say Vary: Accept-Encoding'])
    if (!/max-age=(?:31536000|3600)\b/.test(String(headers['cache-control']))) note(asset, ['is not kept'])
  }
  const gone = '/assets/gone-00000000.js'
  const { status, headers } = await get(gone)
  if (status === 404) note(gone, headerProblems('app', headers))
  if (/immutable|max-age=31536000/.test(String(headers['cache-control']))) note(gone, ['is kept for a year'])
  if (at('/').protocol !== 'https:') problems.push(`${address}: is not https`)
  else if (!(await speaksHttp2(at('/')))) problems.push(`${address}: does not speak HTTP/2`)
  return problems
}
