import { loadTenant, tenantIds } from '@corrente/themes/build'
import { describe, expect, test } from 'vitest'
import { contentPolicy, headersOf, PAGE_KINDS } from '../packages/app/deploy/policy.ts'
import { requireEnvironment } from '../packages/app/deploy/requireEnvironment.ts'
import { policySources } from '../packages/app/deploy/sources.ts'
import { HEADER_LINE_MAX, headerFilesOf } from './headers.ts'
import { headerProblems, policyProblems } from './headersCheck.ts'

const environment = requireEnvironment(
  {
    VITE_CORRENTE_API_KEY: 'key',
    VITE_CORRENTE_GATEWAY: 'https://gateway.example.com',
    VITE_CORRENTE_WEBSOCKET: 'wss://live.example.com/ws',
    VITE_CORRENTE_CAPTCHA_SITE_KEY: 'site',
  },
  'production',
)

describe('R25 the headers of a tenant’s own host', () => {
  const files = headerFilesOf('girassol', environment)

  test('both forms name its photos, its theme and the build’s gateways', () => {
    for (const name of ['_headers', 'nginx.conf']) {
      expect(files[name]).toContain("img-src 'self' data: blob: https://fotos.girassol.example.com;")
      expect(files[name]).toContain('https://gateway.example.com wss://live.example.com')
      expect(files[name]).toMatch(/Theme:? "?girassol/)
    }
  })

  test('another tenant’s hosts are not in them', () => {
    const other = headerFilesOf('terpel-demo', environment)
    expect(other._headers).toContain('https://co.gateway.example.invalid')
    expect(other._headers).not.toContain('fotos.girassol')
    expect(files._headers).not.toContain('co.gateway.example.invalid')
  })

  test('no tenant’s policy is longer than a line that hosts take', () => {
    expect(HEADER_LINE_MAX).toBe(2000)
    expect(() => tenantIds().map((id) => headerFilesOf(id, environment))).not.toThrow()
  })

  test('an unknown tenant is named', () => {
    expect(() => headerFilesOf('nobody', environment)).toThrow('no tenant nobody')
  })
})

describe('R25 what a host sends is looked at from outside', () => {
  const sources = policySources(environment, [loadTenant('girassol').tenant])
  const policy = contentPolicy('app', sources)

  test.each(PAGE_KINDS)('what the build writes is right: %s', (kind) => {
    const served = headersOf(kind, sources).map(([name, value]) => [name.toLowerCase(), value] as const)
    expect(headerProblems(kind, Object.fromEntries(served))).toEqual([])
  })

  test.each([
    ['no header at all', {}, 'no Content-Security-Policy'],
    [
      'a short HSTS',
      { 'strict-transport-security': 'max-age=600' },
      'Strict-Transport-Security is max-age=600',
    ],
    ['another COOP', { 'cross-origin-opener-policy': 'unsafe-none' }, 'is unsafe-none, not same-origin'],
  ])('it sees %s', (_, headers, problem) => {
    expect(headerProblems('app', headers).join('\n')).toContain(problem)
  })

  test.each([
    [
      'inline scripts',
      policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      'script-src is',
    ],
    ['frames', policy.replace("frame-ancestors 'none'", 'frame-ancestors https:'), 'frame-ancestors is'],
    ['a policy without base-uri', policy.replace("base-uri 'none'; ", ''), 'the policy has no base-uri'],
    [
      'calls to anywhere',
      policy.replace("connect-src 'self'", 'connect-src *'),
      'connect-src lets in everything',
    ],
  ])('it sees %s', (_, served, problem) => {
    expect(policyProblems('app', served).join('\n')).toContain(problem)
  })
})
