import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AlertPreferences,
  HOLD_MINUTES,
  mute,
  NO_ALERT_PREFERENCES,
  NO_MARKS,
  readAlertPreferences,
  writeNote,
} from './index.ts'

test('read back as written, through JSON', () => {
  const set: AlertPreferences = {
    view: 'triage',
    holdMinutes: 10,
    marks: mute(NO_MARKS, 'a', 1000, 8),
    notes: writeNote([], 'a', 'Técnico a caminho', 1000),
  }
  expect(readAlertPreferences(JSON.parse(JSON.stringify(set)))).toEqual(set)
})

test('nothing stored: the documented list opens first, nothing is marked', () => {
  expect(readAlertPreferences(undefined)).toEqual(NO_ALERT_PREFERENCES)
  expect(NO_ALERT_PREFERENCES.view).toBe('list')
})

test('a broken part is as if never set, the others stand; nothing throws', () => {
  expect(readAlertPreferences({ view: 'triage', holdMinutes: 3, marks: 'x', notes: [{ key: 'a' }] })).toEqual(
    {
      ...NO_ALERT_PREFERENCES,
      view: 'triage',
    },
  )
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      expect(HOLD_MINUTES).toContain(readAlertPreferences(stored).holdMinutes)
    }),
  )
})
