import { expect, test } from 'vitest'
import { stationLinesOf } from './index.ts'

const AT = Date.parse('2026-03-14T15:05:11.200Z')
const MINUTE = 60_000
const AROUND = { from: AT - 30 * MINUTE, to: AT + 30 * MINUTE }
const ABOUT = 'WebSocketLogger - [chargeBoxId=ARO-0003, sessionId=a1]'
const LINES = [
  '2026-03-14 09:00:00.000 [INFO] WebSocketLogger - [chargeBoxId=IPE-0001] Sending: [3,"1",{"currentTime":"2026-03-14T12:00:00.100Z"}]',
  `2026-03-14 11:00:00.000 [WARN] WebSocketEndpoint - [chargeBoxId=ARO-0003] Connection was closed`,
  `2026-03-14 12:05:11.200 [INFO] ${ABOUT} Received: [2,"77","Authorize",{"idTag":"04A2B3C4D5E6F7"}]`,
  `2026-03-14 12:05:11.320 [INFO] ${ABOUT} Sending: [3,"77",{"idTagInfo":{"status":"Invalid"}}]`,
  `2026-03-14 12:06:00.000 [INFO] ${ABOUT} Received: [2,"78","Heartbeat",{}]`,
  '2026-03-14 12:06:00.000 [ERROR] [chargeBoxId=ARO-00031] Another station',
  `2026-03-14 12:07:00.000 [ERROR] WebSocketEndpoint - [chargeBoxId=ARO-0003] ana@example.com could not be told`,
  'java.io.IOException: Broken pipe of ARO-0003',
]

test('the lines of a station around a moment stand at instants, by the clock of the server’s answers', () => {
  expect(stationLinesOf(LINES.join('\n'), 'ARO-0003', AROUND)).toEqual({
    kind: 'lines',
    isCut: false,
    lines: [
      { key: '2', at: AT, level: undefined, text: expect.stringMatching(/^Authorize \S*F7$/) },
      { key: '3', at: AT + 120, level: undefined, text: 'Invalid' },
      {
        key: '6',
        at: Date.parse('2026-03-14T15:07:00Z'),
        level: 'ERROR',
        text: expect.not.stringContaining('ana@'),
      },
    ],
  })
})

test('without such a clock nobody knows when a line was; one in UTC says it itself', () => {
  const [, , authorize = ''] = LINES
  expect(stationLinesOf(authorize, 'ARO-0003', AROUND)).toEqual({ kind: 'noClock' })
  const bare = LINES.join('\n').replace('00.100Z', '00.100')
  expect(stationLinesOf(bare, 'ARO-0003', AROUND), 'a clock without a zone tells none').toEqual({
    kind: 'noClock',
  })
  const inUtc = authorize.replace('2026-03-14 12:05:11.200', '2026-03-14T15:05:11.200Z')
  expect(stationLinesOf(inUtc, 'ARO-0003', AROUND)).toMatchObject({ lines: [{ at: AT }] })
})

test('no more than 200 lines stand in a case', () => {
  const many = [LINES[0], ...Array.from({ length: 300 }, () => LINES[2])].join('\n')
  const found = stationLinesOf(many, 'ARO-0003', AROUND)
  expect(found.kind === 'lines' && [found.lines.length, found.isCut]).toEqual([200, true])
})
