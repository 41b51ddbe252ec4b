import { describe, expect, test } from 'vitest'
import { headersFile, nginxFile, redirectsFile } from './files.ts'
import {
  CAPTCHA_HOSTS,
  CARD_HOSTS,
  contentPolicy,
  headersOf,
  outsideOrigin,
  PAGE_KINDS,
  PAGE_PATHS,
  type PolicySources,
  pageKindOf,
} from './policy.ts'

const production: PolicySources = {
  connect: ['https://gateway.example.com', 'wss://live.example.com'],
  tiles: ['https://tiles.example.com'],
  photos: ['https://photos.example.com'],
  cardScript: 'https://cards.example.com',
  hasCaptcha: true,
  reportUrl: 'https://reports.example.com/csp',
  reportsAtOnce: false,
}
const sandbox: PolicySources = {
  connect: [],
  tiles: [],
  photos: [],
  cardScript: undefined,
  hasCaptcha: false,
  reportUrl: '/_sandbox/csp',
  reportsAtOnce: true,
}
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.split(' ')[0] === name)
    ?.split(' ')
    .slice(1)

describe('the signed-in product', () => {
  const policy = contentPolicy('app', production)

  test('R25 runs own scripts only, with trusted types, framed by nobody', () => {
    expect(directive(policy, 'default-src')).toEqual(["'none'"])
    // One text stands in the documents themselves, known by its hash: any other does not run.
    expect(directive(policy, 'script-src')).toEqual([
      "'self'",
      "'sha256-ALvwQnnvTZzHoOGPL/rj5OFIF2sNsLshlP0TdyY4Fi0='",
    ])
    expect(directive(policy, 'worker-src')).toEqual(["'self'"])
    expect(directive(policy, 'frame-src')).toEqual(["'none'"])
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
    expect(directive(policy, 'base-uri')).toEqual(["'none'"])
    expect(directive(policy, 'object-src')).toEqual(["'none'"])
    expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"])
    expect(directive(policy, 'trusted-types')).toEqual(['default'])
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  })

  test('R25 inline styles pass only by the hash of the empty text', () => {
    expect(directive(policy, 'style-src')).toEqual([
      "'self'",
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ])
  })

  test('R25 talks to its own origin, the gateways and the live address, to no vendor', () => {
    expect(directive(policy, 'connect-src')).toEqual(["'self'", ...production.connect, ...production.tiles])
    for (const host of [...CAPTCHA_HOSTS.script, ...CARD_HOSTS.script]) expect(policy).not.toContain(host)
  })
})

test('R25 pictures come from here, from the map and from where photos are kept; on no other page', () => {
  const pictures = ["'self'", 'data:', 'blob:']
  expect(directive(contentPolicy('app', production), 'img-src')).toEqual([
    ...pictures,
    ...production.tiles,
    ...production.photos,
  ])
  for (const kind of PAGE_KINDS.filter((one) => one !== 'app'))
    expect(directive(contentPolicy(kind, production), 'img-src')).toEqual(pictures)
})

test('R25 no wildcard but the one that the card provider names, and inline styles for the human check alone', () => {
  for (const kind of PAGE_KINDS) {
    const policy = contentPolicy(kind, production)
    expect(policy.match(/[^\s;]*\*[^\s;]*/g) ?? []).toEqual(
      kind === 'card' ? Array(4).fill('https://*.cardinalcommerce.com') : [],
    )
    expect(policy.match(/'unsafe-[a-z-]+'/g) ?? []).toEqual(kind === 'verified' ? ["'unsafe-inline'"] : [])
  }
})

test('R25 the development server has the same policy but for its own inline scripts and styles', () => {
  const policy = contentPolicy('app', { ...production, isDevelopment: true })
  expect(directive(policy, 'script-src')).toEqual(["'self'", "'unsafe-inline'"])
  expect(directive(policy, 'connect-src')).toEqual(directive(contentPolicy('app', production), 'connect-src'))
})

test('R25 every path has one kind of page', () => {
  for (const kind of PAGE_KINDS.filter((one) => one !== 'app'))
    for (const path of PAGE_PATHS[kind]) expect(pageKindOf(path.replace('*', 'x/y'))).toBe(kind)
  for (const path of [
    '/',
    '/stations',
    '/authority',
    '/qrcodes/x',
    '/not-found/x',
    '/three-ds-authentication-2',
  ])
    expect(pageKindOf(path)).toBe('app')
})

test('R25 the human check is let in on its own pages only, the card provider on the bridge only', () => {
  for (const kind of PAGE_KINDS) {
    const script = directive(contentPolicy(kind, production), 'script-src') ?? []
    expect(script.includes(CAPTCHA_HOSTS.script[0])).toBe(kind === 'verified')
    for (const host of ['https://cards.example.com', CARD_HOSTS.script[0]])
      expect(script.includes(host)).toBe(kind === 'card')
  }
})

test('R25 a build without vendors keeps trusted types on every page that has none', () => {
  for (const kind of PAGE_KINDS)
    expect(directive(contentPolicy(kind, sandbox), 'require-trusted-types-for')).toEqual(["'script'"])
})

