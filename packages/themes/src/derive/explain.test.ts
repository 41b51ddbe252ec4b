import { describe, expect, test } from 'vitest'
import { SCHEMES, type Skin, skinSchema } from '../contract/index.ts'
import { type Explained, explain } from './explain.ts'
import { measure } from './measure.ts'
import { audit } from './testing/audit.ts'
import { deriveTokens } from './tokens.ts'
import { simulate } from './vision.ts'

const skinOf = (brand: string, more: Record<string, unknown> = {}): Skin =>
  skinSchema.parse({ about: 'A skin of a test.', color: { brand }, ...more })

const of = (skin: Skin, scheme: 'light' | 'dark', token: string): Explained | undefined =>
  explain(skin)[scheme].find((one) => one.token === token)

describe('the explanation names why a colour is not the one asked for', () => {
  test('a brand that stands on every ground and carries text is kept', () => {
    const skin = skinOf('#0b6e6e')
    expect(of(skin, 'light', 'brand-bg')).toMatchObject({ got: '#0b6e6e', reason: 'kept', min: 3 })
  })

  test('a pale brand is too faint for text on a white page, and the numbers say by how much', () => {
    const text = of(skinOf('#ffe28a'), 'light', 'brand-text')
    expect(text).toMatchObject({ wanted: '#ffe28a', reason: 'faint', min: 4.5 })
    expect(text?.before).toBeLessThan(1.4)
    expect(text?.now).toBeGreaterThanOrEqual(4.5)
  })

  test('black turns white by night', () => {
    expect(of(skinOf('#0d0f12'), 'dark', 'brand-bg')).toMatchObject({ reason: 'negative' })
  })

  test('a deep brand is lifted by night, though it could be seen', () => {
    expect(of(skinOf('#0b8f86'), 'dark', 'brand-bg')?.reason).toBe('night')
  })

  test('a red brand keeps danger and the ring away', () => {
    const skin = skinOf('#e30613')
    expect(of(skin, 'light', 'danger-solid')).toMatchObject({ reason: 'danger', wanted: '#e30613' })
    expect(of(skin, 'light', 'focus-ring')?.reason).toBe('danger')
    expect(of(skinOf('#0b6e6e'), 'light', 'danger-solid')).toBeUndefined()
  })

  test('a grey gives no hue to the series', () => {
    expect(of(skinOf('#7b8087'), 'light', 'chart-1')?.reason).toBe('hueless')
  })

  test('a series is tuned to its place, and moved where another comes too near', () => {
    expect(of(skinOf('#ffcf00'), 'dark', 'chart-1')?.reason).toBe('tuned')
    const twins = skinOf('#7e57c2', { color: { brand: '#7e57c2', accent: '#8559c0' } })
    expect(explain(twins).light.filter(({ reason }) => reason === 'apart').length).toBeGreaterThan(0)
  })

  test('a token set by hand carries the reviewer’s words and no other reason', () => {
    const overrides = {
      light: { 'brand-bg': { value: '#005544', reason: 'The book of the brand says so.' } },
    }
    const all = explain(skinOf('#0b6e6e', { overrides })).light.filter(({ token }) => token === 'brand-bg')
    expect(all).toEqual([
      {
        token: 'brand-bg',
        wanted: '#005544',
        got: '#005544',
        reason: 'byHand',
        note: 'The book of the brand says so.',
      },
    ])
  })

  test('chrome in the brand’s colour is told of, any other is not', () => {
    expect(of(skinOf('#0b6e6e', { chrome: 'brand' }), 'light', 'chrome-bg')?.reason).toBe('ringless')
    expect(of(skinOf('#0a3d3d', { chrome: 'brand' }), 'light', 'chrome-bg')?.reason).toBe('kept')
    expect(of(skinOf('#0b6e6e', { chrome: 'brand' }), 'dark', 'chrome-bg')?.reason).toBe('deep')
    expect(of(skinOf('#0b6e6e', { chrome: 'dark' }), 'light', 'chrome-bg')).toBeUndefined()
  })
})

describe('the measures', () => {
  const tokens = deriveTokens(skinOf('#0b6e6e'), 'light')

  test('hold every pair, and every distance in every vision, with the nearest first', () => {
    const { pairs, sets, hues } = measure(tokens)
    expect(pairs.length).toBeGreaterThan(200)
    expect(hues.length).toBeGreaterThan(5)
    const series = sets.find(({ name }) => name === 'chart series')
    expect(series?.distances).toHaveLength(15)
    const first = series?.distances[0]
    expect(first?.least).toBe(Math.min(...(series?.distances ?? []).map(({ least }) => least)))
    expect(first?.least).toBe(Math.min(...Object.values(series?.least ?? {}).map(({ found }) => found)))
    expect(first?.found[first.vision]).toBe(first?.least)
  })

  test('are what the audit judges by', () => {
    const broken = { ...tokens, 'chart-2': tokens['chart-1'] }
    const least = measure(broken).sets.find(({ name }) => name === 'chart series')?.distances[0]
    expect(least).toMatchObject({ one: 'chart-1', other: 'chart-2', least: 0 })
    expect(audit(broken)).toContainEqual({
      what: 'chart series: chart-1 from chart-2',
      found: 0,
      wanted: 0.08,
    })
    for (const scheme of SCHEMES) expect(audit(deriveTokens(skinOf('#0b6e6e'), scheme))).toEqual([])
  })
})

describe('a simulated vision', () => {
  test('leaves a grey as it is, and a normal eye everything', () => {
    for (const vision of ['protanopia', 'deuteranopia', 'tritanopia'] as const)
      expect(simulate('#808080', vision)).toBe('#808080')
    expect(simulate('#E30613', 'normal')).toBe('#e30613')
  })

  test('takes the red from whoever lacks the long cones', () => {
    const seen = simulate('#ff0000', 'protanopia')
    expect(Number.parseInt(seen.slice(1, 3), 16)).toBeLessThan(130)
    expect(simulate('#ff0000', 'tritanopia')).not.toBe(seen)
  })
})
