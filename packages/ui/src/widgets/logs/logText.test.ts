import { indexLog } from '@corrente/domain/logs'
import { expect, test } from 'vitest'
import { lineOfRow, logTextOf, rowOfLine } from './logText.ts'

test('LOG-002 a log is read line by line, each of the level that it names; an answer is found from its call', () => {
  const text = '[INFO] [2,"1","Heartbeat",{}]\n[ERROR] b\n[INFO] [3,"1",{}]\n\tat c\n'
  const log = logTextOf(text, indexLog(text))
  expect([log.count, log.rawAt(1), log.levelAt(1)]).toEqual([4, '[ERROR] b', 'ERROR'])
  expect([log.levelAt(2), log.levelAt(3)]).toEqual(['INFO', undefined])
  expect([log.pairOf(0), log.pairOf(1), log.pairOf(2)]).toEqual([2, undefined, 0])
})

test('rows and lines lead to each other, also from a line that is not shown', () => {
  const rows = Int32Array.from([2, 5, 9])
  expect([lineOfRow(rows, 1), lineOfRow(rows, 3), lineOfRow(undefined, 4), lineOfRow(rows, -1)]).toEqual([
    5,
    undefined,
    4,
    undefined,
  ])
  expect([rowOfLine(rows, 5), rowOfLine(rows, 6), rowOfLine(rows, 0), rowOfLine(undefined, 6)]).toEqual([
    1, 2, 0, 6,
  ])
})
