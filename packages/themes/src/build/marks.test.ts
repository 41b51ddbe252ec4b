import { describe, expect, test } from 'vitest'
import { difference, drawTenant, FAMILY_NAMES, markOf, rasterOf, seedOf } from '../marks/index.ts'
import { loadTenant, tenantIds } from './load.ts'

const tenants = tenantIds().map((id) => loadTenant(id))
const rasters = tenants.map(({ tenant, favicon }) => ({ id: tenant.id, raster: rasterOf(markOf(favicon)) }))

/** Of the cells that two marks paint, at least this share is painted by only one of them. */
const APART = 0.3

test('no two marks are alike: each pair differs in a third of what it paints', () => {
  const near = rasters.flatMap((one, index) =>
    rasters
      .slice(index + 1)
      .map((other) => ({ pair: `${one.id} ${other.id}`, found: difference(one.raster, other.raster) }))
      .filter(({ found }) => found < APART),
  )
  expect(near).toEqual([])
})

test('two dozen marks are drawn by hand, the others by every family of the generator', () => {
  const seeds = tenants.map(({ favicon }) => seedOf(favicon))
  expect(seeds.filter((seed) => seed === undefined).length).toBeGreaterThanOrEqual(24)
  const families = new Set(seeds.flatMap((seed) => (seed?.includes(':') ? [seed.split(':')[0]] : [])))
  expect([...families].toSorted()).toEqual(FAMILY_NAMES.toSorted())
})

describe('the generator', () => {
  test('draws every committed logo and icon again, to the byte', () => {
    for (const { tenant, skin, logo, favicon } of tenants) {
      const seed = seedOf(logo)
      expect(seedOf(favicon), tenant.id).toBe(seed)
      if (seed === undefined) continue
      const drawn = drawTenant({ name: tenant.name, seed, corners: skin.shape.corners })
      expect(drawn.logo, tenant.id).toBe(logo)
      expect(drawn.favicon, tenant.id).toBe(favicon)
    }
  })

  test('reads back the mark that it has drawn', () => {
    for (const family of FAMILY_NAMES) {
      const { favicon, mark } = drawTenant({ name: 'Exemplo', seed: `${family}:x`, corners: 'soft' })
      expect(difference(rasterOf(markOf(favicon)), rasterOf(mark.shapes)), family).toBe(0)
      expect(mark.family).toBe(family)
    }
  })

  test('keeps every mark within its box of 32', () => {
    for (const { tenant, favicon } of tenants)
      for (const { d } of markOf(favicon))
        for (const [, x = '', y = ''] of d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Number(x), tenant.id).toBeGreaterThanOrEqual(0)
          expect(Number(x), tenant.id).toBeLessThanOrEqual(32)
          expect(Number(y), tenant.id).toBeGreaterThanOrEqual(0)
          expect(Number(y), tenant.id).toBeLessThanOrEqual(32)
        }
  })
})

test('every logo fits a header: 32 high, at most 190 wide, its word in paths', () => {
  for (const { tenant, logo } of tenants) {
    const [, width = '', height] = /viewBox="0 0 (\d+) (\d+)"/.exec(logo) ?? []
    expect(height, tenant.id).toBe('32')
    expect(Number(width), tenant.id).toBeLessThanOrEqual(190)
    expect(logo, tenant.id).not.toContain('<text')
    expect(logo.length, tenant.id).toBeLessThan(12_000)
  }
})
