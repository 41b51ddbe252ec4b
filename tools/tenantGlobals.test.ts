import { loadTenant } from '@corrente/themes/build'
import { expect, test } from 'vitest'
import { FORMATS_OF, tenantGlobals } from './tenantGlobals.ts'

test('each country is shown in the formats of a tenant that stands in it', () => {
  for (const [country, tenant] of Object.entries(FORMATS_OF))
    expect(loadTenant(tenant).tenant.country, tenant).toBe(country)
})

test.each([
  ['mate-rapido', { tenant: 'bandoneon', language: 'es-UY' }],
  ['amarelinho', { tenant: 'move', language: 'pt-BR' }],
  ['no-longer-there', {}],
])('%s', (tenant, globals) => {
  expect(tenantGlobals(tenant)).toEqual(globals)
})
