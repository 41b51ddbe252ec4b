import { describe, expect, test } from 'vitest'
import { type KeyParts, keyOf, type ThemeValues } from './key.ts'

const values: ThemeValues = {
  tokens: { '--a': '#111', '--b': '#222' },
  images: 'L1',
  scheme: 'light',
  typeface: '',
}
const parts: KeyParts = {
  structure: '<i></i>',
  picture: { width: 100, height: 50 },
  tokens: ['--a'],
  hasImages: false,
}
const base = keyOf(parts)(values)
const withToken = (name: string): ThemeValues => ({ ...values, tokens: { ...values.tokens, [name]: '#333' } })

describe('a key', () => {
  test('changes with a token that the story reads, and with no other', () => {
    expect(keyOf(parts)(withToken('--a'))).not.toBe(base)
    expect(keyOf(parts)(withToken('--b'))).toBe(base)
  })

  test('of a story drawn by script changes with every token', () => {
    const drawn = keyOf({ ...parts, tokens: 'all' })(values)
    expect(keyOf({ ...parts, tokens: 'all' })(withToken('--b'))).not.toBe(drawn)
  })

  test('changes with the theme’s images only where one is shown', () => {
    expect(keyOf(parts)({ ...values, images: 'L2' })).toBe(base)
    const shown = { ...parts, hasImages: true }
    expect(keyOf(shown)({ ...values, images: 'L2' })).not.toBe(keyOf(shown)(values))
  })

  test('changes with the markup, the size, the mouse, the scheme and the typeface', () => {
    expect(keyOf({ ...parts, structure: '<b></b>' })(values)).not.toBe(base)
    expect(keyOf({ ...parts, picture: { width: 100, height: 51 } })(values)).not.toBe(base)
    expect(keyOf({ ...parts, picture: { ...parts.picture, hover: 'a' } })(values)).not.toBe(base)
    expect(keyOf(parts)({ ...values, scheme: 'dark' })).not.toBe(base)
    expect(keyOf(parts)({ ...values, typeface: '"Slab"' })).not.toBe(base)
  })

  test('does not depend on the order in which a size was written', () => {
    expect(keyOf({ ...parts, picture: { height: 50, width: 100 } })(values)).toBe(base)
  })
})
