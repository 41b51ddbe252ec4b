import { cnpj, createRandom, nit, ruc, rut } from '@corrente/domain/fixtures'
import { loadTenant, tenantIds } from '@corrente/themes/build'
import { isTaxId } from '@corrente/themes/folder'
import { describe, expect, test } from 'vitest'

const written = {
  BR: (digits: string) => digits.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5'),
  CO: (digits: string) => digits.replace(/^(...)(...)(...)(.)$/, '$1.$2.$3-$4'),
  EC: (digits: string) => digits,
  UY: (digits: string) => digits,
}
const MAKERS = { BR: cnpj, CO: nit, EC: ruc, UY: rut } as const
const countries = ['BR', 'CO', 'EC', 'UY'] as const

describe.each(countries)('a tax number of %s', (country) => {
  const numbers = Array.from({ length: 200 }, (_, seed) => MAKERS[country](createRandom(seed)))

  test('with its check digits is taken', () => {
    for (const digits of numbers) expect(isTaxId(country, written[country](digits)), digits).toBe(true)
  })
  test('with a check digit changed is refused', () => {
    const at = country === 'EC' ? 9 : numbers[0]?.length === undefined ? 0 : numbers[0].length - 1
    for (const digits of numbers) {
      const wrong = `${digits.slice(0, at)}${(Number(digits[at]) + 1) % 10}${digits.slice(at + 1)}`
      expect(isTaxId(country, written[country](wrong)), wrong).toBe(false)
    }
  })
  test('of one digit only, or of another form, is refused', () => {
    expect(isTaxId(country, written[country]('0'.repeat(numbers[0]?.length ?? 0)))).toBe(false)
    expect(isTaxId(country, '12345')).toBe(false)
  })
})

test('LEG-005 every tenant has a legal entry with valid check digits, each its own', () => {
  const tenants = tenantIds().map((id) => loadTenant(id).tenant)
  for (const { id, country, legal } of tenants)
    expect(isTaxId(country, legal.taxId), `${id}: ${legal.taxId}`).toBe(true)
  expect(new Set(tenants.map(({ legal }) => legal.taxId)).size).toBe(tenants.length)
})
