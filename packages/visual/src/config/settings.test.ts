import { describe, expect, test } from 'vitest'
import { chosenBrands } from '../themes/chosenBrands.ts'
import { defineVisual, type VisualConfig } from './define.ts'
import { readSettings } from './settings.ts'

const themes = {
  attributes: { brand: 'data-brand', scheme: 'data-mode' },
  brands: ['harbour', 'meadow', 'quarry'],
  schemes: ['day', 'night'],
}
const config = (over: Partial<VisualConfig> = {}): VisualConfig =>
  defineVisual({ storybook: { sources: ['src'] }, themes, ...over })
const read = (over?: Partial<VisualConfig>) => readSettings(config(over), '/repository/web')

describe('a config', () => {
  test('says no more than where the Storybook and its themes are', () => {
    const settings = read()
    expect(settings.baseline).toBe('/repository/web/visual-baseline')
    expect(settings.report).toBe('/repository/web/.cache/visual/report')
    expect(settings.stories).toEqual({ names: [], tags: ['visual'], except: 'no-visual' })
    expect(settings.words).toEqual({ brand: 'brand', brands: 'brands', command: 'npx visual' })
    expect(settings.storybook.build('/in', '/out')).toEqual([
      'storybook',
      'build',
      '-o',
      '/out',
      '--quiet',
      '--stats-json',
    ])
    expect(settings.themes.styles('/out')).toBe('')
    expect(settings.themes.isUnmoving('--radius-m')).toBe(false)
    expect(settings.guards).toBe(2)
  })

  test('or all of it, paths from its own folder', () => {
    const settings = read({
      baseline: 'pictures/approved',
      cache: '/var/cache/pictures',
      storybook: { sources: ['src'], except: /\.test\./g, build: (_, to) => ['make', to] },
      themes: { ...themes, unmoving: /^--round-/g },
      words: { brand: 'client', brands: 'clients', command: 'make pictures' },
    })
    expect(settings.baseline).toBe('/repository/web/pictures/approved')
    expect(settings.seen).toBe('/var/cache/pictures/report/seen')
    expect(settings.storybook.build('/in', '/out')).toEqual(['make', '/out'])
    expect(settings.words.brands).toBe('clients')
    // Twice each: a pattern with a flag must not remember where it was.
    for (const path of ['a.test.ts', 'b.test.ts']) expect(settings.storybook.isSource(path)).toBe(false)
    for (const token of ['--round-m', '--round-s']) expect(settings.themes.isUnmoving(token)).toBe(true)
  })

  test.each<[string, Partial<VisualConfig>]>([
    ['storybook.sources', { storybook: { sources: [] } }],
    ['themes.schemes', { themes: { ...themes, schemes: [] } }],
    ['themes.schemes', { themes: { ...themes, schemes: ['day', 'day'] } }],
    ['themes.schemes', { themes: { ...themes, schemes: ['by.night'] } }],
    ['themes.attributes', { themes: { ...themes, attributes: { brand: 'data brand', scheme: 'x' } } }],
    ['themes.attributes', { themes: { ...themes, attributes: { brand: 'class', scheme: 'class' } } }],
    [
      'themes.images.addresses',
      { themes: { ...themes, images: { match: /x/, addresses: { day: 'x' }, files: () => [] } } },
    ],
    ['words.brands', { words: { brands: 'stories' } }],
    ['words.brands', { words: { brands: 'Marken!' } }],
    ['guards', { guards: 0 }],
  ])('%s that cannot work is named', (entry, over) => {
    expect(() => read(over)).toThrow(entry)
  })

  test.each([[[]], [['a', 'a']], [['two words']], [['a.b']]])(
    'brands of a build: %j are refused',
    (brands) => {
      expect(() => read({ themes: { ...themes, brands: () => brands } }).themes.brands('/build')).toThrow(
        'themes.brands',
      )
    },
  )
})

describe('which brands are looked at', () => {
  const plain = { representative: false }
  test('all, or those named', () => {
    expect(chosenBrands(read(), '/build', plain)).toBeUndefined()
    expect(chosenBrands(read(), '/build', { ...plain, brands: ['meadow'] })).toEqual(['meadow'])
  })
  test('a name that none has is refused, in the repository’s words', () => {
    const settings = read({ words: { brand: 'client', brands: 'clients' } })
    expect(() => chosenBrands(settings, '/build', { ...plain, brands: ['moor'] })).toThrow(
      '--clients moor: there is no such client.',
    )
  })
  test('the representative ones are the repository’s choice, else spread over the list', () => {
    expect(read().themes.representative('/build', 2)).toEqual(['harbour', 'quarry'])
    const own = read({ themes: { ...themes, representative: (count) => themes.brands.slice(-count) } })
    expect(own.themes.representative('/build', 1)).toEqual(['quarry'])
    expect(chosenBrands(own, '/build', { representative: true })).toEqual(themes.brands)
  })
})
