import { expect, test } from 'vitest'
import { skinSchema, TOKEN_NAMES } from '../contract/index.ts'
import { tokenSetOf } from '../derive/index.ts'
import { pathOf, tokenFiles } from './write.ts'

test('names are those of the contract, in groups', () => {
  expect(TOKEN_NAMES.map((name) => pathOf(name).join('-'))).toEqual(TOKEN_NAMES)
  const skin = skinSchema.parse({ about: 'A brand for a test of tokens.', color: { brand: '#0B6E6E' } })
  const tokens = tokenSetOf(skin)
  const brand = JSON.parse(tokenFiles([{ id: 'mar', skin, tokens }]).get('mar.tokens.json') ?? '') as Record<
    string,
    Record<string, object>
  >
  expect(brand.light?.bg).toHaveProperty('page.$value.hex', tokens.light['bg-page'])
  expect(brand.seed).toHaveProperty('brand.$value', {
    colorSpace: 'srgb',
    components: [0.043137, 0.431373, 0.431373],
    alpha: 1,
    hex: '#0b6e6e',
  })
})
