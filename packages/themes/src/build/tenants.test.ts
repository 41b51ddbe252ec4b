import { describe, expect, test } from 'vitest'
import { DEFAULT_TENANT } from '../contract/index.ts'
import { buildTenants, TENANT_FILES } from './assets.ts'
import { loadTenant, tenantIds } from './load.ts'

const ids = tenantIds()
const tenants = ids.map((id) => loadTenant(id).tenant)
const speaking = (language: string) => tenants.filter((tenant) => tenant.language === language)

test('THM-009 the default theme is move, and the first of the list', () => {
  expect(DEFAULT_TENANT).toBe('move')
  expect(ids[0]).toBe('move')
})

test('THM-014 two Colombian brands speak es-CO, one of them with terpel in its id', () => {
  expect(speaking('es-CO').map(({ country }) => country)).toEqual(['CO', 'CO'])
  expect(speaking('es-CO').filter(({ id }) => id.includes('terpel'))).toHaveLength(1)
})

test('THM-015 one brand of Ecuador speaks es-EC', () => {
  expect(speaking('es-EC').map(({ country }) => country)).toEqual(['EC'])
})

test('THM-016 one brand of Uruguay speaks es-UY', () => {
  expect(speaking('es-UY').map(({ country }) => country)).toEqual(['UY'])
})

test('THM-007 every brand has a country, and all the others are of Brazil', () => {
  const others = tenants.filter(({ language }) => language === 'pt-BR')
  expect(others).toHaveLength(tenants.length - 4)
  expect(new Set(others.map(({ country }) => country))).toEqual(new Set(['BR']))
})

describe('what only one brand has', () => {
  test('money, vouchers and logs of its own: the one with terpel in its id', () => {
    const granted = tenants.filter(({ grants }) => Object.values(grants).includes(true))
    expect(granted.map(({ id, grants }) => [id, grants])).toEqual([
      ['terpel-demo', { monetization: true, vouchers: true, logs: true }],
    ])
  })
  test('the Rateio report', () => {
    expect(tenants.filter(({ links }) => links?.rateio)).toHaveLength(1)
  })
  test('the footer block', () => {
    expect(tenants.filter(({ footer }) => footer)).toHaveLength(1)
  })
})

test('every brand is invented: its hosts cannot exist', () => {
  const hosts = tenants.flatMap(({ gateways, links, footer, legal }) => [
    ...[...Object.values(gateways ?? {}), ...Object.values(links ?? {})].map(
      (url) => new URL(url ?? '').hostname,
    ),
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