test.each(PAGE_KINDS)('R25 every kind of page has the headers around the policy: %s', (kind) => {
  const headers = new Map(headersOf(kind, production))
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Referrer-Policy')).toMatch(/^(no-referrer|strict-origin)$/)
  expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=31536000/)
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe(kind === 'card' ? 'unsafe-none' : 'same-origin')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(headers.get('Permissions-Policy')).toMatch(
    /camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\)/,
  )
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(directive(headers.get('Content-Security-Policy') ?? '', 'frame-ancestors')).toEqual(["'none'"])
})

test('R25 breaches are reported, at once in a test run', () => {
  expect(directive(contentPolicy('app', production), 'report-to')).toEqual(['csp'])
  expect(new Map(headersOf('app', production)).get('Reporting-Endpoints')).toBe(
    'csp="https://reports.example.com/csp"',
  )
  expect(directive(contentPolicy('app', sandbox), 'report-uri')).toEqual(['/_sandbox/csp'])
  expect(directive(contentPolicy('app', sandbox), 'report-to')).toBeUndefined()
  expect(contentPolicy('app', { ...sandbox, reportUrl: '' })).not.toContain('report')
})

test('R25 _headers sets the strict policy for all and detaches it where a page has another', () => {
  const blocks = headersFile(production).trim().split('\n\n')
  expect(blocks[0]).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'/)
  const auth = blocks.find((block) => block.startsWith('/auth/*\n')) ?? ''
  expect(auth.indexOf('! Content-Security-Policy')).toBeGreaterThan(0)
  expect(auth.indexOf('! Content-Security-Policy')).toBeLessThan(auth.indexOf('  Content-Security-Policy:'))
  expect(auth).toContain('https://www.google.com/recaptcha/')
})

test('R25 scripts and workers carry the strict policy as well: a worker is under the policy of its own file', () => {
  const blocks = headersFile(production).trim().split('\n\n')
  const ofAssets = blocks.find((block) => block.startsWith('/assets/*\n'))
  expect(ofAssets).not.toContain('Content-Security-Policy')
  // Such a host answers with the page where a file is gone: that must not be kept for a year.
  expect(ofAssets).toMatch(/max-age=3600, stale-while-revalidate/)
  const [, assets = ''] = /location \/assets\/ \{([^}]*)\}/.exec(nginxFile(production)) ?? []
  expect(assets).toContain(`add_header Content-Security-Policy "${contentPolicy('app', production)}" always;`)
})

test('BOOT-003 a host of one tenant says its theme, any other has it said by the host', () => {
  expect(headersFile(production, 'girassol')).toContain('\n  Theme: girassol\n')
  expect(headersFile(production)).not.toContain('Theme:')
  expect(nginxFile(production, 'girassol')).toContain('add_header Theme "girassol" always;')
  expect(nginxFile(production)).toContain('add_header Theme $corrente_theme always;')
})

test('R25 nginx.conf carries the same policies', () => {
  const conf = nginxFile(production)
  // What is not there is not kept: the rule of the files would hold for it too.
  for (const folder of ['assets', 'tenants'])
    expect(conf).toContain(`location /${folder}/ {\n    try_files $uri @gone;`)
  const [, gone = ''] = /location @gone \{([^}]*)\}/.exec(conf) ?? []
  expect(gone).toContain('add_header Cache-Control "no-store" always;\n    return 404;')
  expect(gone).not.toContain('max-age=31536000, immutable')
  for (const kind of PAGE_KINDS) expect(conf).toContain(`"${contentPolicy(kind, production)}"`)
  expect(conf.match(/{/g)?.length).toBe(conf.match(/}/g)?.length ?? 0)
})

test('a host of its own has all that nginx asks for, and is reached without https too', () => {
  const conf = nginxFile(production, 'girassol', { host: 'painel.example.com', apiKey: 'the-key' })
  expect(conf).toContain('return 301 https://$host$request_uri;')
  expect(conf).toContain('listen 443 ssl http2;\n  server_name painel.example.com;')
  expect(conf).toContain('ssl_certificate /etc/nginx/certificates/painel.example.com/fullchain.pem;')
  expect(conf).toContain('add_header Api-Key "the-key" always;')
  expect(conf.replaceAll(/\$(?:uri|host|request_uri)\b/g, '')).not.toContain('$')
  expect(conf).not.toContain('Terms-Of-Use')
})

test('RTE-031 RTE-032 RTE-033 RTE-034 RTE-035 pages without login are served by the public document, all others by the product', () => {
  const rules = redirectsFile().trim().split('\n')
  for (const path of [
    '/auth/*',
    '/qrcode/*',
    '/three-ds-authentication',
    '/three-ds-authentication/',
    '/privacy-policy',
    '/terms-of-use/',
    '/not-found',
  ])
    expect(rules).toContain(`${path} /public.html 200`)
  for (const path of ['/three-ds-authentication', '/three-ds-authentication/'])
    expect(nginxFile(production)).toContain(`location = ${path} {\n    try_files /public.html =404;`)
  expect(headersFile(production)).toContain('\n\n/three-ds-authentication/\n  ! Content-Security-Policy')
  expect(rules.at(-1)).toBe('/* /index.html 200')
})

test('only an absolute address adds an origin', () => {
  expect(outsideOrigin('https://gateway.example.com/base/')).toBe('https://gateway.example.com')
  expect(outsideOrigin('wss://live.example.com:8443/ws')).toBe('wss://live.example.com:8443')
  expect(outsideOrigin('/api/v1/')).toBeUndefined()
})
