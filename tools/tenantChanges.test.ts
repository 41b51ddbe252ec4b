import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tenantChanges } from './tenantChanges.ts'

const path = 'packages/themes/tenants/brasa/skin.json'
const before = readFileSync(path, 'utf8')

test('what changed in a skin, in people’s words', () => {
  const after = before.replace(/"brand": "#\w+"/, '"brand": "#000001"').replace('"soft"', '"round"')
  expect(tenantChanges({ path, before, after })).toEqual(['brand colour', 'corners'])
})
test('what nobody sees is no change of a picture', () => {
  const after = before.replace(/"about": "/, '"grants": { "logs": true }, "about": "Once: ')
  expect(tenantChanges({ path, before, after })).toEqual([])
})
test('a field that has no word of its own, a file that is no skin', () => {
  expect(
    tenantChanges({ path, before: '{}', after: '{"overrides":{"light":{"brand-text":"#fff"}}}' }),
  ).toEqual(['overrides.light.brand-text'])
  expect(tenantChanges({ path: 'brasa/logo.svg', before: '', after: '<svg/>' })).toEqual(['logo'])
})
