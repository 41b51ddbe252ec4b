import { expect, test } from 'vitest'
import { createChangeLog } from './useChanges.ts'

function build() {
  let tell = (_: readonly string[] | 'all') => {}
  const log = createChangeLog({
    subscribe: (then) => {
      tell = then
      return () => {}
    },
  })
  return { log, tell: (ids: readonly string[] | 'all') => tell(ids) }
}

test('who looks later is told which stations changed, each once', () => {
  const { log, tell } = build()
  log.subscribe()
  const seen = log.read()
  tell(['A', 'B'])
  tell(['B', 'C'])
  expect(log.read().since(seen.version)).toEqual(['A', 'B', 'C'])
  const later = log.read()
  expect(later.since(later.version)).toEqual([])
  tell(['D'])
  expect(log.read()).not.toBe(later)
  expect(log.read().since(later.version)).toEqual(['D'])
})

test('what changed before anybody listened, or as a whole, may be any of them', () => {
  const { log, tell } = build()
  const first = log.read()
  expect(first.since(Number.NaN)).toBe('all')
  log.subscribe()
  expect(log.read().since(first.version)).toBe('all')
  const seen = log.read()
  tell(['A'])
  tell('all')
  expect(log.read().since(seen.version)).toBe('all')
  const after = log.read()
  tell(['B'])
  expect(log.read().since(after.version)).toEqual(['B'])
})

test('who is far behind is told to look at all; who is not, still hears which', () => {
  const { log, tell } = build()
  log.subscribe()
  const first = log.read()
  const ids = (from: number) => Array.from({ length: 3000 }, (_, index) => `S-${from + index}`)
  tell(ids(0))
  const second = log.read()
  tell(ids(3000))
  expect(log.read().since(first.version)).toBe('all')
  expect(log.read().since(second.version)).toHaveLength(3000)
})
