import { wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { COLOR_TOKENS, CONTRAST_PAIRS, type ColorToken, DISTINCT_SETS, SCHEMES } from '../contract/index.ts'
import { tokenSetOf } from '../derive/index.ts'
import { audit, auditTable } from '../derive/testing/audit.ts'
import { loadTenant, tenantIds } from './load.ts'

/** Processor time since the file began, ms: what another process takes does not count. */
const spent = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const start = spent()
const sets = tenantIds().map((id) => ({ id, tokens: tokenSetOf(loadTenant(id).skin) }))

test('THM-005 every tenant keeps every promise of the palette, in both schemes', () => {
  const table = sets.flatMap(({ id, tokens }) =>
    SCHEMES.flatMap((scheme) => auditTable(id, scheme, audit(tokens[scheme])) || []),
  )
  expect(`\n${table.join('\n')}`, 'tenant, scheme, promise, found, wanted').toBe('\n')
  expect(spent() - start, 'solving and measuring all tenants, ms').toBeLessThan(10_000)
})

test('another library measures the same contrasts', () => {
  for (const { tokens } of sets)
    for (const scheme of SCHEMES)
      for (const { front, back, min } of CONTRAST_PAIRS)
        expect(wcagContrast(tokens[scheme][front], tokens[scheme][back])).toBeGreaterThanOrEqual(min)
})

describe('the audit sees', () => {
  const good = tokenSetOf(loadTenant('move').skin).light

  test('a text that is too pale', () => {
    const misses = audit({ ...good, 'fg-muted': '#9aa0a6' })
    expect(misses.map(({ what }) => what)).toContain('fg-muted on bg-page')
    expect(auditTable('move', 'light', misses)).toMatch(
      /move +light +fg-muted on bg-page +2\.\d+ wanted 4\.5/,
    )
  })

  test('two statuses that some eyes take for one', () => {
    const misses = audit({ ...good, 'status-busy': '#7a8a00' })
    expect(misses.map(({ what }) => what).join()).toContain('station statuses')
  })

  test('a status that lost its hue', () => {
    expect(audit({ ...good, 'status-available': '#8a2be2' }).map(({ what }) => what)).toContain(
      'hue of status-available',
    )
  })

  test('a fill under the pointer that is lost on the page, unless it has an edge', () => {
    const faint = { ...good, 'brand-bg-hover': '#e0f0f0', 'brand-fg': '#111419' }
    const seen = (tokens: typeof good) => audit(tokens).map(({ what }) => what)
    expect(seen(faint)).toContain('brand-bg-hover on bg-page')
    expect(seen({ ...faint, 'brand-mark': '#aa6600' })).not.toContain('brand-bg-hover on bg-page')
    expect(seen({ ...faint, 'brand-mark': '#e0f0f0' })).toContain('brand-mark on bg-page')
  })

  test('a danger that looks like the brand', () => {
    expect(audit({ ...good, 'danger-solid': good['brand-bg'] }).map(({ what }) => what)).toContain(
      'danger and brand, filled: danger-solid from brand-bg',
    )
  })
})

/** Painted, but never read and never told apart by itself: nothing is lost where it cannot be seen. */
const DECORATION: Partial<Record<ColorToken, string>> = {
  'bg-overlay': 'the scrim behind a dialog',
  'border-default': 'separates what already stands apart; edges of controls take border-strong',
  'chrome-border': 'separates chrome from the page',
  'chart-grid': 'light lines behind the series',
  'map-coast': 'geography, no information about stations',
  'map-border': 'as above',
  'map-state': 'as above',
  'map-river': 'as above',
}

test('no colour is outside the audit without a reason', () => {
  const audited = new Set<string>([
    ...CONTRAST_PAIRS.flatMap(({ front, back }) => [front, back]),
    ...DISTINCT_SETS.flatMap(({ tokens }) => tokens),
  ])
  const outside = COLOR_TOKENS.filter((token) => !audited.has(token))
  expect(outside.toSorted()).toEqual(Object.keys(DECORATION).toSorted())
})
