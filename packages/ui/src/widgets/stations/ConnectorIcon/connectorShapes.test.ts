import { CONNECTOR_TYPES } from '@corrente/domain/stations'
import { expect, test } from 'vitest'
import { CONNECTOR_SHAPES, UNKNOWN_CONNECTOR } from './connectorShapes.ts'

test('CON-003 FMT-003 FMT-004 each connector type has a drawing of its own, and the unknown one another', () => {
  const drawings = [...CONNECTOR_TYPES.map((type) => CONNECTOR_SHAPES[type]), UNKNOWN_CONNECTOR]
  expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(9)
  expect(Object.keys(CONNECTOR_SHAPES).sort()).toEqual(
    ['Type 1', 'Type 2', 'Tesla', 'CCS Type 1', 'CCS Type 2', 'CHAdeMO', 'Plug NBR', 'GB/T'].sort(),
  )
})

test('every pin stays inside the drawing', () => {
  for (const { pins } of Object.values(CONNECTOR_SHAPES))
    for (const [x, y, radius] of pins) {
      expect(Math.min(x, y) - radius).toBeGreaterThan(0)
      expect(Math.max(x, y) + radius).toBeLessThan(24)
    }
})
