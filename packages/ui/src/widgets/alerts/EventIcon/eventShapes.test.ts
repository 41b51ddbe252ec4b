import { EVENT_TYPES } from '@corrente/domain/notifications'
import { expect, test } from 'vitest'
import { EVENT_SHAPES, UNKNOWN_EVENT } from './eventShapes.ts'

test('ALR-008 each event type has a drawing of its own, and the unknown one another', () => {
  const drawings = [...EVENT_TYPES.map((type) => EVENT_SHAPES[type]), UNKNOWN_EVENT]
  expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(EVENT_TYPES.length + 1)
})
