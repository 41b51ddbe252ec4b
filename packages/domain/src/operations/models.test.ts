import { expect, test } from 'vitest'
import { modelsOf } from './index.ts'

test('a firmware for two models names both, and how many nobody knows', () => {
  const row = (id: string, model: string | undefined) => ({ id, vendor: 'Voltaria', model })
  const rows = [
    row('A', 'X200'),
    row('B', 'X200'),
    row('C', 'Y1'),
    { id: 'D', vendor: undefined, model: undefined },
  ]
  expect(modelsOf(['C', 'A', 'B', 'D', 'E'], rows)).toEqual([
    { model: 'Voltaria X200', count: 2 },
    { model: undefined, count: 2 },
    { model: 'Voltaria Y1', count: 1 },
  ])
})
