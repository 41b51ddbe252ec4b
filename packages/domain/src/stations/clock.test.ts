import { expect, test } from 'vitest'
import { stationFixture, statusEventWire } from '../fixtures/index.ts'
import { formatUtcText } from '../time/index.ts'
import { applyStatusEvent, isClockWrong, readStatusEvent } from './index.ts'

const START = Date.parse('2026-03-14T14:45:15Z')

test('LIV-014 a time that cannot be counts as its arrival, and the later message wins', () => {
  const arrived = START + 60_000
  const tell = (status: string, timestampDT: string, serverNow: number) => {
    const read = readStatusEvent(statusEventWire({ status, timestampDT }), {}, serverNow)
    if (!read) throw new Error('not read')
    return read
  }
  const ahead = tell('Charging', '2036-05-01 00:00:00', arrived)
  expect(ahead).toMatchObject({ at: arrived, claimedAt: Date.UTC(2036, 4, 1) })
  const wrong = applyStatusEvent(stationFixture(), ahead)
  expect(wrong.connectors[0]).toMatchObject({ status: 'Charging', statusAt: arrived })
  expect(isClockWrong(wrong)).toBe(true)
  // The same message once more is no news, though it arrives later.
  expect(applyStatusEvent(wrong, tell('Charging', '2036-05-01 00:00:00', arrived + 5000))).toBe(wrong)
  const right = applyStatusEvent(wrong, tell('Faulted', formatUtcText(arrived + 2000), arrived + 2000))
  expect(right.connectors[0]?.status).toBe('Faulted')
  expect(isClockWrong(right)).toBe(false)
})

test('LIV-014 a clock that runs away from ten minutes ahead loses nothing that it says', () => {
  const tell = (status: string, aheadMinutes: number, at: number) => {
    const timestampDT = formatUtcText(at + aheadMinutes * 60_000)
    const read = readStatusEvent(statusEventWire({ status, timestampDT }), {}, at)
    if (!read) throw new Error('not read')
    return read
  }
  const trusted = applyStatusEvent(stationFixture(), tell('Charging', 9, START))
  const runaway = applyStatusEvent(trusted, tell('Faulted', 11, START + 5000))
  expect(runaway.connectors[0]?.status).toBe('Faulted')
  expect(isClockWrong(runaway)).toBe(true)
})

test.each([
  ['2009-12-31 23:59:59', true],
  ['2010-01-01 00:00:00', false],
  ['2026-03-14 15:10:00', false],
  ['2026-03-14 15:10:01', true],
])('LIV-014 at 15:00 a clock that says %s is wrong: %s', (timestampDT, isWrong) => {
  const serverNow = Date.parse('2026-03-14T15:00:00Z')
  const read = readStatusEvent(statusEventWire({ timestampDT }), {}, serverNow)
  expect(read?.claimedAt !== undefined).toBe(isWrong)
  // Where nobody knows the server's clock nothing is ahead of it.
  const unknown = readStatusEvent(statusEventWire({ timestampDT }))
  expect(unknown?.claimedAt !== undefined).toBe(timestampDT.startsWith('2009'))
})
