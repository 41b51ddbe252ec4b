import { describe, expect, test } from 'vitest'
import {
  CHROME_STYLES,
  CORNERS,
  DEFAULT_TENANT,
  DENSITIES,
  NEUTRAL_TINTS,
  STATUS_TOKENS,
} from '../contract/index.ts'
import { deriveTokens, showroomTenant } from '../derive/index.ts'
import { buildTenants, TENANT_FILES } from './assets.ts'
import { loadTenant, tenantIds } from './load.ts'

const ids = tenantIds()
const sources = ids.map((id) => loadTenant(id))
const tenants = sources.map(({ tenant }) => tenant)
const rooms = sources.map(({ skin, tenant }) => showroomTenant(skin, tenant))
const speaking = (language: string) => tenants.filter((tenant) => tenant.language === language)
const of = (country: string) => tenants.filter((tenant) => tenant.country === country)

test('THM-009 the default theme is move, and the first of the list', () => {
  expect(DEFAULT_TENANT).toBe('move')
  expect(ids[0]).toBe('move')
})

test('THM-008 a hundred and fifty invented brands at least, and the default; no name twice', () => {
  expect(ids.length).toBeGreaterThanOrEqual(151)
  expect(new Set(tenants.map(({ name }) => name)).size).toBe(ids.length)
})

// A brand that joins later may speak its country's Spanish too; these are the ones that the clauses speak of.
test.each([
  ['THM-014 two Colombian brands', 'es-CO', 'CO', ['cafetal', 'terpel-demo']],
  ['THM-015 one brand of Ecuador', 'es-EC', 'EC', ['mitad-del-mundo']],
  ['THM-016 one brand of Uruguay', 'es-UY', 'UY', ['celeste']],
])('%s: %s', (_, language, country, known) => {
  expect(speaking(language).map(({ id }) => id)).toEqual(expect.arrayContaining(known))
  expect(new Set(speaking(language).map((tenant) => tenant.country))).toEqual(new Set([country]))
})

test('THM-007 every brand has a country; Portuguese is spoken in Brazil, Spanish of any kind elsewhere', () => {
  expect(new Set(speaking('pt-BR').map(({ country }) => country))).toEqual(new Set(['BR']))
  for (const country of ['CO', 'EC', 'UY']) {
    expect(of(country).length).toBeGreaterThanOrEqual(8)
    for (const { id, language } of of(country)) expect(language, id).toMatch(/^es(-|$)/)
  }
})

test('THM-017 most brands begin in Portuguese, some in English', () => {
  expect(speaking('pt-BR').length).toBeGreaterThan(ids.length * 0.6)
  expect(speaking('en').length).toBeGreaterThan(3)
})

test('THM-010 about forty brands have back ends of their own', () => {
  const own = tenants.filter(({ gateways }) => gateways !== undefined)
  expect(own.length).toBeGreaterThanOrEqual(36)
  expect(own.length).toBeLessThan(ids.length / 2)
})

describe('what few brands have', () => {
  test('PRM-007 PRM-015 money, vouchers and logs at once: only the one with terpel in its id', () => {
    const whole = tenants.filter(({ grants }) => Object.values(grants).every(Boolean))
    expect(whole.map(({ id }) => id)).toEqual(['terpel-demo'])
  })
  test.each(['support', 'push', 'rateio', 'privacy', 'terms'] as const)('an outside page for %s', (link) => {
    const own = tenants.filter(({ links }) => links?.[link] !== undefined)
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThan(ids.length / 2)
  })
  test('the footer block', () => {
    expect(tenants.filter(({ footer }) => footer)).not.toHaveLength(0)
  })
  test.each([
    'timeZone',
    'mapCentre',
    'mapOpensOn',
    'voucherMoneyMax',
    'sessionHours',
    'upgradeProductName',
  ] as const)('an own %s', (field) => {
    expect(tenants.filter((tenant) => tenant[field] !== undefined).length).toBeGreaterThan(3)
    expect(tenants.filter((tenant) => tenant[field] === undefined).length).toBeGreaterThan(3)
  })
})

describe('brands of every temper', () => {
  test('hues all around the wheel: none of twelve parts is empty', () => {
    const parts = new Set(rooms.flatMap(({ hue }) => (hue === null ? [] : [Math.floor((hue % 360) / 30)])))
    expect(parts.size).toBe(12)
  })
  test('greys, from black to nearly white', () => {
    expect(rooms.filter(({ hue }) => hue === null).length).toBeGreaterThanOrEqual(8)
    expect(rooms.map(({ brand }) => brand)).toContain('#000000')
  })
  test('with a second colour and without', () => {
    expect(rooms.filter(({ accent }) => accent === null).length).toBeGreaterThan(20)
    expect(rooms.filter(({ accent }) => accent !== null).length).toBeGreaterThan(60)
  })
  test('the very colours of the statuses and of danger', () => {
    const { skin } = loadTenant(DEFAULT_TENANT)
    const tokens = deriveTokens(skin, 'light')
    const brands = new Set(rooms.map(({ brand }) => brand))
    for (const token of [
      ...STATUS_TOKENS.map((status) => `status-${status}` as const),
      'danger-solid',
    ] as const)
      expect(brands, token).toContain(tokens[token])
  })
  test('every chrome, corner, density and tint many times', () => {
    for (const chrome of CHROME_STYLES)
      expect(rooms.filter((room) => room.chrome === chrome).length, chrome).toBeGreaterThan(15)
    for (const corners of CORNERS)
      expect(rooms.filter((room) => room.corners === corners).length, corners).toBeGreaterThan(15)
    for (const density of DENSITIES)
      expect(rooms.filter((room) => room.density === density).length, density).toBeGreaterThan(15)
    for (const tint of NEUTRAL_TINTS)
      expect(rooms.filter(({ skin }) => skin.color.neutral === tint).length, tint).toBeGreaterThan(15)
  })
  test('no two look alike: colours, chrome, corners, density and tint differ', () => {
    const looks = rooms.map(({ skin: { about: _, $schema: __, ...look } }) => JSON.stringify(look))
    expect(new Set(looks).size).toBe(looks.length)
    expect(new Set(rooms.map(({ about }) => about)).size).toBe(rooms.length)
  })
})

test('every brand is invented: its hosts cannot exist', () => {
  const hosts = tenants.flatMap(({ gateways, origins, links, footer, legal }) => [
    ...[
      ...Object.values(gateways ?? {}),
      ...Object.values(origins ?? {}).flat(),
      ...Object.values(links ?? {}),
    ].map((url) => new URL(url ?? '').hostname),
    ...(footer?.links ?? []).map(({ url }) => new URL(url).hostname),
    legal.email.split('@')[1] ?? '',
  ])
  for (const host of hosts) expect(host).toMatch(/(^|\.)example\.(invalid|com)$/)
})

const { files } = buildTenants()

test('THM-001 every tenant has its own theme, logo, icon and data, under its own name', () => {
  expect(files.size).toBe(ids.length * TENANT_FILES.length)
  for (const file of ['skin.css', 'logo.svg', 'favicon.svg', 'tenant.json'])
    expect(new Set(ids.map((id) => files.get(`${id}/${file}`))).size, file).toBe(ids.length)
  for (const { id, name } of tenants) expect(files.get(`${id}/logo.svg`)).toContain(`<title>${name}</title>`)
})
