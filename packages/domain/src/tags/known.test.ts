import { expect, test } from 'vitest'
import { tagFixture } from '../fixtures/index.ts'
import { cardParam, idCheckOf, idQueriesOf } from './index.ts'
import { isHeldBy } from './known.ts'

const IDS = ['TAG00005', '04A2B3C4D5E680', '0000ABCD', '1A2B3C4D', '0077771716', ' PAD00001 ']
const check = (asked: string) => idCheckOf(IDS.map((idTag, pk) => tagFixture({ pk, idTag })))(asked)

test.each([
  ['TAG00005', 'plain', 'TAG00005'],
  ['tag00005', 'otherCase', 'TAG00005'],
  [' TAG00005 ', 'plain', 'TAG00005'],
  ['PAD00001', 'plain', ' PAD00001 '],
  ['04:a2:b3:c4:d5:e6:80', 'plain', '04A2B3C4D5E680'],
  ['80E6D5C4B3A204', 'reversed', '04A2B3C4D5E680'],
  ['43981', 'decimal', '0000ABCD'],
  // Registered as it is printed.
  ['04A2B3C4', 'decimal', '0077771716'],
  // A reader that sends four bytes of seven, and one that sends seven where four were registered.
  ['C4D5E680', 'cut', '04A2B3C4D5E680'],
  ['1A2B3C4D5E6F70', 'cut', '1A2B3C4D'],
] as const)('%s is known as %s of %s', (asked, how, idTag) => {
  const found = check(asked)
  expect(found).toMatchObject({ how, tag: { idTag } })
  // No other tag may get the same id; the same card may have been registered by its other reading.
  expect(found && isHeldBy(found)).toBe(how === 'plain' || how === 'otherCase')
  // What is asked of the server holds it.
  expect(idQueriesOf(asked).some((part) => idTag.toUpperCase().includes(part.toUpperCase()))).toBe(true)
})

test('an address says a card by its bytes, which no reader of addresses takes for a number', () => {
  expect(['40E12345', '04a2b3c', 'TAG00005', '40E1-2345', ''].map(cardParam)).toEqual([
    '40:E1:23:45',
    '04:a2:b3:c',
    'TAG00005',
    '40E1-2345',
    '',
  ])
})

test('what is asked of the server is asked once', () => {
  for (const asked of ['04A2B3C4D5E680', 'tag00005', 'ABBA']) {
    const parts = idQueriesOf(asked).map((part) => part.toUpperCase())
    expect(parts).toEqual([...new Set(parts)])
    expect(parts).not.toContain('')
  }
})

test.each(['', ' ', 'TAG00006', '5E6F7081', 'AB'])('%j is not known', (asked) => {
  expect(check(asked)).toBeUndefined()
})
