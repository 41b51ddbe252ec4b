import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHROME_STYLES,
  DENSITIES,
  NEUTRAL_TINTS,
  SCHEMES,
  type Skin,
  skinSchema,
  TOKEN_NAMES,
} from '../contract/index.ts'
import { contrast, hueGap, swatch, swatchOf } from './color.ts'
import { audit, auditTable } from './testing/audit.ts'
import { deriveTokens } from './tokens.ts'

const skinOf = (brand: string, more: Record<string, unknown> = {}): Skin =>
  skinSchema.parse({ about: 'A skin of a test.', color: { brand }, ...more })

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const skin = fc
  .record({
    brand: hex,
    accent: fc.option(hex, { nil: undefined }),
    neutral: fc.constantFrom(...NEUTRAL_TINTS),
    chrome: fc.constantFrom(...CHROME_STYLES),
  })
  .map(({ brand, accent, neutral, chrome }) =>
    skinSchema.parse({
      about: 'A skin of a test.',
      color: { brand, neutral, ...(accent === undefined ? {} : { accent }) },
      chrome,
    }),
  )

describe('any brand', () => {
  test('any two colours, tint and chrome give a palette that keeps every promise', {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(skin, fc.constantFrom(...SCHEMES), (seed, scheme) => {
        const misses = audit(deriveTokens(seed, scheme))
        expect(auditTable(JSON.stringify(seed.color), scheme, misses)).toBe('')
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    '#000000',
    '#ffffff',
    '#808080',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
    '#ff00ff',
    '#00ffff',
  ])('the corner %s of the cube, with every chrome', (brand) => {
    for (const scheme of SCHEMES)
      for (const chrome of CHROME_STYLES)
        expect(auditTable(brand, scheme, audit(deriveTokens(skinOf(brand, { chrome }), scheme)))).toBe('')
  })

  test('the same skin gives the same tokens, every one, to the byte', () => {
    const one = deriveTokens(skinOf('#0b6e6e'), 'light')
    expect(one).toEqual(deriveTokens(skinOf('#0b6e6e'), 'light'))
    expect(Object.keys(one)).toEqual([...TOKEN_NAMES])
  })
})

describe('identity', () => {
  test.each(['#0b6e6e', '#2340a0', '#6d35c9', '#9d1f6a', '#e30613'])(
    '%s saves in its own colour by day',
    (brand) => {
      expect(deriveTokens(skinOf(brand), 'light')['brand-bg']).toBe(brand)
    },
  )

  test.each(['#ffe28a', '#a7f3d0', '#5aa9e6', '#ffd6e0'])(
    '%s, a pale brand, keeps its colour on its chrome and its buttons, which leave the page under the pointer',
    (brand) => {
      const tokens = deriveTokens(skinOf(brand, { chrome: 'brand' }), 'light')
      expect(tokens['chrome-bg']).toBe(brand)
      expect(tokens['brand-bg']).toBe(brand)
      const lightness = (token: 'brand-bg' | 'brand-bg-hover' | 'brand-bg-active') =>
        swatchOf(tokens[token]).lch.l
      expect(lightness('brand-bg-hover')).toBeLessThan(lightness('brand-bg'))
      expect(lightness('brand-bg-active')).toBeLessThan(lightness('brand-bg-hover'))
    },
  )

  test.each(['#0b6e6e', '#00a676', '#c8ccd0', '#fffdf0'])(
    '%s marks in the colour of its fill: it stands out, or has no colour to keep',
    (brand) => {
      for (const scheme of SCHEMES) {
        const tokens = deriveTokens(skinOf(brand), scheme)
        expect(tokens['brand-mark']).toBe(tokens['brand-bg'])
      }
    },
  )

  test('a black brand is white at night', () => {
    expect(swatchOf(deriveTokens(skinOf('#0d0f12'), 'dark')['brand-bg']).lch.l).toBeGreaterThan(0.9)
  })

  test('surfaces stand off the page in both schemes', () => {
    for (const scheme of SCHEMES) {
      const tokens = deriveTokens(skinOf('#0b6e6e'), scheme)
      expect(contrast(swatchOf(tokens['bg-page']), swatchOf(tokens['bg-surface']))).toBeGreaterThan(1.05)
    }
  })
})

describe('a red brand', () => {
  const red = skinOf('#e30613')

  test('and an accent of that hue make no red focus ring', () => {
    const tokens = deriveTokens(
      skinOf('#00a6b4', { color: { brand: '#00a6b4', accent: '#ff6f61' } }),
      'light',
    )
    expect(hueGap(swatchOf(tokens['focus-ring']).lch.h, 25)).toBeGreaterThan(40)
  })

  test('leaves focus rings and selected rows to other colours', () => {
    for (const scheme of SCHEMES) {
      const tokens = deriveTokens(red, scheme)
      const ring = swatchOf(tokens['focus-ring'])
      expect(ring.lch.c < 0.03 || ring.lch.h > 180).toBe(true)
      expect(swatchOf(tokens['bg-selected']).lch.c).toBeLessThan(0.02)
    }
  })

  test('has a danger that is deeper than itself, day and night', () => {
    for (const scheme of SCHEMES) {
      const tokens = deriveTokens(red, scheme)
      expect(swatchOf(tokens['danger-solid']).lch.l).toBeLessThan(swatchOf(tokens['brand-bg']).lch.l - 0.09)
    }
  })
})

test('station statuses are the same colours in every tenant', () => {
  for (const scheme of SCHEMES) {
    const [one, ...others] = ['#0b6e6e', '#e30613', '#ffe28a', '#0d0f12', '#b6ff00'].map((brand) => {
      const tokens = deriveTokens(skinOf(brand), scheme)
      return ['available', 'busy', 'maintenance', 'unavailable'].map(
        (status) => tokens[`status-${status}` as keyof typeof tokens],
      )
    })
    for (const other of others) expect(other).toEqual(one)
  }
})

test('no control is smaller than the least target of WCAG 2.2, in any density', () => {
  for (const density of DENSITIES) {
    const tokens = deriveTokens(skinOf('#0b6e6e', { shape: { density } }), 'light')
    expect(Number.parseInt(tokens['control-height-small'], 10)).toBeGreaterThanOrEqual(24)
    expect(Number.parseInt(tokens['control-height'], 10)).toBeGreaterThanOrEqual(32)
  }
})

describe('a token set by hand', () => {
  const withPage = (value: string, scheme: 'light' | 'dark' = 'light') =>
    skinOf('#0b6e6e', {
      overrides: { [scheme]: { 'bg-page': { value, reason: 'A reason that a reviewer can read.' } } },
    })

  test('is taken as it is, in its scheme alone', () => {
    expect(deriveTokens(withPage('#fdf6e3'), 'light')['bg-page']).toBe('#fdf6e3')
    expect(deriveTokens(withPage('#fdf6e3'), 'dark')['bg-page']).not.toBe('#fdf6e3')
  })

  test('is what the rest is solved against', () => {
    const darker = swatch(0.9, 0.01, 200).hex
    const tokens = deriveTokens(withPage(darker), 'light')
    expect(contrast(swatchOf(tokens['fg-muted']), swatchOf(darker))).toBeGreaterThanOrEqual(4.5)
    expect(audit(tokens)).toEqual([])
  })

  test('that leaves no solution is refused with the reason', () => {
    expect(() => deriveTokens(withPage('#777777'), 'light')).toThrow('four states of a station')
  })
})
