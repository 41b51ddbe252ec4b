import { describe, expect, test } from 'vitest'
import { SCHEMES, type Skin, skinSchema } from '../contract/index.ts'
import { deriveTokens, logoColors } from '../derive/index.ts'
import { logoMisses, mainColorOf, paintSvg } from './index.ts'
import { readLogo } from './readLogo.ts'

const skin: Skin = skinSchema.parse({
  about: 'Orange, for a test of logos.',
  color: { brand: '#f26a1b', neutral: 'brand' },
  chrome: 'light',
  shape: { corners: 'soft', density: 'regular' },
})
const svg = (inside: string) => `<svg viewBox="0 0 96 32">${inside}</svg>`
const TILE = '<rect x="0" y="0" width="32" height="32" fill="#f26a1b"/>'

describe('what becomes of a colour', () => {
  test('a dark wordmark follows the text, so that it does not vanish by night', () => {
    const { svg: logo } = readLogo(svg(`${TILE}<path d="M40 4h50v24h-50z" fill="#222222"/>`), 'A', skin)
    expect(logo).toContain('fill="currentColor"')
    expect(logo).not.toContain('#222222')
  })

  test.each([
    ['a path', '<path d="M8 8h16v16h-16z" fill="#ffffff"/>'],
    ['a circle', '<circle cx="16" cy="16" r="6" fill="white"/>'],
    ['a polygon', '<polygon points="8,8 24,8 16,24" fill="#fff"/>'],
    ['a black one', '<path d="M8 8h16v16h-16z" fill="#000"/>'],
  ])('%s on the tile is a hole in it, painted like the ground', (_, hole) => {
    const { svg: logo } = readLogo(svg(TILE + hole), 'A', skin)
    expect(logo).toContain('fill="var(--ground)"')
    for (const scheme of SCHEMES) {
      const tokens = deriveTokens(skin, scheme)
      const painted = paintSvg(logo, logoColors(skin, tokens['chrome-bg'], tokens['chrome-fg']))
      expect(painted).toContain(`fill="${tokens['chrome-bg']}"`)
    }
  })

  test.each([
    ['beside the tile', '<path d="M40 8h16v16h-16z" fill="#ffffff"/>'],
    ['half on it', '<path d="M20 8h40v16h-40z" fill="#ffffff"/>'],
    ['moved away from it', '<path transform="translate(60 0)" d="M8 8h16v16h-16z" fill="#ffffff"/>'],
  ])('a white shape %s is a word, not a hole', (_, word) => {
    const { svg: logo } = readLogo(svg(TILE + word), 'A', skin)
    expect(logo).not.toContain('var(--ground)')
    expect(logo).toContain('fill="currentColor"')
  })

  test('a word in the ring of a mark is a word: the ring fills nothing there', () => {
    const ring = '<path d="M0 0h96v32h-96z M2 2v28h92v-28z" fill="#f26a1b" fill-rule="evenodd"/>'
    expect(readLogo(svg(`${ring}<path d="M10 8h20v16h-20z" fill="#111"/>`), 'A', skin).svg).not.toContain(
      'var(--ground)',
    )
  })
})

describe('a colour of its own', () => {
  test('stays where it can be seen on every ground, 3:1', () => {
    expect(readLogo(svg('<path d="M0 0h9v9z" fill="#1d7fd0"/>'), 'A', skin).svg).toContain('fill="#1d7fd0"')
  })
  test.each(['#2244aa', '#ffee00', '#39a0e8'])(
    '%s stays on a plate, with where it cannot be seen else',
    (color) => {
      const { svg: logo, notes } = readLogo(svg(`<path d="M0 0h9v9z" fill="${color}"/>`), 'A', skin)
      expect(notes.join()).toMatch(
        /on a plate, since #\w{6} cannot be seen on (?:chrome-bg|bg-surface) (?:light|dark) \(\d\.\d:1\)/,
      )
      expect(logo).toContain(`fill="${color}"`)
      for (const scheme of SCHEMES) expect(logoMisses(logo, skin, deriveTokens(skin, scheme))).toEqual([])
    },
  )
  test('may be weak on another shape: it is seen against that one', () => {
    expect(readLogo(svg(`${TILE}<path d="M8 8h9v9z" fill="#2244aa"/>`), 'A', skin).svg).toContain('#2244aa')
  })
})

