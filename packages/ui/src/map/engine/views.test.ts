import { expect, test } from 'vitest'
import { isInView } from './views.ts'

test.each([
  ['in it', [-60, -30, -40, -10], [-20, -50], true],
  ['west of it', [-60, -30, -40, -10], [-20, -61], false],
  ['north of it', [-60, -30, -40, -10], [-9, -50], false],
  ['on the date line, written the other way', [170, -30, 180, 30], [0, -180], true],
  ['in a view that goes on past the date line', [170, -30, 190, 30], [0, -175], true],
  ['in a view of one more turn', [-420, -30, -400, 30], [0, -50], true],
  ['beside a view of one more turn', [-420, -30, -400, 30], [0, -30], false],
] as const)('a point %s', (_where, bounds, [lat, lng], is) => {
  expect(isInView(bounds, { lat, lng })).toBe(is)
})
