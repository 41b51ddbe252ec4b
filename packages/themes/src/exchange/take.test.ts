import { describe, expect, test } from 'vitest'
import { COLOR_TOKENS, SCHEMES, type Skin, skinSchema } from '../contract/index.ts'
import { tokenSetOf } from '../derive/index.ts'
import { readTokens } from './read.ts'
import { type Taking, takeTokens } from './take.ts'
import { EXTENSION, tokenFiles } from './write.ts'

const load = (): never => {
  throw new Error('One file is enough.')
}
const take = (document: unknown, more: Partial<Taking> = {}, tenant?: string) =>
  takeTokens(readTokens(document, { load, tenant }), {
    skin: undefined,
    set: {},
    reason: 'Read for a test.',
    ...more,
  })
const text = (lines: readonly string[]): string => lines.join('\n')

const skin: Skin = skinSchema.parse({ about: 'A brand for a test of tokens.', color: { brand: '#0b6e6e' } })
const tokens = tokenSetOf(skin)
/** Our own file, changed by a designer. */
const edited = (
  change: (document: Record<string, Record<string, Record<string, object>>>) => void,
): unknown => {
  const document = JSON.parse(tokenFiles([{ id: 'mar', skin, tokens }]).get('mar.tokens.json') ?? '')
  change(document)
  return document
}
const color = ($value: unknown) => ({ $type: 'color', $value })

describe('our own file, changed', () => {
  test('one colour is one override, and what depends on it is solved anew', () => {
    const { skin: found } = take(
      edited((document) => {
        Object.assign(document.light?.bg ?? {}, { page: color('#fdf6e3') })
      }),
    )
    expect(found).toEqual({
      ...skin,
      overrides: { light: { 'bg-page': { value: '#fdf6e3', reason: 'Read for a test.' } } },
    })
  })

  test('another brand colour changes the seed, and no colour that came of the old one is kept', () => {
    const { skin: found } = take(
      edited((document) => {
        Object.assign(document.seed ?? {}, { brand: color('#7a2ff2') })
      }),
    )
    expect(found).toEqual({ ...skin, color: { ...skin.color, brand: '#7a2ff2' } })
  })

  test('a colour that would break a promise is not taken, and is told why', () => {
    const { skin: found, left } = take(
      edited((document) => {
        Object.assign(document.dark?.fg ?? {}, { muted: color('#333333') })
      }),
    )
    expect(found).toEqual(skin)
    expect(text(left)).toMatch(
      /fg-muted #333333 \(dark\): fg-muted on bg-\w+ has 1\.\d:1 where 4\.5:1 is the least/,
    )
  })

  test('a seed that is none is told, and the tokens are read', () => {
    const { taken, skin: found } = take(
      edited((document) => {
        Object.assign(document, { $extensions: { [EXTENSION]: { skin: { color: 'red' } } } })
      }),
    )
    expect(text(taken)).toContain('is no skin')
    expect(tokenSetOf(found)).toEqual(tokens)
    expect(text(taken)).toContain(`${2 * COLOR_TOKENS.length} colours: as the skin has them`)
  })
})