test('a drawing that names no paint is the word', () => {
  expect(readLogo(svg('<path d="M0 0h9v9z"/>'), 'A', skin).svg).toMatch(/<svg [^>]*fill="currentColor"/)
})

describe('what is taken out', () => {
  test('is what would fetch something, and the note names it; the namespace is none of it', () => {
    const { svg: logo, notes } = readLogo(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><path d="M0 0h9v9z" fill="url(https://example.com/p#a)"/></svg>`,
      'A',
      skin,
    )
    expect(logo).not.toContain('example.com')
    expect(notes).toEqual(['logo: taken out fill'])
  })
})

describe('the colour that a logo shows most of', () => {
  test('counts by area, not by shapes', () => {
    const dots = '<circle cx="60" cy="4" r="2" fill="#00f"/><circle cx="70" cy="4" r="2" fill="#00f"/>'
    expect(mainColorOf(svg(dots + TILE))).toBe('#f26a1b')
  })
  test('is that of its largest coloured shape', () => {
    const word = '<path d="M40 0h56v32h-56z" fill="#222"/>'
    expect(mainColorOf(svg(`${TILE}${word}<circle cx="4" cy="4" r="2" fill="#00f"/>`))).toBe('#f26a1b')
  })
  test('is none where all is black, white and gray', () => {
    expect(mainColorOf(svg('<path d="M0 0h9v9z" fill="#222"/><path d="M0 0h9v9z"/>'))).toBeUndefined()
  })
})

describe('the audit of a logo', () => {
  const missesOf = (logo: string) =>
    SCHEMES.flatMap((scheme) =>
      logoMisses(logo, skin, deriveTokens(skin, scheme)).map(({ what }) => [scheme, what]),
    )

  test('a colour of its own that no dark ground shows is named, with where', () => {
    expect(missesOf(svg('<path d="M0 0h9v9z" fill="#222222"/>'))).toEqual([
      ['dark', "the logo's #222222 on chrome-bg"],
      ['dark', "the logo's #222222 on bg-surface"],
    ])
  })
  test('a colour at 2.5 : 1 is missed, one above 3 : 1 is not', () => {
    expect(missesOf(svg('<path d="M0 0h9v9z" fill="#39a0e8"/>')).length).toBeGreaterThan(0)
    expect(missesOf(svg('<path d="M0 0h9v9z" fill="#1d7fd0"/>'))).toEqual([])
  })
  test('a hole that lies on no shape is seen nowhere, and named', () => {
    const hole = (x: number) => svg(`${TILE}<path d="M${x} 8h16v16h-16z" fill="var(--ground)"/>`)
    expect(missesOf(hole(8))).toEqual([])
    expect(missesOf(hole(40))).toEqual(
      SCHEMES.flatMap((scheme) => [
        [scheme, "the logo's var(--ground) on chrome-bg"],
        [scheme, "the logo's var(--ground) on bg-surface"],
      ]),
    )
  })
  test('a plate painted like the ground is none: it is named, and so is what no ground shows on it', () => {
    const plate = '<rect width="96" height="32" fill="var(--ground)"/>'
    expect(missesOf(svg(`${plate}<path d="M8 8h16v16h-16z" fill="#222222"/>`))).toEqual([
      ['light', "the logo's var(--ground) on chrome-bg"],
      ['light', "the logo's var(--ground) on bg-surface"],
      ['dark', "the logo's var(--ground) on chrome-bg"],
      ['dark', "the logo's #222222 on chrome-bg"],
      ['dark', "the logo's var(--ground) on bg-surface"],
      ['dark', "the logo's #222222 on bg-surface"],
    ])
  })
  test('what follows the tenant, and what lies on another shape, is none of it', () => {
    expect(
      missesOf(
        svg(
          '<path d="M0 0h32v32h-32z" fill="var(--mark)"/><path d="M8 8h9v9z" fill="#ffffff"/><path d="M50 0h9v9z" fill="currentColor"/>',
        ),
      ),
    ).toEqual([])
  })
})
