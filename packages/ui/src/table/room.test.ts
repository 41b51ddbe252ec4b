import { expect, test } from 'vitest'
import type { TableColumn } from './columns.ts'
import { roomOf, withRoom } from './room.ts'

interface Row {
  readonly id: number
  readonly income: string
}
const COLUMNS: readonly TableColumn<Row>[] = [
  {
    key: 'id',
    header: 'Id',
    minInlineSize: 76,
    priority: 2,
    cell: () => null,
    unbroken: ({ id }) => String(id),
  },
  {
    key: 'income',
    header: 'Income',
    minInlineSize: 84,
    priority: 2,
    kind: 'number',
    cell: ({ income }) => income,
  },
  {
    key: 'email',
    header: 'E-mail',
    minInlineSize: 60,
    priority: 3,
    cell: () => null,
    unbroken: () => 'amelia@example.com',
  },
  { key: 'text', header: 'Text', minInlineSize: 100, priority: 3, cell: () => 'x'.repeat(90) },
]

test('a long number, id or address has the room that it takes; a text may break, and a short one asks for no more', () => {
  const [short, long] = [
    { id: 41, income: 'R$ 14,00' },
    { id: 1761064545, income: '$ 1.234.567,00' },
  ]
  const least = roomOf(COLUMNS, [short])
  expect([least[0], least[1], least[3]]).toEqual([76, 84, 100])
  expect(least[2]).toBeGreaterThanOrEqual(18 * 7 + 16)
  const room = roomOf(COLUMNS, [short, long])
  // Ten figures; nine of them with three points after the blank at which a line may break.
  expect(room[0]).toBeGreaterThanOrEqual(10 * 8 + 16)
  expect(room[1]).toBeGreaterThanOrEqual(9 * 8 + 3 * 4 + 16)
  expect(room[3]).toBe(100)
  const [id, income, , text] = withRoom(COLUMNS, room)
  expect([id?.minInlineSize, income?.minInlineSize]).toEqual([room[0], room[1]])
  expect(text).toBe(COLUMNS[3])
})
