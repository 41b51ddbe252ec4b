import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAnonymiser } from './anonymise.ts'
import { type KeptCall, type SupportFacts, supportFileOf } from './supportFile.ts'
import { PLANTED } from './testing/people.ts'

const NOW = Date.parse('2026-03-14T15:05:00Z')
const json = (value: unknown, key?: string) => createAnonymiser(NOW).json(value, key)

/** Keys under which a value may stand, of fields that exist and of some that do not. */
const KEYS = [
  'name',
  'email',
  'cpf',
  'status',
  'type',
  'idTag',
  'id',
  'message',
  'token',
  'description',
  'x',
  'street',
  'lat',
]

const bodyOf = (values: readonly string[], key: (at: number) => string): unknown => ({
  content: values.map((value, at) => ({
    [key(at)]: value,
    lastStatus: 'Charging',
    nested: { list: [value, { deep: `Usuário ${value} não encontrado` }] },
    byValue: { [value]: 1 },
    resultMap: { [value.toLowerCase()]: 1 },
    asNumber: /^\d{8,15}$/.test(value) ? Number(value) : 7,
  })),
})

const callOf = (more: Partial<KeptCall>): KeptCall => ({
  at: NOW,
  base: 'cp',
  method: 'GET',
  template: 'users_data/{id}',
  kind: 'done',
  status: 200,
  ms: 12,
  ...more,
})

const factsOf = (calls: readonly KeptCall[], more: Partial<SupportFacts> = {}): SupportFacts => ({
  version: '1.0.0 (1a2b3c4d)',
  brand: 'move',
  language: 'pt-BR',
  scheme: 'light',
  zone: 'America/Sao_Paulo',
  now: NOW,
  serverNow: NOW,
  address: '/stations',
  width: 1366,
  height: 768,
  user: undefined,
  failures: [],
  steps: [],
  calls,
  ...more,
})

/** Digits alone too, as a number may be written otherwise. */
const found = (file: unknown, values: readonly string[]): readonly string[] => {
  const text = JSON.stringify(file)
  const bare = decodeURIComponent(text.replace(/%(?![0-9A-F]{2})/gi, '%25').replaceAll('+', ' '))
  return values.filter((value) => bare.toLowerCase().includes(value.toLowerCase()))
}

describe('nobody is in a file', () => {
  test('0 of 390 planted values, wherever they stand', () => {
    expect(new Set(PLANTED).size).toBe(390)
    const calls = PLANTED.flatMap((value, at) => [
      callOf({ text: JSON.stringify(bodyOf([value], () => KEYS[at % KEYS.length] ?? '')) }),
      callOf({
        kind: 'refused',
        status: 404,
        params: { id: value },
        query: { search: value, page: 2 },
        sent: bodyOf([value], () => 'q'),
        text: `<p>${value}</p>`,
      }),
    ])
    const file = supportFileOf(
      factsOf(calls, {
        address: `/transactions?q=${encodeURIComponent(PLANTED[1] ?? '')}&${encodeURIComponent(PLANTED[2] ?? '')}=1`,
        user: {
          id: 5_123_456,
          permissions: PLANTED.map((value) => ({ roleId: value, route: `/user/${value}`, status: true })),
        },
        failures: PLANTED.map((value) => ({
          at: NOW,
          where: `/user/${value}`,
          error: Object.assign(new Error(`/${value.replaceAll(' ', '-')}.js:1:2`), { name: value }),
        })),
        steps: PLANTED.map((value) => ({ at: NOW, address: `/qrcode/start/${encodeURIComponent(value)}/1` })),
      }),
    )
    expect(file.calls).toHaveLength(780)
    expect(found(file, PLANTED)).toEqual([])
  })

  test('any JSON, with any of them in any place', () => {
    const planted = fc.constantFrom(...PLANTED)
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ depthSize: 'small' }, planted, fc.double(), fc.boolean(), tie('list'), tie('record')),
      list: fc.array(tie('tree'), { maxLength: 4 }),
      record: fc.dictionary(fc.oneof(planted, fc.constantFrom(...KEYS)), tie('tree'), { maxKeys: 4 }),
    }))
    fc.assert(
      fc.property(tree, (value) => {
        expect(found([json(value)], PLANTED)).toEqual([])
      }),
    )
  })
})

