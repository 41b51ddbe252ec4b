import { describe, expect, test } from 'vitest'
import { skinSchema } from './skin.ts'

const least = { about: 'A skin of a test.', color: { brand: '#0b6e6e' } }

test('a brand colour and a line on its character make a skin', () => {
  expect(skinSchema.parse(least)).toEqual({
    ...least,
    color: { brand: '#0b6e6e', neutral: 'brand' },
    chrome: 'light',
    shape: { corners: 'soft', density: 'regular' },
    overrides: {},
  })
})

const reason = 'The brand book asks for it.'

describe('a skin is strict', () => {
  test.each([
    ['no brand', { about: least.about, color: {} }],
    ['no character', { color: least.color }],
    ['a name for a colour', { ...least, color: { brand: 'teal' } }],
    ['a short colour', { ...least, color: { brand: '#0bb' } }],
    ['a transparent colour', { ...least, color: { brand: '#0b6e6e80' } }],
    ['an unknown key', { ...least, colour: {} }],
    ['an unknown key inside', { ...least, color: { brand: '#0b6e6e', second: '#000000' } }],
    ['an unknown chrome', { ...least, chrome: 'glass' }],
    ['an unknown corner', { ...least, shape: { corners: 'wavy' } }],
    ['an unknown typeface', { ...least, typeface: 'comic-sans' }],
    ['an override without a reason', { ...least, overrides: { light: { 'bg-page': { value: '#ffffff' } } } }],
    [
      'an override of an unknown token',
      { ...least, overrides: { dark: { 'bg-sky': { value: '#ffffff', reason } } } },
    ],
    ['an override of a length', { ...least, overrides: { light: { 'radius-s': { value: '2px', reason } } } }],
    [
      'an override that closes its rule',
      { ...least, overrides: { light: { 'bg-page': { value: '#fff}*{', reason } } } },
    ],
    ['an unknown scheme', { ...least, overrides: { sepia: {} } }],
  ])('it refuses %s', (_, value) => {
    expect(skinSchema.safeParse(value).success).toBe(false)
  })

  test('it takes an override with a reason', () => {
    const skin = skinSchema.parse({
      ...least,
      overrides: { dark: { 'bg-page': { value: '#000000', reason } } },
    })
    expect(skin.overrides.dark?.['bg-page']?.value).toBe('#000000')
  })
})
