import { describe, expect, test } from 'vitest'
import { tenantIdSchema, tenantSchema } from './tenant.ts'

const least = {
  id: 'invented',
  name: 'Invented',
  country: 'BR',
  language: 'pt-BR',
  legal: { company: 'Invented Ltda.', taxId: '00.000.000/0000-00', address: 'Rua 1', email: 'a@example.com' },
}

test('a tenant needs a name, a country, a language and its legal entry, and grants nothing by itself', () => {
  expect(tenantSchema.parse(least)).toEqual({
    ...least,
    grants: { monetization: false, vouchers: false, logs: false },
  })
})

describe('an id', () => {
  test.each(['move', 'terpel-demo', 'a1b', 'mitad-del-mundo'])('%s is one', (id) => {
    expect(tenantIdSchema.safeParse(id).success).toBe(true)
  })
  test.each([
    '',
    'ab',
    'Move',
    '../move',
    'mo ve',
    'move/',
    '-move',
    'move-',
    '1move',
    'a"b',
    'é-move',
    'a'.repeat(41),
  ])('%j is none: it would not be safe in a path, a host and a selector', (id) => {
    expect(tenantIdSchema.safeParse(id).success).toBe(false)
  })
})

describe('a tenant is strict', () => {
  test.each([
    ['an unknown country', { country: 'AR' }],
    ['an unknown language', { language: 'pt' }],
    ['an unknown zone', { timeZone: 'America/Gotham' }],
    ['a grant that is left out', { grants: { monetization: true, vouchers: true } }],
    ['an api over http', { gateways: { api: 'http://gateway.example.invalid' } }],
    ['an api with a slash at its end', { gateways: { api: 'https://gateway.example.invalid/' } }],
    ['an api with a query', { gateways: { api: 'https://gateway.example.invalid/x?y=1' } }],
    ['an api with credentials', { gateways: { api: 'https://me:secret@gateway.example.invalid' } }],
    ['a websocket in the clear', { gateways: { websocket: 'ws://live.example.invalid/ws' } }],
    ['a websocket over https', { gateways: { websocket: 'https://live.example.invalid/ws' } }],
    ['an unknown gateway', { gateways: { sms: 'https://gateway.example.invalid' } }],
    ['an origin with a path', { origins: { photos: ['https://photos.example.invalid/x'] } }],
    ['an origin with a slash at its end', { origins: { photos: ['https://photos.example.invalid/'] } }],
    ['an origin with a wildcard', { origins: { tiles: ['https://*.example.invalid'] } }],
    ['an origin in the clear', { origins: { photos: ['http://photos.example.invalid'] } }],
    [
      'an origin that is another directive',
      { origins: { photos: ["https://a.example; script-src 'self'"] } },
    ],
    ['a link that runs', { links: { rateio: 'javascript:alert(1)' } }],
    ['a link without a host', { links: { support: '/support' } }],
    ['a latitude past the pole', { mapCentre: { lat: -91, lng: 0 } }],
    ['a map file of another kind', { mapFile: 'https://maps.example.invalid/style.json' }],
    ['a map that opens elsewhere', { mapOpensOn: 'world' }],
    ['a voucher limit of nothing', { voucherMoneyMax: 0 }],
    ['reports to another host', { reports: 'https://reports.example.invalid/x' }],
    ['reports to a host without a scheme', { reports: '//reports.example.invalid' }],
    ['reports by a backslash', { reports: '/\\reports.example.invalid' }],
    ['reports above the root', { reports: '/../reports' }],
    ['reports with a query', { reports: '/reports?key=1' }],
    ['reports with a line break', { reports: '/reports\n' }],
    ['an empty footer', { footer: { text: ' ' } }],
    ['an e-mail that is none', { legal: { ...least.legal, email: 'nobody' } }],
    ['a secret', { apiKey: 'x' }],
  ])('it refuses %s', (_, more) => {
    expect(tenantSchema.safeParse({ ...least, ...more }).success).toBe(false)
  })

  test('it takes all that a brand may have', () => {
    const whole = {
      ...least,
      grants: { monetization: true, vouchers: false, logs: true },
      timeZone: 'America/Manaus',
      gateways: { api: 'https://gateway.example.invalid/x', websocket: 'wss://live.example.invalid/ws' },
      origins: { photos: ['https://photos.example.invalid'], tiles: ['https://tiles.example.invalid:8443'] },
      links: { support: 'https://help.example.com/', rateio: 'https://rateio.example.com/r?x=1' },
      footer: { text: 'Plantão 24 horas', links: [{ label: 'Plano', url: 'https://example.com/plano' }] },
      mapCentre: { lat: -3.1, lng: -60 },
      mapFile: 'https://maps.example.invalid/brasil.pmtiles?v=2',
      mapOpensOn: 'network',
      voucherMoneyMax: 40_000,
      reports: '/v1/client-reports',
      upgradeProductName: 'Plus',
    }
    expect(tenantSchema.parse(whole)).toEqual(whole)
  })
})