describe('the same form', () => {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape)
    if (typeof value !== 'object' || value === null) return typeof value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shape(one)]))
  }

  test('keys and types stay, and a second file has the same values', () => {
    const key = fc.stringMatching(/^[a-z][A-Za-z]{1,12}$/).filter((one) => one !== '__proto__')
    const leaf = fc.oneof(
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
    )
    const value = fc.dictionary(key, fc.oneof(leaf, fc.array(leaf), fc.dictionary(key, leaf)))
    fc.assert(
      fc.property(value, (one) => {
        expect(shape(json(one))).toEqual(shape(one))
        expect(json(one)).toEqual(json(one))
      }),
    )
  })

  test('a text keeps its length, its case and its punctuation, and two that differ go on to differ', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{4,9} [A-Z]{3}-[0-9]{4}$/), { minLength: 2 }),
        (texts) => {
          const made = json(texts)
          expect(new Set(Array.isArray(made) ? made : [])).toHaveLength(texts.length)
          for (const [at, one] of Object.entries(made ?? [])) {
            expect(one).toMatch(/^[A-Z][a-z]{4,9} [A-Z]{3}-\d{4}$/)
            expect(String(one)).toHaveLength(texts[Number(at)]?.length ?? 0)
          }
        },
      ),
    )
  })

  test('one thing has one stand-in: in the address, in a path and in a body, as number and as text', () => {
    const { json: own, address } = createAnonymiser(NOW)
    const body = own({ id: 51_234, name: 'Ana', rows: ['51234'] })
    expect(address('/user/51234')).toBe(`/user/${(body as { id: number }).id}`)
    expect(body).toEqual({ id: 10_001, name: expect.stringMatching(/^[A-Z][a-z]{2}$/), rows: ['10001'] })
  })
})

describe('what stays', () => {
  test.each([
    'Charging',
    'Suspended_evse',
    'CCS Type 2',
    'PAGBANK_CARD',
    '2026-03-14T15:04:58.120Z',
    '2026-03-14',
    '14/03/2026 12:04',
    '22:30',
    '12.50',
    '7',
    'DASH_CVE_PRO_CREATE_VOUCHER',
    '-last',
    '',
  ])('%s', (text) => expect(json(text)).toBe(text))

  test.each([
    ['a count', 4_321, 'count'],
    ['a small id: a connector is nobody', 2, 'connectorId'],
    ['an instant', NOW - 86_400_000, 'at'],
    ['an amount', 1_234.56, 'income'],
    ['an amount by a key with a place in it', 12.34, 'calculatedCost'],
    ['an amount of millions', 1_234_567.5, 'income'],
    ['a count of millions', 9_999_999, 'meter'],
    ['a number of two digits, whatever names it', 99, 'id'],
    ['a word that is not text', true, 'isActive'],
    ['nothing', null, 'name'],
  ])('%s', (_, value, key) => expect(json(value, key)).toBe(value))
})

test.each([
  ['a birthday', '1961-07-23', 'birth', '1990-01-01'],
  ['a birthday as it is typed', '23/07/1961', 'date', '01/01/1990'],
  ['a birthday of a child', '2016-05-01', 'dateBirthDay', '1990-01-01'],
  ['a place', -23.550_52, 'lat', -23.6],
  ['a place in a list', [-46.633_31, -23.550_52], 'coordinates', [-46.6, -23.6]],
  ['a postcode that is a number', 1_310_100, 'zip', 1_000_001],
  ['an id of three digits', 100, 'id', 101],
  ['an id below zero', -51_234, 'id', -10_001],
  ['a number that could be a telephone', 98_765_432, 'x', 10_000_001],
  ['a telephone with a fraction', 11_987_654_321.5, 'x', 654_322],
  [
    'a uuid',
    '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    'id',
    expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  ],
  ['a tag that could be an instant', NOW, 'idTag', 1_000_000_000_001],
  [
    'a photo',
    'https://photos.example.com/ana/souza.png',
    'photo',
    expect.stringMatching(/^https:\/\/example\.invalid\/[^aeiou]+$/),
  ],
])('%s is another', (_, value, key, expected) => expect(json(value, key)).toEqual(expected))

