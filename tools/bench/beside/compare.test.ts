import { expect, test } from 'vitest'
import type { Figure, Unit } from '../figures.ts'
import { compare, fails } from './compare.ts'

const task = (value: number, unit: Unit = 'ms'): Figure => ({ name: 'task', value, unit })
const seen = (base: readonly Figure[], now: readonly Figure[]) =>
  compare(base, now).map((one) => [one.verdict, fails(one)])

test('what is more than a fifth worse fails; a fifth, the same and better pass', () => {
  expect(seen([task(100)], [task(121)])).toEqual([['worse', true]])
  expect(seen([task(100)], [task(120)])).toEqual([['ok', false]])
  expect(seen([task(100)], [task(40)])).toEqual([['ok', false]])
})

test('what is too small to be told from noise passes, however many times worse', () => {
  expect(seen([task(1)], [task(2)])).toEqual([['ok', false]])
  expect(seen([task(1)], [task(5.1)])).toEqual([['worse', true]])
  expect(seen([task(0.5, '%')], [task(1.4, '%')])).toEqual([['ok', false]])
  expect(seen([task(0, '%')], [task(1.1, '%')])).toEqual([['worse', true]])
})

test('of several rounds the best of each side counts', () => {
  expect(seen([task(100), task(300)], [task(130), task(110)])).toEqual([['ok', false]])
  expect(seen([task(300), task(100)], [task(130), task(140)])).toEqual([['worse', true]])
})

test('a figure that only one side has is said, and fails where it is missing now', () => {
  expect(seen([], [task(100)])).toEqual([['new', false]])
  expect(seen([task(100)], [])).toEqual([['gone', true]])
  expect(seen([task(100)], [{ ...task(0), value: Number.NaN }])).toEqual([['gone', true]])
})
