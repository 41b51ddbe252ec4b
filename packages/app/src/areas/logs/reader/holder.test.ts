import { WHOLE_LOG } from '@corrente/domain/logs'
import { expect, test } from 'vitest'
import { createLogHolder } from './holder.ts'

const FIRST = '[INFO] a\n[ERROR] b\n'

test('LOG-008 what is new is handed over alone, and nothing where nothing came', () => {
  const holder = createLogHolder()
  expect(holder.read(FIRST).piece).toMatchObject({ from: 0, text: FIRST })
  expect(holder.read(FIRST)).toEqual({ piece: undefined, isOther: false })
  const { piece } = holder.read(`${FIRST}[INFO] c\n`)
  expect(piece).toMatchObject({ from: FIRST.length, text: '[INFO] c\n' })
  expect([piece?.index.count, piece?.facts.counts.INFO]).toEqual([3, 2])
})

test('a line that was cut at the end of a read is whole after the next', () => {
  const holder = createLogHolder()
  holder.read('[INFO] a\n[WA')
  expect(holder.read('[INFO] a\n[WARN] b\n').piece?.facts.counts).toMatchObject({
    INFO: 1,
    WARN: 1,
    ERROR: 0,
  })
})

test('another log waits until what is shown was dismissed, and is searched only then', () => {
  const holder = createLogHolder()
  holder.read(FIRST)
  expect(holder.read('[INFO] new day\n')).toEqual({ piece: undefined, isOther: true })
  const ask = () => {
    const said = holder.answer({ kind: 'ask', id: 1, question: { ...WHOLE_LOG, search: 'day' } })
    return said.kind === 'view' ? said.view.hits.length : undefined
  }
  expect(ask()).toBe(0)
  holder.read('[INFO] new day\n[INFO] goes on\n')
  expect(holder.accept()).toMatchObject({ from: 0, text: '[INFO] new day\n[INFO] goes on\n' })
  expect(ask()).toBe(1)
  expect(holder.read('[INFO] new day\n[INFO] goes on\n')).toEqual({ piece: undefined, isOther: false })
})

test('a part is cut from what is shown', () => {
  const holder = createLogHolder()
  holder.read(FIRST)
  expect(
    holder.answer({
      kind: 'part',
      id: 7,
      question: { ...WHOLE_LOG, from: 'ERROR' },
      part: { from: 0, to: 1, isMasked: true },
    }),
  ).toEqual({ kind: 'part', id: 7, text: '[ERROR] b\n' })
})
