import { wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { SCHEMES } from '../contract/index.ts'
import { tokenSetOf } from '../derive/index.ts'
import { paintSvg } from '../logos/index.ts'
import { buildTenants } from './assets.ts'
import { loadTenant } from './load.ts'

const colors = { word: '#111111', mark: '#222222', accent: '#333333', ground: '#444444' }

test('fills the three colours in', () => {
  const source =
    '<svg>\n  <path fill="currentColor"/>\n  <path fill="var(--mark)"/><path fill="var(--accent)"/>\n</svg>\n'
  expect(paintSvg(source, colors)).toBe(
    '<svg><path fill="#111111"/><path fill="#222222"/><path fill="#333333"/></svg>',
  )
})

describe('an image holds shapes and nothing else', () => {
  test.each([
    '<script>alert(1)</script>',
    '<svg onload="alert(1)"/>',
    '<a href="javascript:alert(1)"/>',
    '<image href="https://example.com/x.png"/>',
    '<use xlink:href="other.svg#x"/>',
    '<style>@import "x.css"</style>',
    '<rect fill="url(https://example.com/x)"/>',
    '<foreignObject/>',
    '<text>no typeface reaches an image</text>',
    '<!DOCTYPE svg [<!ENTITY x "y">]>',
    '<path fill="var(--brand-bg)"/>',
  ])('%s is refused', (source) => {
    expect(() => paintSvg(source, colors)).toThrow()
  })
})

const { ids, files } = buildTenants()

test('THM-004 every colour of every logo is seen on the ground it is made for', { timeout: 30_000 }, () => {
  for (const id of ids) {
    const tokens = tokenSetOf(loadTenant(id).skin)
    for (const scheme of SCHEMES)
      for (const [file, ground] of [
        [scheme === 'dark' ? 'logo-dark.svg' : 'logo.svg', tokens[scheme]['chrome-bg']],
        [scheme === 'dark' ? 'logo-surface-dark.svg' : 'logo-surface.svg', tokens[scheme]['bg-surface']],
      ] as const) {
        const paints = [...(files.get(`${id}/${file}`) ?? '').matchAll(/(?:fill|stroke)="([^"]+)"/g)]
          .map((match) => match[1] ?? '')
          .filter((paint) => paint !== 'none')
        expect(paints.length).toBeGreaterThan(1)
        for (const paint of paints)
          expect(wcagContrast(paint, ground), `${id}/${file} ${paint} on ${ground}`).toBeGreaterThanOrEqual(3)
      }
  }
})
