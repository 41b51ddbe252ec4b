import { expect, test } from 'vitest'
import { requireEnvironment } from './requireEnvironment.ts'
import { policySources } from './sources.ts'

const build = (more: Record<string, string> = {}) =>
  requireEnvironment(
    {
      VITE_CORRENTE_API_KEY: 'key',
      VITE_CORRENTE_GATEWAY: 'https://gateway.example.com',
      VITE_CORRENTE_WEBSOCKET: 'wss://live.example.com/ws',
      VITE_CORRENTE_CAPTCHA_SITE_KEY: 'site',
      ...more,
    },
    'production',
  )
const own = {
  gateways: {
    api: 'https://own.example.com',
    websocket: 'wss://own.example.com/live',
    financial: 'https://money.example.com/x',
    payment: 'https://money.example.com/y',
    virtualGroup: 'https://own.example.com/vg',
    smartCharging: 'https://own.example.com/sc',
  },
  origins: { photos: ['https://photos.example.com'], tiles: ['https://tiles.example.com'] },
  mapFile: 'https://maps.example.com/brasil.pmtiles',
}

test('R25 THM-010 one tenant: its own addresses alone, each origin once', () => {
  const sources = policySources(build(), [own])
  expect(sources.connect).toEqual([
    'https://money.example.com',
    'https://own.example.com',
    'wss://own.example.com',
  ])
  expect(sources.photos).toEqual(own.origins.photos)
  expect(sources.tiles).toEqual(['https://maps.example.com', 'https://tiles.example.com'])
})

test('R25 what a tenant does not name is the build’s', () => {
  const some = { gateways: { financial: 'https://money.example.com' } }
  expect(policySources(build(), [some]).connect).toEqual([
    'https://gateway.example.com',
    'https://money.example.com',
    'wss://live.example.com',
  ])
})

test('R25 all tenants of a build at once; none: the build alone', () => {
  expect(policySources(build(), [{}, own]).connect).toHaveLength(5)
  expect(policySources(build(), []).connect).toEqual([
    'https://gateway.example.com',
    'wss://live.example.com',
  ])
})

test('R25 where tenants’ gateways do not count, their pictures still do; own paths add nothing', () => {
  const sources = policySources(
    build({
      VITE_CORRENTE_GATEWAY: '/',
      VITE_CORRENTE_WEBSOCKET: '/ws',
      VITE_CORRENTE_TENANT_GATEWAYS: 'off',
    }),
    [own],
  )
  expect([sources.connect, sources.photos]).toEqual([[], own.origins.photos])
})

test('R25 TDS-004 the map, the geocoder, the human check and the card provider as the build names them', () => {
  const sources = policySources(
    build({
      VITE_CORRENTE_MAP_STYLE_URL: 'https://maps.example.com/style.json?key=1',
      VITE_CORRENTE_GEOCODER_URL: 'https://geo.example.com/search',
      VITE_CORRENTE_CARD_SCRIPT: 'https://cards.example.com/sdk.js',
    }),
    [],
  )
  expect(sources).toMatchObject({
    tiles: ['https://maps.example.com'],
    hasCaptcha: true,
    cardScript: 'https://cards.example.com',
  })
  expect(sources.connect).toContain('https://geo.example.com')
  expect(policySources(build(), []).cardScript).toBe('https://assets.pagseguro.com.br')
  expect(policySources(build({ VITE_CORRENTE_CARD_SCRIPT: 'off' }), []).cardScript).toBeUndefined()
})
