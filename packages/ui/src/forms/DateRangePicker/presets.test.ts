import { toDateOnly } from '@corrente/domain/time'
import { expect, test } from 'vitest'
import { DATE_PRESETS, presetOf, presetRange } from './presets.ts'

const zone = 'America/Sao_Paulo'
/** 23:30 on 31 March in São Paulo, already April in UTC. */
const now = Date.UTC(2026, 3, 1, 2, 30)

test.each([
  ['today', '2026-03-31', '2026-03-31'],
  ['yesterday', '2026-03-30', '2026-03-30'],
  ['last7', '2026-03-25', '2026-03-31'],
  ['last30', '2026-03-02', '2026-03-31'],
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
] as const)('%s is %s to %s, by the local day', (preset, from, to) => {
  const range = presetRange(preset, now, zone)
  expect([toDateOnly(range.from, zone), toDateOnly(range.to, zone)]).toEqual([from, to])
  expect(presetOf(range, DATE_PRESETS, now, zone)).toBe(preset)
})

test('a custom range is no preset; yesterday’s last 7 days neither', () => {
  const range = presetRange('last7', now, zone)
  expect(presetOf(range, DATE_PRESETS, now + 86_400_000, zone)).toBeUndefined()
})
