import { expect, test } from 'vitest'
import { PROFILES } from './profiles.ts'

test('PRM-001 what the reader may not do is refused in so many words: an entry without a status would grant it', () => {
  const statuses = new Map(PROFILES.reader.map(({ route, status }) => [route, status]))
  for (const route of ['/stations/create', '/stations/edit/:id', '/station_groups/create', '/operations'])
    expect([route, statuses.get(route)]).toEqual([route, false])
  expect([...statuses.values()]).not.toContain(null)
})
