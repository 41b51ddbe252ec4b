import { interpolate, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { type ColorToken, SCHEMES } from '../contract/index.ts'
import { tokenSetOf } from './css.ts'
import { loadTenant, tenantIds } from './load.ts'

/** The shades of `ui/charts/HeatMap`: how much of the chart's colour lies over which ground, and what stands on it. */
const SHADES: readonly { share: number; ground: ColorToken; text: ColorToken }[] = [
  { share: 0.12, ground: 'bg-surface', text: 'fg-default' },
  { share: 0.26, ground: 'bg-surface', text: 'fg-default' },
  { share: 0.42, ground: 'bg-surface', text: 'fg-default' },
  { share: 0.72, ground: 'fg-default', text: 'bg-surface' },
  { share: 0.3, ground: 'fg-default', text: 'bg-surface' },
]
const CHARTS = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const

test('THM-005 a number on any shade of a heat map is readable, in every tenant and scheme', () => {
  const misses = tenantIds().flatMap((id) => {
    const tokens = tokenSetOf(loadTenant(id).skin)
    return SCHEMES.flatMap((scheme) =>
      CHARTS.flatMap((chart) =>
        SHADES.flatMap(({ share, ground, text }) => {
          const of = tokens[scheme]
          const shade = interpolate([of[ground], of[chart]], 'oklab')(share)
          const found = wcagContrast(of[text], shade)
          return found >= 4.5 ? [] : [`${id} ${scheme} ${chart} ${share} on ${ground}: ${found.toFixed(2)}`]
        }),
      ),
    )
  })
  expect(misses).toEqual([])
})
