import { describe, expect, test } from 'vitest'
import { BASEMAP_COLORS, type BasemapColors } from '../basemap/index.ts'
import { isTilesFile } from './mapTiles.ts'
import { tilesLayers } from './tilesLayers.ts'

// Told apart by their red, so that a colour of nobody's shows.
const colors = Object.fromEntries(
  BASEMAP_COLORS.map((name, i) => [name, `rgba(${100 + i},0,0,1)`]),
) as unknown as BasemapColors
const layers = tilesLayers(colors, 'pt-BR')

describe('tilesLayers', () => {
  test('every colour is one of the tenant’s or a step between two of them', () => {
    const painted = layers.flatMap(({ paint = {} }) =>
      Object.entries(paint).flatMap(([name, value]) =>
        name.endsWith('-color') ? (JSON.stringify(value).match(/#\w+|(?:rgb|hsl)a?\([^)]*\)/g) ?? []) : [],
      ),
    )
    expect(painted.length).toBeGreaterThan(60)
    expect(painted.filter((color) => !/^rgba\(1\d\d,0,0,1\)$/.test(color))).toEqual([])
  })

  test('labels ask for no sign and for no font but the product’s, and speak its language', () => {
    const layouts = layers.flatMap(({ type, layout }) => (type === 'symbol' ? [layout ?? {}] : []))
    expect(layouts.length).toBeGreaterThan(8)
    for (const layout of layouts) {
      expect(Object.keys(layout).filter((name) => name.startsWith('icon-'))).toEqual([])
      expect(JSON.stringify(layout)).toContain('"text-font":["Inter Variable","sans-serif"]')
    }
    const named = JSON.stringify(layouts)
    expect(named).toContain('["coalesce",["get","name:pt"],["get","name"]]')
    expect(named).not.toContain('pgf:')
  })
})

test.each([
  ['https://maps.example.com/brasil.pmtiles', true],
  ['/maps/brasil.pmtiles?v=2', true],
  ['https://maps.example.com/style.json?of=brasil.pmtiles2', false],
])('%s is a tiles file: %s', (address, expected) => expect(isTilesFile(address)).toBe(expected))
