import { expect, test } from 'vitest'
import type { VirtualGroupItem } from './group.ts'
import type { GroupPricing } from './pricing.ts'
import { profileUse } from './profileUse.ts'

const group = (id: number): VirtualGroupItem => ({
  id,
  name: `G${id}`,
  chargerCount: id,
  hasPricing: true,
  hasSmartCharging: false,
  meterId: undefined,
})
const on = (...profiles: GroupPricing['profiles']): GroupPricing => ({ isEnabled: true, profiles })

test('the groups of a profile, each once; those that name none, none any more, or are off have none', () => {
  const { byProfile, without } = profileUse(
    [
      { group: group(1), pricing: on('a', 'b', 'a') },
      { group: group(2), pricing: on('a', undefined, undefined) },
      { group: group(3), pricing: { ...on('a', 'a', 'a'), isEnabled: false } },
      { group: group(4), pricing: 'none' },
      { group: group(5), pricing: on('x', 'x', 'x') },
      { group: group(6), pricing: on(undefined, undefined, undefined) },
    ],
    new Set(['a', 'b']),
  )
  expect([...byProfile].map(([uuid, groups]) => [uuid, groups.map(({ id }) => id)])).toEqual([
    ['a', [1, 2]],
    ['b', [1]],
    ['x', [5]],
  ])
  expect(without.map(({ group: { id }, why }) => [id, why])).toEqual([
    [3, 'off'],
    [4, 'off'],
    [5, 'removed'],
    [6, 'noProfile'],
  ])
})
