import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { SCHEMES, TOKEN_NAMES } from '../contract/index.ts'
import { tokenSetOf } from '../derive/index.ts'
import { readTokens, takeTokens, tokenFiles } from '../exchange/index.ts'
import { baseCss, tenantCss } from './css.ts'
import { loadTenant, tenantIds } from './load.ts'
import { skinCss } from './skinCss.ts'

const setOf = (id: string) => tokenSetOf(loadTenant(id).skin)
const base = setOf('move')
const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length

describe('the base', () => {
  const css = baseCss(base)

  test('is at most 5 kB gzipped, with every token', () => {
    expect(gzipped(css)).toBeLessThanOrEqual(5_000)
    for (const token of TOKEN_NAMES) expect(css).toContain(`--${token}:`)
  })

  test('says nothing about colours before a tenant is known', () => {
    const rules = css.split('\n').filter((line) => line.includes('--'))
    for (const rule of rules) expect(rule).toMatch(/^:where\(\[data-tenant\]\)/)
  })

  test('sets the scheme of the browser’s own controls', () => {
    expect(css).toContain('[data-scheme="light"]{color-scheme:light}')
    expect(css).toContain('[data-scheme="dark"]{color-scheme:dark}')
  })
})

describe('a tenant’s own file', () => {
  test.each(tenantIds())('%s is at most 2 kB gzipped, both schemes', (id) => {
    expect(gzipped(tenantCss(id, setOf(id), base))).toBeLessThanOrEqual(2_000)
  })

  test('of the base itself is empty', () => {
    expect(tenantCss('move', base, base)).toBe('')
  })

  test('holds only what differs', () => {
    const own = setOf('brasa')
    const css = tenantCss('brasa', own, base)
    expect(css).toContain(`--brand-bg:${own.light['brand-bg']}`)
    expect(css).not.toContain('--status-available:')
    expect(css).not.toContain('--control-height:')
  })

  test('gives shape once and colours per scheme', () => {
    const css = tenantCss('noturna', setOf('noturna'), base)
    expect(css.match(/--radius-m:/g)).toHaveLength(1)
    expect(css).toMatch(/^\[data-tenant="noturna"\]\{[^}]*--radius-m:0px/)
    expect(css.match(/--bg-page:/g)).toHaveLength(2)
  })

  test('weighs more than the base, so that the order of loading does not matter', () => {
    for (const rule of tenantCss('brasa', setOf('brasa'), base).trim().split('\n'))
      expect(rule).toMatch(/^\[data-tenant="brasa"\](\[data-scheme="(light|dark)"\])?\{--/)
  })
})

describe('a typeface', () => {
  const own = setOf('brasa')
  const { skin } = loadTenant('brasa')
  const css = skinCss('brasa', { ...skin, typeface: 'figtree' }, own, base)

  test('is in the sheet of a tenant that names one, beside what it had', () => {
    expect(css.endsWith(tenantCss('brasa', own, base))).toBe(true)
    expect(css).toMatch(
      /^@font-face\{font-family:"Figtree Variable";src:url\("figtree\.woff2\?v=[0-9a-f]{10}"\)/,
    )
    expect(css).toContain('[data-tenant="brasa"],[data-tenant="brasa"] body{font-family:"Figtree Variable",')
    expect(gzipped(css)).toBeLessThanOrEqual(2_000)
  })

  test('is nothing to any other: their sheets and the base are the same to the byte', () => {
    expect(skinCss('brasa', { ...skin, typeface: undefined }, own, base)).toBe(tenantCss('brasa', own, base))
    for (const id of tenantIds()) {
      const other = loadTenant(id).skin
      if (other.typeface === undefined) expect(skinCss(id, other, setOf(id), base)).not.toContain('font')
    }
    expect(baseCss(base)).not.toContain('font')
  })
})

const load = (): never => {
  throw new Error('One file is enough.')
}

/** A tenant's tokens as they are exported, and the style sheet of the skin that they are read as. */
function roundTrip(id: string, isForeign: boolean) {
  const { $schema: _, ...skin } = loadTenant(id).skin
  const tokens = tokenSetOf(skin)
  const document = JSON.parse(tokenFiles([{ id, skin, tokens }]).get(`${id}.tokens.json`) ?? '') as {
    $extensions?: object
  }
  if (isForeign) delete document.$extensions
  const taken = takeTokens(readTokens(document, { load }), {
    skin: undefined,
    set: {},
    reason: 'Read for a test.',
  })
  return {
    skin,
    taken,
    before: skinCss(id, skin, tokens, base),
    after: skinCss(id, taken.skin, tokenSetOf(taken.skin), base),
  }
}

test('what is exported is read as the same skin, and makes the same style sheet in both schemes', () => {
  for (const id of tenantIds()) {
    const { skin, taken, before, after } = roundTrip(id, false)
    expect(taken.skin, id).toEqual(skin)
    expect(after, id).toBe(before)
  }
})

// Every kind of chrome and gray, those that have overrides, and a typeface: each costs a dozen palettes to find.
test.each(['move', 'brasa', 'noturna', 'sombra', 'nightshift', 'girassol', 'pampulha'])(
  '%s is the same style sheet where the file has lost its seed',
  (id) => {
    const { skin, taken, before, after } = roundTrip(id, true)
    expect(after).toBe(before)
    // Not by setting every token by hand.
    for (const scheme of SCHEMES)
      expect(Object.keys(taken.skin.overrides[scheme] ?? {})).toEqual(
        Object.keys(skin.overrides[scheme] ?? {}),
      )
  },
)
