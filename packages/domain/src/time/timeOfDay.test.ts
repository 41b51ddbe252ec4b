import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTime, stepTime, toTimeOnly } from './index.ts'

test.each([
  ['8', '08:00'],
  ['8:30', '08:30'],
  ['8h30', '08:30'],
  ['8h', '08:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  [' 23:59 ', '23:59'],
  ['08:30:00', '08:30'],
  ['00.15', '00:15'],
])('%j is read as %s', (text, time) => expect(readTime(text)).toBe(time))

test.each(['', '24:00', '12:60', '8:3', '8:30:15', '99', '1:2:3:4', 'meio-dia', '-1:00'])(
  '%j is no time',
  (text) => expect(readTime(text)).toBeUndefined(),
)

test('with seconds, to the last of the day', () => {
  expect(readTime('235959', { hasSeconds: true })).toBe('23:59:59')
  expect(readTime('8', { hasSeconds: true })).toBe('08:00:00')
  expect(readTime('23:59:60', { hasSeconds: true })).toBeUndefined()
})

test('a day may end at 24:00 where the field allows it', () => {
  expect(readTime('24:00', { canEndDay: true })).toBe('24:00')
  expect(readTime('24:01', { canEndDay: true })).toBeUndefined()
  expect(readTime('25:00', { canEndDay: true })).toBeUndefined()
  expect(readTime('24:00:01', { canEndDay: true, hasSeconds: true })).toBeUndefined()
})

test('steps go round the clock and back', () => {
  expect(stepTime('00:00', 'minute', -1)).toBe('23:59')
  expect(stepTime('08:00:00', 'minute', 1)).toBe('08:01:00')
  expect(stepTime('23:30:15', 'hour', 1)).toBe('00:30:15')
  expect(stepTime('x', 'minute', 1)).toBeUndefined()
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 86_399 }),
      fc.integer({ min: -5000, max: 5000 }),
      (second, steps) => {
        const time = toTimeOnly(second * 1000, 'UTC')
        expect(readTime(time, { hasSeconds: true })).toBe(time)
        expect(stepTime(stepTime(time, 'second', steps) ?? '', 'second', -steps)).toBe(time)
      },
    ),
  )
})

test('R10 no text makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => void readTime(text, { hasSeconds: true, canEndDay: true })))
})