describe('a file of someone else', () => {
  test('a few brand colours are a seed; the rest is named with its reason', () => {
    const {
      skin: found,
      taken,
      left,
    } = take({
      color: {
        $type: 'color',
        primary: { $value: '{color.green.500}' },
        accent: { $ref: '#/color/blue/$root/$value' },
        green: { 500: { $value: { colorSpace: 'display-p3', components: [0, 1, 0] } } },
        blue: { $root: { $value: { colorSpace: 'hsl', components: [240, 100, 50] } } },
      },
      radius: { md: { $type: 'dimension', $value: { value: 1, unit: 'rem' } } },
      spacing: { s: { $type: 'dimension', $value: { value: 4, unit: 'px' } } },
      body: { $type: 'typography', $value: {} },
    })
    expect(found.color).toEqual({ brand: '#00fb29', accent: '#0000ff', neutral: 'brand' })
    expect(found.shape.corners).toBe('round')
    expect(found.overrides).toEqual({})
    expect(text(taken)).toContain('brand: #00fb29, from color.primary, the nearest that sRGB has')
    expect(text(left)).toMatch(/spacing\.s: a length/)
    expect(text(left)).toMatch(/body: of type typography; .* the same for every brand/)
    expect(text(left)).toMatch(/color\.green\.500, color\.blue: a colour under a name/)
  })

  test('what is taken is added to the skin that is there', () => {
    const given: Skin = {
      ...skin,
      chrome: 'dark',
      overrides: { dark: { 'bg-page': { value: '#000000', reason: 'An OLED wall panel.' } } },
    }
    const { skin: found } = take({ primary: color('#e30613') }, { skin: given })
    expect(found).toEqual({ ...given, color: { ...given.color, brand: '#e30613' } })
  })

  test('without a scheme its colours are those of one, which is told', () => {
    const file = { bg: { page: color('#fff8ee') }, brand: color('#0b6e6e') }
    expect(take(file).skin.overrides).toHaveProperty('light.bg-page.value', '#fff8ee')
    expect(text(take(file).taken)).toContain('names no scheme')
    const night = take({ ...file, bg: { page: color('#0a0f14') } }, { scheme: 'dark' })
    expect(Object.keys(night.skin.overrides)).toEqual(['dark'])
  })

  test('the brand can be named by its token', () => {
    const file = { petrol: { deep: color('#0b6e6e') }, red: color('#e30613') }
    expect(take(file, { brand: '{petrol.deep}', accent: '#2F6FDE' }).skin.color).toMatchObject({
      brand: '#0b6e6e',
      accent: '#2f6fde',
    })
    expect(() => take(file)).toThrow(/No token says .* --brand '\{…\}'\. The file has petrol\.deep, red/)
    expect(() => take(file, { brand: '{petrol}' })).toThrow(/no colour petrol\. It has petrol\.deep, red/)
    expect(() => take(file, { brand: 'teal' })).toThrow(/#rrggbb or a token/)
  })

  test('see-through colours are left, but for the scrim', () => {
    const { left, skin: found } = take({
      brand: color('#0b6e6e'),
      light: { bg: { page: color('rgba(0, 0, 0, 0.5)'), overlay: color('#10203080') } },
    })
    expect(text(left)).toContain('light.bg.page: see-through')
    expect(found.overrides).toHaveProperty('light.bg-overlay.value', '#102030')
  })
})

describe('a typeface', () => {
  const seed = { primary: color('#0b6e6e') }
  const family = (type: string, value: unknown) => ({ $type: type, $value: value })

  test.each([
    ['our own group', { font: { family: family('fontFamily', ['Figtree', 'sans-serif']) } }],
    ['a list in one text', { fontFamilies: { body: family('fontFamilies', "'Figtree Variable', Arial") } }],
  ])('is read by the name of its family: %s', (_, more) => {
    const { skin: found, taken } = take({ ...seed, ...more })
    expect(found.typeface).toBe('figtree')
    expect(text(taken)).toContain('typeface: figtree, from ')
  })

  test('the product’s own takes another away, and what was asked for stands above the file', () => {
    const document = { ...seed, font: { family: family('fontFamily', 'Inter') } }
    const was: Skin = { ...skin, typeface: 'nunito-sans' }
    expect(take(seed, { skin: was }).skin.typeface).toBe('nunito-sans')
    expect(take(document, { skin: was }).skin).not.toHaveProperty('typeface')
    expect(take(document, { set: { typeface: 'figtree' } }).skin.typeface).toBe('figtree')
  })

  test('that a skin cannot have is told, as is one for something else, and a second', () => {
    const { skin: found, left } = take({
      ...seed,
      'font-family': {
        base: family('fontFamily', 'Figtree'),
        heading: family('fontFamily', 'Source Serif 4'),
        body: family('fontFamily', 'Nunito Sans'),
        code: family('fontFamily', ['Fira Code']),
      },
    })
    expect(found.typeface).toBe('figtree')
    expect(text(left)).toContain('font-family.code: Fira Code is no typeface that a skin has')
    expect(text(left)).toContain('font-family.heading: a family for something else than text')
    expect(text(left)).toContain('font-family.body: a second family')
  })
})

describe('Tokens Studio and Penpot', () => {
  const themes = [
    { name: 'Light', group: 'Mode', selectedTokenSets: { core: 'source', 'mode/light': 'enabled' } },
    { name: 'Dark', group: 'Mode', selectedTokenSets: { core: 'source', 'mode/dark': 'enabled' } },
    { name: 'Acme', group: 'Brand', selectedTokenSets: { acme: 'enabled' } },
    { name: 'Mar', group: 'Brand', selectedTokenSets: { mar: 'enabled' } },
  ]
  const studio = {
    core: { white: { value: '#fffdf8', type: 'color' }, gap: { value: '{gap} * 2', type: 'spacing' } },
    'mode/light': { bg: { page: { value: '{white}', type: 'color' } } },
    'mode/dark': { bg: { page: { value: '#101318', type: 'color' } } },
    acme: { primary: { value: '#ff0000', type: 'color' } },
    mar: {
      primary: { value: '#0b6e6e', type: 'color' },
      secondary: {
        value: '{primary}',
        type: 'color',
        $extensions: { 'studio.tokens': { modify: { type: 'lighten', value: '0.2' } } },
      },
      radius: { value: '2px', type: 'borderRadius' },
    },
    $themes: themes,
    $metadata: { tokenSetOrder: ['core', 'mar', 'acme', 'mode/light', 'mode/dark'] },
  }

  test('themes give the schemes, and the brand that has the tenant’s name', () => {
    const { skin: found, left } = take(studio, {}, 'mar')
    expect(found.color.brand).toBe('#0b6e6e')
    expect(found.shape.corners).toBe('square')
    expect(found.overrides).toMatchObject({
      light: { 'bg-page': { value: '#fffdf8' } },
      dark: { 'bg-page': { value: '#101318' } },
    })
    expect(text(left)).toContain('secondary: changed by a modifier of Tokens Studio')
    expect(text(left)).toContain('gap: of type spacing')
  })

  test('of several brands the first is read where none has the name, and that is told', () => {
    const { skin: found, taken } = take(studio)
    expect(found.color.brand).toBe('#ff0000')
    expect(text(taken)).toContain('Of Brand (Acme, Mar) this is read: Acme.')
  })

  test('Penpot: sets that are named after the schemes', () => {
    const { skin: found } = take({
      $metadata: {
        tokenSetOrder: ['base', 'light', 'dark'],
        activeThemes: [],
        activeSets: ['base', 'light'],
      },
      $themes: [],
      base: { brand: { primary: { $type: 'color', $value: '#0b6e6e', $description: '' } } },
      light: { bg: { surface: { $type: 'color', $value: '#fffef9' } } },
      dark: { bg: { surface: { $type: 'color', $value: '#14181f' } } },
    })
    expect(found.color.brand).toBe('#0b6e6e')
    for (const scheme of SCHEMES) expect(Object.keys(found.overrides[scheme] ?? {})).toEqual(['bg-surface'])
  })

  test('a seed that differs by scheme is the light one, and the other is told', () => {
    const { skin: found, left } = take({
      $metadata: { tokenSetOrder: ['light', 'dark'] },
      light: { primary: color('#0b6e6e'), fg: { default: color('#010203') } },
      dark: { primary: color('#7fd1d1') },
    })
    expect(found.color.brand).toBe('#0b6e6e')
    expect(text(left)).toContain('primary #7fd1d1: of the other scheme')
  })

  test('an older file of one set, whose references leave the set out', () => {
    const { skin: found } = take({
      global: { teal: { value: '#0b6e6e', type: 'color' }, brand: { value: '{teal}', type: 'color' } },
    })
    expect(found.color.brand).toBe('#0b6e6e')
  })
})

describe('what is hostile or broken', () => {
  const brand = color('#0b6e6e')

  test('a bad reference is told, and harms nothing else', () => {
    const { left, skin: found } = take({
      brand,
      bg: { page: color('{bg.surface}'), surface: color('{bg.page}'), raised: color('{nowhere}') },
      fg: { default: color('chartreuse-ish'), muted: color('{fg.muted}') },
      'a\u202e\u0007b': { $value: 1 },
    })
    expect(found.overrides).toEqual({})
    expect(text(left)).toMatch(/bg\.page, bg\.surface, fg\.muted: a reference that comes back/)
    expect(text(left)).toContain('bg.raised: a reference to nowhere, which is not there')
    expect(text(left)).toContain('fg.default: no colour that can be read')
    expect(text(left)).toContain('a??b: no type')
  })

  test('names of objects are names like any other', () => {
    const file: unknown = JSON.parse(
      '{"__proto__":{"brand":{"$type":"color","$value":"{constructor.prototype}"}},"brand":{"$type":"color","$value":"#0b6e6e"}}',
    )
    const { skin: found, left } = take(file)
    expect(found.color.brand).toBe('#0b6e6e')
    expect(text(left)).toContain('__proto__.brand: a reference to constructor.prototype')
    expect({}).not.toHaveProperty('brand')
  })

  const deep = JSON.parse(`${'{"a":'.repeat(40)}{}${'}'.repeat(40)}`) as unknown
  const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`t${index}`, brand]))
  const resolver = (more: object) => ({
    version: '2025.10',
    sets: { a: { sources: [{ $ref: '#/sets/b' }] }, b: { sources: [{ $ref: '#/sets/a' }] } },
    resolutionOrder: [{ $ref: '#/sets/a' }],
    ...more,
  })
  test.each<[string, unknown, RegExp]>([
    ['a list', [], /token file is an object/],
    ['nothing of a token', { a: { b: 1 } }, /holds no token/],
    ['groups without end', deep, /more than 32 deep/],
    ['too many tokens', many, /more than 20000 tokens/],
    [
      'a group that extends itself',
      { a: { $extends: '{b}' }, b: { $extends: '{a}' } },
      /comes back to itself/,
    ],
    ['a group that extends nothing', { a: { $extends: '{b}' } }, /refers to b, which is no group/],
    ['sets in a circle', resolver({}), /in a circle/],
    [
      'an order of nothing',
      resolver({ resolutionOrder: [{ $ref: '#/sets/c' }] }),
      /sets\/c, which is not there/,
    ],
    ['an order that is none', resolver({ resolutionOrder: ['a'] }), /no set and no modifier/],
  ])('%s is refused', (_, document, message) => {
    expect(() => take(document)).toThrow(message)
  })

  test('a chain of references has an end', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, index) => [`c${index}`, color(`{c${index + 1}}`)]),
    )
    expect(text(take({ brand, ...chain }).left)).toContain('a reference of more than 64 steps')
  })
})
