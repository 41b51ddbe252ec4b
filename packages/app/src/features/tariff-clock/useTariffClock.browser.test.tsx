import type { TenantRules } from '@corrente/domain/tenants'
import { afterEach, expect, test } from 'vitest'
import { openHook } from '../../kit/testing/openHook.tsx'
import type { Ports } from '../../ports/index.ts'
import { useTariffClock } from './useTariffClock.ts'

let close: () => unknown[] = () => []
afterEach(() => expect(close()).toEqual([]))

const zoneOf = async (rules: Pick<TenantRules, 'country'> & Partial<TenantRules>) => {
  const tenant = {
    rules: {
      id: 'x',
      language: 'es-CO',
      grants: { monetization: true, vouchers: true, logs: true },
      ...rules,
    },
  }
  const opened = await openHook(useTariffClock, undefined, { ports: { tenant: tenant as Ports['tenant'] } })
  close = opened.close
  return opened.now().zone
}

test.each([
  ['BR', 'America/Sao_Paulo'],
  ['CO', 'America/Bogota'],
  ['EC', 'America/Guayaquil'],
  ['UY', 'America/Montevideo'],
] as const)(
  'DPR-015 the hours of a tenant of %s are those of %s, wherever its people sit',
  async (country, zone) => {
    expect(await zoneOf({ country })).toBe(zone)
  },
)

test('DPR-015 a zone of its own comes before its country’s', async () => {
  expect(await zoneOf({ country: 'BR', timeZone: 'America/Manaus' })).toBe('America/Manaus')
})
