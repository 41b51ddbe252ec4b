import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveRow, type PressedKey, ROW_MOVES, rowCommand } from './keys.ts'

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
})

describe('rowCommand', () => {
  test.each([
    ['ArrowDown', { kind: 'move', to: 'next' }],
    ['k', { kind: 'move', to: 'previous' }],
    ['Home', { kind: 'move', to: 'first' }],
    ['Enter', { kind: 'open' }],
    [' ', { kind: 'select' }],
    ['x', { kind: 'select' }],
    ['e', { kind: 'expand', to: 'other' }],
    ['ArrowRight', { kind: 'expand', to: 'open' }],
  ])('%s', (key, command) => expect(rowCommand(press(key))).toEqual(command))

  test.each(['j', 'k', 'x', 'e'])('%s is off where single letters are', (key) => {
    expect(rowCommand(press(key), { hasSingleKeys: false })).toBeUndefined()
    expect(rowCommand(press(key))).toBeDefined()
  })
  test('arrows and Space stay where single letters are off', () => {
    expect(rowCommand(press('ArrowUp'), { hasSingleKeys: false })).toBeDefined()
    expect(rowCommand(press(' '), { hasSingleKeys: false })).toBeDefined()
  })
  test('the browser’s and the reader’s own keys are left alone', () => {
    const modifier = fc.constantFrom<keyof PressedKey>('altKey', 'ctrlKey', 'metaKey')
    const key = fc.constantFrom('ArrowDown', 'Enter', ' ', 'j', 'x', 'e', 'Home')
    fc.assert(
      fc.property(key, modifier, (each, held) => {
        expect(rowCommand(press(each, { [held]: true }))).toBeUndefined()
      }),
    )
  })
  test('Shift with Space ticks a range; with anything else it is not the table’s', () => {
    expect(rowCommand(press(' ', { shiftKey: true }))).toEqual({ kind: 'selectRange' })
    expect(rowCommand(press('ArrowDown', { shiftKey: true }))).toBeUndefined()
  })
  test('from right to left the arrows along the line change sides', () => {
    expect(rowCommand(press('ArrowLeft'), { isRtl: true })).toEqual({ kind: 'expand', to: 'open' })
    expect(rowCommand(press('ArrowRight'), { isRtl: true })).toEqual({ kind: 'expand', to: 'closed' })
  })
})

test('a move always lands on a row, and nowhere without rows', () => {
  const to = fc.constantFrom(...ROW_MOVES)
  fc.assert(
    fc.property(
      to,
      fc.integer({ min: -3, max: 12_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (move, active, count) => {
        const next = moveRow(move, active, count)
        expect(next).toBeGreaterThanOrEqual(count === 0 ? -1 : 0)
        expect(next).toBeLessThan(Math.max(1, count))
      },
    ),
  )
  expect([
    moveRow('next', 4, 5),
    moveRow('previous', 0, 5),
    moveRow('pageDown', 3, 50),
    moveRow('last', 0, 7),
  ]).toEqual([4, 0, 13, 6])
  expect(moveRow('next', -1, 0)).toBe(-1)
})
