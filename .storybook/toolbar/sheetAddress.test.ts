import { expect, test } from 'vitest'
import { addressOfSheet } from './sheetAddress.ts'

test('a sheet opens with the story and the toolbar as they stand', () => {
  expect(
    addressOfSheet('tenants-compare--side-by-side', 'primitives-button--states', {
      tenant: 'brasa',
      scheme: 'dark',
      viewport: { value: undefined },
      odd: 'a b',
    }),
  ).toBe(
    '?path=/story/tenants-compare--side-by-side&args=story:primitives-button--states&globals=tenant:brasa;scheme:dark',
  )
  expect(addressOfSheet('p', 's', {})).toBe('?path=/story/p&args=story:s')
})
