import { expect, test } from 'vitest'
import { requireEnvironment } from '../../deploy/requireEnvironment.ts'
import { baseAddresses, websocketAddress } from './addresses.ts'

const build = (more: Record<string, string> = {}) =>
  requireEnvironment(
    {
      VITE_CORRENTE_API_KEY: 'key',
      VITE_CORRENTE_GATEWAY: 'https://gateway.example.com/',
      VITE_CORRENTE_WEBSOCKET: 'wss://live.example.com/ws/websocket',
      VITE_CORRENTE_CAPTCHA_SITE_KEY: 'site-key',
      ...more,
    },
    'production',
  )
const own = {
  api: 'https://own.example.com',
  financial: 'https://money.example.com/own',
  websocket: 'wss://own.example.com/live',
}

test('API-001 API-002 THM-003 THM-010 VGR-054 SMC-024 a tenant’s own addresses win, each by itself; the rest are the build’s', () => {
  expect(baseAddresses(build(), own)).toEqual({
    cp: 'https://own.example.com/api/v1/',
    fin: 'https://money.example.com/own',
    pag: 'https://gateway.example.com/mk-ms-payment-pagbank',
    vg: 'https://gateway.example.com/mk-ms-virtualgroup',
    sc: 'https://gateway.example.com/mk-ms-smartcharging',
  })
  expect(websocketAddress(build(), own, 'https://dashboard.example.com')).toBe('wss://own.example.com/live')
})

test('THM-010 a tenant without addresses of its own uses the build’s', () => {
  expect(baseAddresses(build(), undefined).cp).toBe('https://gateway.example.com/api/v1/')
  expect(websocketAddress(build(), undefined, 'https://dashboard.example.com')).toBe(
    'wss://live.example.com/ws/websocket',
  )
})

test('a build for a server that plays all back ends goes by none of the tenants’ addresses', () => {
  const sandbox = build({
    VITE_CORRENTE_GATEWAY: '/',
    VITE_CORRENTE_WEBSOCKET: '/ws',
    VITE_CORRENTE_TENANT_GATEWAYS: 'off',
  })
  expect(baseAddresses(sandbox, own)).toMatchObject({ cp: '/api/v1/', fin: '/mk-ms-financial' })
  expect(websocketAddress(sandbox, own, 'https://ipe.example.com')).toBe('wss://ipe.example.com/ws')
})

test('a build without a live connection opens none, but a tenant’s own', () => {
  const without = build({ VITE_CORRENTE_WEBSOCKET: 'off' })
  expect(websocketAddress(without, undefined, 'https://ipe.example.com')).toBeUndefined()
  expect(websocketAddress(without, own, 'https://ipe.example.com')).toBe('wss://own.example.com/live')
})
