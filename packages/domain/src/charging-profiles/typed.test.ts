import { expect, test } from 'vitest'
import { readTyped } from './typed.ts'

const spanOf = (start: number, end: number, limit: number) => ({ start, end, limit })

test.each([
  ['18:00-21:00 16A', [spanOf(1080, 1260, 16)]],
  ['  18h  –  21h :  10,5 a  ', [spanOf(1080, 1260, 10.5)]],
  ['6 às 8 32', [spanOf(360, 480, 32)]],
  ['1800-2100; 16', undefined],
  ['22h-6h 10', [spanOf(0, 360, 10), spanOf(1320, 1440, 10)]],
  ['6-8 32\n \n', [spanOf(360, 480, 32)]],
  ['25-21 16', undefined],
  ['21-25 16', undefined],
  ['08.30\tto\t09.00\t8 A', [spanOf(510, 540, 8)]],
] as const)('%s', (text, found) => {
  if (found) expect(readTyped(text)).toEqual({ found, unread: [] })
  else expect(readTyped(text).unread).not.toEqual([])
})

test('a line that is none is told, whatever its length, and at once', () => {
  // A pattern that tries each blank for each other one takes hours of it, and this test with it.
  const blanks = `18-19${' '.repeat(200_000)}x`
  expect(readTyped(blanks).unread).toEqual([blanks])
})
