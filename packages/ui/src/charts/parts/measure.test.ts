import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyNth, fitText, spreadLabels, widthOf } from './measure.ts'

test('a text that fits stays, another is cut at a character and says so', () => {
  expect(fitText('São José', 200)).toBe('São José')
  expect(fitText('Eletroposto', 40)).toBe('Eletr…')
  expect(fitText('⚡⚡⚡⚡⚡', 20)).toBe('⚡⚡…')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 14, max: 400 }), (text, room) => {
      expect(widthOf(fitText(text, room))).toBeLessThanOrEqual(room)
    }),
  )
})

test('positions begin with the first, keep one distance and are few enough', () => {
  expect(everyNth(24, 8)).toEqual([0, 3, 6, 9, 12, 15, 18, 21])
  expect(everyNth(24, 7)).toEqual([0, 4, 8, 12, 16, 20])
  expect(everyNth(0, 5)).toEqual([])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 40 }), (size, most) => {
      const chosen = everyNth(size, most)
      expect(chosen[0]).toBe(0)
      expect(chosen.length).toBeLessThanOrEqual(most)
      expect(chosen.at(-1)).toBeLessThan(size)
      expect(new Set(chosen.slice(1).map((at, i) => at - (chosen[i] ?? 0))).size).toBeLessThanOrEqual(1)
    }),
  )
})

test('labels keep their order and their distance, and their place where there is room', () => {
  expect(spreadLabels([10, 80], 13, 100)).toEqual([10, 80])
  expect(spreadLabels([50, 50, 50], 10, 100)).toEqual([50, 60, 70])
  expect(spreadLabels([100, 99], 10, 100)).toEqual([100, 90])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 6 }), (wanted) => {
      const placed = spreadLabels(wanted, 13, 200)
      const sorted = [...placed].sort((a, b) => a - b)
      for (const [i, at] of sorted.entries()) {
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThanOrEqual(200)
        if (i > 0) expect(at - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(13)
      }
      for (const [i, a] of wanted.entries())
        for (const [j, b] of wanted.entries()) if (a < b) expect(placed[i] ?? 0).toBeLessThan(placed[j] ?? 0)
    }),
  )
})
