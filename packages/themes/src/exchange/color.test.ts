import { expect, test } from 'vitest'
import { colorValue, readColor } from './color.ts'

const of = (colorSpace: string, ...components: unknown[]) => readColor({ colorSpace, components })?.hex

test('every byte comes back as it was written', () => {
  for (let byte = 0; byte < 256; byte++) {
    const hex = `#${byte.toString(16).padStart(2, '0').repeat(3)}`
    const { hex: _, ...value } = colorValue(hex)
    expect(readColor(value)).toEqual({ hex, alpha: 1, isBeyond: false })
  }
  expect(colorValue('#10182880')).toMatchObject({ alpha: 0.501961, hex: '#101828' })
})

// The first red of each space by its own definition in CSS Color 4, where sRGB has it.
test.each([
  ['srgb', [1, 0, 0]],
  ['srgb-linear', [1, 0, 0]],
  ['hsl', [0, 100, 50]],
  ['hwb', [0, 0, 0]],
  ['lab', [54.29, 80.8, 69.89]],
  ['lch', [54.29, 106.84, 40.86]],
  ['oklab', [0.62796, 0.22486, 0.12585]],
  ['oklch', [0.62796, 0.25768, 29.234]],
  ['display-p3', [0.9175, 0.2003, 0.1386]],
  ['xyz-d65', [0.41239, 0.21264, 0.01933]],
  ['xyz-d50', [0.43607, 0.22249, 0.01392]],
])('red in %s', (space, components) => {
  expect(of(space, ...components)).toBe('#ff0000')
})

test('what is missing of a colour is none of it, and what is no colour is none', () => {
  expect(of('hsl', 'none', 0, 50)).toBe('#808080')
  for (const bad of ['', 'teal-ish', 7, null, [], {}, { colorSpace: 'srgb', components: [1, 0] }])
    expect(readColor(bad)).toBeUndefined()
  expect(of('constructor', 1, 0, 0)).toBeUndefined()
  expect(of('srgb', 1, 0, Number.NaN)).toBeUndefined()
})

test('rounded components give way to the exact colour beside them, others do not', () => {
  const rounded = { colorSpace: 'srgb', components: [0.04, 0.43, 0.43] }
  expect(readColor({ ...rounded, hex: '#0b6e6e' })?.hex).toBe('#0b6e6e')
  expect(readColor({ ...rounded, hex: '#ff0000' })?.hex).toBe('#0a6e6e')
})
