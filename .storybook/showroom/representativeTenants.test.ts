import { loadTenant, tenantIds } from '@corrente/themes/build'
import { expect, test } from 'vitest'
import { REPRESENTATIVE_TENANTS } from './representativeTenants.ts'

test('the dozen have every chrome, every shape and every density that there is', () => {
  const chosen = REPRESENTATIVE_TENANTS.map((id) => loadTenant(id).skin)
  const all = tenantIds().map((id) => loadTenant(id).skin)
  for (const trait of [
    ({ chrome }: (typeof all)[number]) => chrome,
    ({ shape }: (typeof all)[number]) => shape.corners,
    ({ shape }: (typeof all)[number]) => shape.density,
  ])
    expect(new Set(chosen.map(trait))).toEqual(new Set(all.map(trait)))
})
