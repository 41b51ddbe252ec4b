import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { readTenant } from './readTenant.ts'
import { tenantSchema } from './tenant.ts'

const WHOLE = {
  id: 'invented',
  name: 'Invented',
  country: 'BR',
  language: 'pt-BR',
  timeZone: 'America/Manaus',
  grants: { monetization: false, vouchers: false, logs: false },
  gateways: {
    api: 'https://gateway.example.invalid/x',
    websocket: 'wss://live.example.invalid/ws',
    financial: 'https://money.example.invalid',
    payment: 'https://money.example.invalid',
    virtualGroup: 'https://groups.example.invalid',
    smartCharging: 'https://groups.example.invalid',
  },
  origins: { photos: ['https://photos.example.invalid'], tiles: ['https://tiles.example.invalid:8443'] },
  links: { support: 'https://help.example.com/', rateio: 'https://rateio.example.com/r?x=1' },
  legal: { company: 'Invented Ltda.', taxId: '00.000.000/0000-00', address: 'Rua 1', email: 'a@example.com' },
  footer: { text: 'Plantão 24 horas', links: [{ label: 'Plano', url: 'https://example.com/plano' }] },
  mapCentre: { lat: -3.1, lng: -60 },
  mapFile: 'https://maps.example.invalid/brasil.pmtiles',
  mapOpensOn: 'network',
  voucherMoneyMax: 40_000,
  sessionHours: 12,
  reports: '/reports',
  upgradeProductName: 'Plus',
}
const MISSING = Symbol('missing')
const BAD = [
  MISSING,
  null,
  0,
  -91,
  Number.NaN,
  '',
  ' ',
  'x',
  [],
  [null],
  {},
  true,
  'http://a.example',
  'https://a.example/',
  'https://me:secret@a.example',
  'https://a.example?x=1',
  'javascript:alert(1)',
  '//a.example/x',
  '/x?y=1',
]

type Path = readonly (string | number)[]
const pathsOf = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? [
        ...(path.length > 0 ? [path] : []),
        ...Object.keys(value).flatMap((key) => pathsOf(Reflect.get(value, key), [...path, key])),
      ]
    : [path]

function changed(path: Path, bad: unknown): unknown {
  const copy: unknown = structuredClone(WHOLE)
  const at = path.slice(0, -1).reduce((value, key) => Reflect.get(Object(value), key), copy)
  const last = path.at(-1) ?? ''
  if (bad === MISSING && Array.isArray(at)) at.splice(Number(last), 1)
  else if (bad === MISSING) Reflect.deleteProperty(Object(at), last)
  else Reflect.set(Object(at), last, bad)
  return copy
}

/** Where the schema of the build knows more: whether a zone exists, and what an e-mail address is. */
const LAXER = new Set(['timeZone', 'legal.email'])

test('R10 the browser takes and refuses what the schema of the build does, field by field', () => {
  expect(readTenant(WHOLE)).toEqual(tenantSchema.parse(WHOLE))
  for (const path of pathsOf(WHOLE))
    for (const bad of BAD) {
      const tenant = changed(path, bad)
      const { data } = tenantSchema.safeParse(tenant)
      // What the build fills in, it writes.
      const isFit = data !== undefined && isDeepStrictEqual(data, tenant)
      const where = `${path.join('.')} as ${String(JSON.stringify(bad))}`
      if (isFit) expect(readTenant(tenant), where).toBe(tenant)
      else if (!LAXER.has(path.join('.')) || typeof bad !== 'string' || bad.trim() === '')
        expect(readTenant(tenant), where).toBeUndefined()
    }
})

test('R10 what is no object is no tenant, and nothing inherited counts', () => {
  for (const none of [undefined, null, 'x', 1, [], [WHOLE], Object.create(WHOLE)])
    expect(readTenant(none)).toBeUndefined()
})
