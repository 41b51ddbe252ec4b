import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import { describe, expect, test } from 'vitest'
import { BASEMAP_COLORS, BASEMAP_PAINTS, basemapStyle } from './basemapStyle.ts'
import { readBasemap } from './readBasemap.ts'

const text = readFileSync(new URL('./basemap.json', import.meta.url), 'utf8')
const data = readBasemap(text)
const colors = Object.fromEntries(BASEMAP_COLORS.map((name, i) => [name, `rgba(${i},0,0,1)`])) as Record<
  (typeof BASEMAP_COLORS)[number],
  string
>
const style = basemapStyle(data, colors, 'pt-BR')

describe('basemapStyle', () => {
  test('asks the network for nothing', () => {
    expect(style.glyphs).toBeUndefined()
    expect(style.sprite).toBeUndefined()
    for (const source of Object.values(style.sources)) {
      expect(source.type).toBe('geojson')
      if (source.type === 'geojson') expect(typeof source.data).toBe('object')
    }
  })

  test('every colour of every layer stands in the list that a change of theme walks', () => {
    const listed = BASEMAP_PAINTS.map(({ layer, property }) => `${layer} ${property}`).sort()
    const painted = style.layers
      .flatMap((layer) =>
        Object.keys(layer.paint ?? {})
          .filter((property) => property.endsWith('color'))
          .map((property) => `${layer.id} ${property}`),
      )
      .sort()
    expect(listed).toEqual(painted)
  })

  test('uses every token it is given', () => {
    const text = JSON.stringify(style.layers)
    for (const name of BASEMAP_COLORS.filter((each) => each !== 'text')) expect(text).toContain(colors[name])
  })

  test('names countries in the language, places as their people write them', () => {
    const names = (language: string) => JSON.stringify(basemapStyle(data, colors, language).sources.countries)
    expect(names('pt-BR')).toContain('Brasil')
    expect(names('en')).toContain('Brazil')
    expect(names('es-CO')).toContain('Perú')
    const places = JSON.stringify(style.sources.places)
    for (const name of ['São Paulo', 'Bogotá', 'Quito', 'Montevideo']) expect(places).toContain(name)
  })

  test('coasts of home are drawn to half a kilometre, and the whole stays below 380 kB', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(380_000)
    const land = data.topo.objects.land
    const shapes = land && feature(data.topo, land)
    const brazil =
      shapes?.type === 'FeatureCollection'
        ? shapes.features.find((each) => each.properties?.id === '076')
        : undefined
    const rings = brazil?.geometry.type === 'MultiPolygon' ? brazil.geometry.coordinates : []
    const bay = rings
      .flat(2)
      .filter(([lng = 0, lat = 0]) => lng > -45 && lng < -43 && lat > -23.4 && lat < -22.6)
    // Guanabara, Sepetiba and Ilha Grande; nearly all points that Natural Earth has.
    expect(bay.length).toBeGreaterThan(250)
  })

  test('the states of Ecuador carry their own names', () => {
    const at = (name: string) => data.states.find(([each]) => each === name)
    // Napo lies in the east of Tungurahua; the source has the two swapped.
    expect(at('Napo')?.[1]).toBeGreaterThan(at('Tungurahua')?.[1] ?? 0)
    for (const name of ['Sucumbíos', 'Manabí', 'Los Ríos', 'Bogotá']) expect(at(name)).toBeDefined()
  })
})
