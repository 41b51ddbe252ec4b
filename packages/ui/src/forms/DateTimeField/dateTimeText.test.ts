import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftOfInstant, instantOfDraft } from './dateTimeText.ts'

const ZONES = ['America/Sao_Paulo', 'America/Bogota', 'UTC', 'Asia/Kathmandu']

test('the clock of the zone is meant', () => {
  expect(instantOfDraft({ day: '14/03/2026', time: '23:59:59' }, 'America/Sao_Paulo', true)).toBe(
    Date.UTC(2026, 2, 15, 2, 59, 59),
  )
})

test.each([
  { day: '', time: '12:00' },
  { day: '14/03/2026', time: '' },
  { day: '31/02/2026', time: '12:00' },
  { day: '14/03/2026', time: '24:00' },
])('%j says nothing', (draft) => expect(instantOfDraft(draft, 'UTC', false)).toBeUndefined())

test('what the fields show is read back to the second', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 1.3e9, max: 4e9 }), (zone, second) => {
      const draft = draftOfInstant(second * 1000, zone, true)
      const back = instantOfDraft(draft, zone, true) ?? 0
      // An hour that the clock shows twice is read as its first showing.
      expect(draftOfInstant(back, zone, true)).toEqual(draft)
      expect([0, 3600]).toContain(second - back / 1000)
    }),
  )
})
