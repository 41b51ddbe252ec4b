import { describe, expect, test } from 'vitest'
import { glyphOf } from './letters.ts'
import { drawTenant, faceOfSeed } from './logo.ts'
import { drawMark } from './mark.ts'
import { clip, outline } from './outline.ts'
import { arc, Pen } from './pen.ts'
import { randomOf } from './random.ts'
import { CELLS, coverage, difference, rasterOf } from './raster.ts'
import { shortName, unwritable, writeWord } from './wordmark.ts'

const area = (d: string) => rasterOf([{ d, role: 'main' }])

describe('a path is read as SVG means it', () => {
  const square = [
    [2, 2],
    [10, 2],
    [10, 10],
    [2, 10],
    [2, 2],
  ]
  test.each([
    'M2 2L10 2L10 10L2 10Z',
    'M2 2H10V10H2Z',
    'm2 2h8v8h-8z',
    'M2,2 10,2 10,10 2,10z',
    'm2 2 8 0 0 8-8 0z',
  ])('%s is a square', (d) => {
    expect(outline(d)).toEqual([square])
  })

  test('arcs, with their flags run together, are circles', () => {
    const disc = area(new Pen().loop(16, 16, 10).d)
    expect(difference(area('M6 16A10 10 0 0 1 26 16A10 10 0 0 1 6 16Z'), disc)).toBeLessThan(0.02)
    expect(difference(area('M6 16a10 10 0 0120 0a10 10 0 01-20 0z'), disc)).toBeLessThan(0.02)
    expect(difference(area(arc(new Pen(), 0, 360, 10).d), disc)).toBeLessThan(0.02)
  })

  test('smooth curves mirror the handle before them', () => {
    expect(outline('M0 0C0 4 4 4 4 0S8 -4 8 0')).toEqual(outline('M0 0C0 4 4 4 4 0C4 -4 8 -4 8 0'))
    expect(outline('M0 0Q2 4 4 0T8 0')).toEqual(outline('M0 0Q2 4 4 0Q6 -4 8 0'))
  })

  test('after a close the pen stands where it began', () => {
    expect(outline('M2 2h4v4zl-1 0')[1]).toEqual([
      [2, 2],
      [1, 2],
    ])
  })

  test.each(['M2 2X3', 'M2', 'M2 2C1 1 2 2'])('%s is no path', (d) => {
    expect(() => outline(d)).toThrow(/command|numbers/)
  })

  test('a polygon is cut along a line', () => {
    const half = clip(
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
      ],
      (x) => x - 2,
    )
    expect(half).toEqual([
      [2, 0],
      [4, 0],
      [4, 4],
      [2, 4],
    ])
  })
})

describe('a raster', () => {
  test('holds the share that a shape covers, holes left out', () => {
    expect(coverage(area('M0 0H32V32H0Z'))).toBe(1)
    expect(coverage(area('M0 0H16V32H0Z'))).toBe(0.5)
    expect(coverage(area('M0 0H32V32H0ZM8 8H24V24H8Z'))).toBe(0.75)
  })
  test('holds the width of a line', () => {
    const line = rasterOf([{ d: 'M0 16H32', role: 'main', stroke: 8 }])
    expect(coverage(line)).toBe(0.25)
    expect(line).toHaveLength(CELLS * CELLS)
  })
  test('tells what only one of two paints, and a little of what differs in colour alone', () => {
    const [left, all] = [area('M0 0H16V32H0Z'), area('M0 0H32V32H0Z')]
    expect(difference(left, left)).toBe(0)
    expect(difference(left, all)).toBe(0.5)
    expect(difference(left, area('M16 0H32V32H16Z'))).toBe(1)
    expect(difference(left, rasterOf([{ d: 'M0 0H16V32H0Z', role: 'accent' }]))).toBe(0.25)
  })
})

describe('a seed', () => {
  test('means the same numbers for ever', () => {
    const random = randomOf('move')
    expect([random.int(0, 99), random.int(0, 99), random.int(0, 99)]).toEqual([85, 61, 89])
  })
  test('draws the same twice, and another draws something else', () => {
    expect(drawMark('sun:a', 'A')).toEqual(drawMark('sun:a', 'A'))
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => JSON.stringify(drawMark(seed, 'A')))
    expect(new Set(seeds).size).toBe(6)
  })
  test('never draws a speck or a blot', () => {
    for (let index = 0; index < 150; index++) {
      const share = coverage(rasterOf(drawMark(`any ${index}`, 'Exemplo').shapes))
      expect(share).toBeGreaterThanOrEqual(0.14)
      expect(share).toBeLessThanOrEqual(0.74)
    }
  })
})

describe('the word of a logo', () => {
  test('is the whole name when it is short, else the words that tell it', () => {
    expect(shortName('Rosa de Quito')).toBe('Rosa de Quito')
    expect(shortName('Girassol Recarga')).toBe('Girassol')
    expect(shortName('Rio das Pedras Altas')).toBe('Rio das Pedras')
    expect(shortName('Dom Bosco Carregamentos')).toBe('Dom Bosco')
  })

  test('knows every letter of Portuguese, Spanish and English', () => {
    const face = faceOfSeed('any')
    const all = "aáàâãbcçdeéêfghiíjklmnñoóôõpqrstuúüvwxyz0123456789&+-.'"
    expect(unwritable(all, { ...face, letters: 'lower' })).toEqual([])
    expect(unwritable(all, { ...face, letters: 'upper' })).toEqual([])
    expect(unwritable('Ćma 電', { ...face, letters: 'title' })).toEqual(['Ć', '電'].slice(1))
  })

  test('draws every letter differently, but for l and I, which are one stem', () => {
    const face = faceOfSeed('any')
    const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHJKLMNOPQRSTUVWXYZ0123456789&+']
    expect(new Set(letters.map((letter) => glyphOf(letter, face)?.d)).size).toBe(letters.length)
  })

  test('shrinks to its limit', () => {
    const face = faceOfSeed('any')
    expect(writeWord('Extraordinariamente', face, 0, 100).width).toBeLessThanOrEqual(100 + 3.5)
    expect(writeWord('Extraordinariamente', face, 0, 100).svg).toContain('scale(')
    expect(writeWord('Luz', face, 0, 100).svg).not.toContain('scale(')
  })

  test('is refused when a letter has no drawing', () => {
    expect(() => drawTenant({ name: '電 Volt', seed: 'x', corners: 'soft' })).toThrow(/alphabet.*電/)
  })

  test('a name with signs of XML stays text', () => {
    const { logo } = drawTenant({ name: 'Força & "Luz" <Norte>', seed: 'x', corners: 'soft' })
    expect(logo).toContain('<title>Força &amp; &quot;Luz&quot; &lt;Norte&gt;</title>')
  })
})
