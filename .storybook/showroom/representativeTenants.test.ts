import { loadTenant, tenantIds } from '@corrente/themes/build'
import { describe, expect, test } from 'vitest'
import { type Look, representativeTenants } from './representativeTenants.ts'

const look = (id: string, brand: string, over: Partial<Look['skin']> = {}): Look => ({
  id,
  skin: {
    color: { brand, neutral: 'brand' },
    chrome: 'light',
    shape: { corners: 'soft', density: 'regular' },
    ...over,
  },
})

describe('representative tenants', () => {
  test('the default first, then what differs most; look-alikes last', () => {
    const looks = [
      look('a-twin', '#0b6e6e'),
      look('b-square', '#f7e017', { shape: { corners: 'square', density: 'compact' }, chrome: 'dark' }),
      look('c-red', '#e30613'),
      look('move', '#0b6e6e'),
    ]
    expect(representativeTenants(looks, 3)).toEqual(['move', 'b-square', 'c-red'])
    expect(representativeTenants(looks, 9)).toEqual(['move', 'b-square', 'c-red', 'a-twin'])
  })

  test('do not depend on the order in which tenants are read', () => {
    const looks = tenantIds().map((id) => ({ id, skin: loadTenant(id).skin }))
    expect(representativeTenants(looks.toReversed(), 8)).toEqual(representativeTenants(looks, 8))
  })

  test('a dozen of the real ones have every chrome, every shape and every density', () => {
    const chosen = representativeTenants(
      tenantIds().map((id) => ({ id, skin: loadTenant(id).skin })),
      12,
    ).map((id) => loadTenant(id).skin)
    const all = tenantIds().map((id) => loadTenant(id).skin)
    for (const trait of [
      ({ chrome }: (typeof all)[number]) => chrome,
      ({ shape }: (typeof all)[number]) => shape.corners,
      ({ shape }: (typeof all)[number]) => shape.density,
    ])
      expect(new Set(chosen.map(trait))).toEqual(new Set(all.map(trait)))
  })
})
