import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Box, toastPlace } from './toastPlace.ts'

const room: Box = { left: 16, top: 64, right: 984, bottom: 684 }
const size = { width: 380, height: 80 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('toastPlace', () => {
  test.each<readonly [string, readonly Box[], readonly Box[], { left: number; bottom: number } | undefined]>([
    ['an empty page: the lower end', [], [], { left: 604, bottom: 684 }],
    ['above a bar at the lower edge', [box(0, 640, 1000, 60)], [], { left: 604, bottom: 632 }],
    [
      'above a bar and the field over it',
      [box(0, 640, 1000, 60), box(700, 540, 100, 80)],
      [],
      { left: 604, bottom: 532 },
    ],
    ['a button in the corner is left free', [], [box(900, 650, 40, 40)], { left: 604, bottom: 642 }],
    ['a column full of buttons: the other one', [], [box(700, 0, 40, 700)], { left: 16, bottom: 684 }],
    [
      'buttons everywhere: over them, never over the bar',
      [box(0, 640, 1000, 60)],
      [box(0, 0, 1000, 700)],
      { left: 604, bottom: 632 },
    ],
    ['everything in use: nowhere', [box(0, 0, 1000, 700)], [], undefined],
  ])('%s', (_case, used, controls, place) => {
    expect(toastPlace({ room, ...size, used, controls })).toEqual(place)
  })

  test('whatever is in use stays free, and the toasts stay in the room', () => {
    const boxes = fc.array(
      fc
        .tuple(fc.nat(1000), fc.nat(700), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 300 }))
        .map((sides) => box(...sides)),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(boxes, boxes, (used, controls) => {
        const place = toastPlace({ room, ...size, used, controls })
        if (!place) return
        const own = box(place.left, place.bottom - size.height, size.width, size.height)
        expect(own.top).toBeGreaterThanOrEqual(room.top)
        expect(own.bottom).toBeLessThanOrEqual(room.bottom)
        for (const one of used)
          expect(
            own.left < one.right && one.left < own.right && own.top < one.bottom && one.top < own.bottom,
          ).toBe(false)
      }),
    )
  })
})