test('what names something is another text, an amount and the key of a record too', () => {
  for (const [value, key] of [
    ['12.50', 'id'],
    ['12', 'house'],
  ] as const) {
    expect(json(value, key)).toMatch(/^\d\d(\.\d\d)?$/)
    expect(json(value, key)).not.toBe(value)
  }
  const long = 'a'.repeat(61)
  for (const [record, key] of [
    [{ [long]: true }, 'x'],
    [{ ipe: true }, 'resultMap'],
  ] as const)
    expect(Object.keys(json(record, key) as object)).not.toEqual(Object.keys(record))
})

test('no prototype comes along, nor what lies deeper than anybody reads', () => {
  expect(json(JSON.parse('{"__proto__":{"page":1},"page":2}'))).toEqual({ page: 2 })
  const nested = (depth: number): unknown => (depth === 0 ? true : [nested(depth - 1)])
  const innermost = (value: unknown): unknown => (Array.isArray(value) ? innermost(value[0]) : value)
  expect([innermost(json(nested(40))), innermost(json(nested(41))), innermost(json(nested(200)))]).toEqual([
    true,
    true,
    null,
  ])
})

test.each([
  ['/stations?page=2&sort=-last', '/stations?page=2&sort=-last'],
  ['/stations?&page=2&', '/stations?page=2'],
  ['/stations?Ana=1', '/stations'],
  ['/stations?page=2#Ana', '/stations?page=2'],
  ['/stations?page', '/stations?page='],
  ['/stations?page=%ff', '/stations?page='],
  ['/stations', '/stations'],
  ['/qrcode/start/2/1', '/qrcode/start/2/1'],
])('the address %s is told as %s', (address, told) => {
  expect(createAnonymiser(NOW).address(address)).toBe(told)
})

test('an address that the product does not have says nothing', () => {
  expect(createAnonymiser(NOW).address('/ana/souza?q=1')).toBe('/not-found?q=1')
})

test('a failure is told by the pattern of its page, its class and its place', () => {
  const error = new RangeError('Ana')
  const { failures } = supportFileOf(factsOf([], { failures: [{ at: NOW, where: '/user/$id', error }] }))
  expect(failures).toEqual([
    {
      at: '2026-03-14T15:05:00.000Z',
      where: '/user/$id',
      name: 'RangeError',
      place: expect.stringMatching(/^supportFile\.test\.ts:\d+:\d+$/),
    },
  ])
})

test('permissions that the product knows stay, so that the same pages open', () => {
  const permissions = [
    { roleId: 'DASH_FINANCIAL_INDICATORS', route: null, status: true },
    { roleId: null, route: '/users_data/tenant_parent/cpf', status: null },
    { roleId: null, route: '/vouchers/edit/:id/select_users', status: false },
  ]
  const { user } = supportFileOf(factsOf([], { user: { id: 7, permissions } }))
  expect(user).toEqual({ id: 7, permissions })
})

test('what was sent is there with other values, but never beside a password', () => {
  const calls = [
    { page: 2, name: 'Ana' },
    { email: 'ana@example.com', password: 'Segredo#1' },
  ].map((sent) => callOf({ sent }))
  expect(supportFileOf(factsOf(calls)).calls.map(({ sent }) => sent)).toEqual([
    { page: 2, name: expect.stringMatching(/^[A-Z][a-z]{2}$/) },
    undefined,
  ])
})

test('an answer that is no JSON is told by what it is', () => {
  const calls = ['', '<html>Ana</html>', 'Ana {', undefined].map((text) => callOf({ text }))
  expect(supportFileOf(factsOf(calls)).calls.map(({ other }) => other)).toEqual([
    'empty',
    'html',
    'text',
    undefined,
  ])
})
