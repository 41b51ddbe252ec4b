import { tenantIds } from '@corrente/themes/build'
import { describe, expect, test } from 'vitest'
import { requireEnvironment } from '../packages/app/deploy/requireEnvironment.ts'
import { HEADER_LINE_MAX, headerFilesOf } from './headers.ts'

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
