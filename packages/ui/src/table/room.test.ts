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
  { key: 'text', header: 'Text', minInlineSize: 100, priority: 3, cell: () => 'x'.repeat(90) },
]

test('a long number or id has the room that it takes; a text may break, and a short one asks for no more', () => {
  const [short, long] = [
    { id: 41, income: 'R$ 14,00' },
    { id: 1761064545, income: '$ 1.234.567,00' },
  ]
  expect(roomOf(COLUMNS, [short])).toEqual([76, 84, 100])
  const room = roomOf(COLUMNS, [short, long])
  // Ten figures; nine of them with three points after the blank at which a line may break.
  expect(room[0]).toBeGreaterThanOrEqual(10 * 8 + 16)
  expect(room[1]).toBeGreaterThanOrEqual(9 * 8 + 3 * 4 + 16)
  expect(room[2]).toBe(100)
  const [id, income, text] = withRoom(COLUMNS, room)
  expect([id?.minInlineSize, income?.minInlineSize]).toEqual([room[0], room[1]])
  expect(text).toBe(COLUMNS[2])
})
