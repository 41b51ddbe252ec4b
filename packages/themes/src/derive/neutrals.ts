import { BACKDROPS, GRAPHIC, MAP_GROUNDS, TEXT, TEXT_BACKDROPS } from '../contract/pairs.ts'
import type { ColorToken } from '../contract/tokens.ts'
import { swatch } from './color.ts'
import type { Draft } from './draft.ts'
import { ramp, reads, solve } from './solve.ts'

/** Lightness and chroma (at full tint) of every ground, light then dark. */
const GROUNDS = {
  'bg-page': [0.972, 0.006, 0.175, 0.013],
  'bg-surface': [0.997, 0.001, 0.215, 0.014],
  'bg-raised': [1, 0, 0.245, 0.015],
  'bg-inset': [0.957, 0.007, 0.155, 0.012],
  'bg-hover': [0.962, 0.008, 0.255, 0.016],
  'bg-active': [0.933, 0.011, 0.29, 0.017],
} as const satisfies Partial<Record<ColorToken, readonly [number, number, number, number]>>

const isGround = (token: string): token is keyof typeof GROUNDS => token in GROUNDS

/** Page, surfaces and the states of rows: what everything else is solved against, so it comes first. */
export function putGrounds(draft: Draft): void {
  const { isDark, tint, brand, isChromatic, isAlarming } = draft
  for (const token of Object.keys(GROUNDS).filter(isGround)) {
    const [l, c, darkL, darkC] = GROUNDS[token]
    draft.put(token, () => swatch(isDark ? darkL : l, (isDark ? darkC : c) * tint.c, tint.h))
  }
  // A selected row leans to the brand, except where that lean would read as a row in trouble.
  const lean = isAlarming ? 0.25 : 1
  const chroma = (isDark ? 0.045 : 0.02) * lean
  draft.put('bg-selected', () =>
    swatch(
      isDark ? 0.272 : 0.952,
      isChromatic ? Math.min(brand.lch.c, chroma) : 0.012 * tint.c,
      isChromatic ? brand.lch.h : tint.h,
    ),
  )
  putMapGrounds(draft)
}

/** Water keeps its blue in every tenant; land is the tenant's own gray. */
function putMapGrounds({ put, isDark, tint }: Draft): void {
  const water = 238
  put('map-water', () => (isDark ? swatch(0.19, 0.022, 246) : swatch(0.918, 0.022, water)))
  put('map-land', () => swatch(isDark ? 0.24 : 0.965, (isDark ? 0.014 : 0.005) * tint.c, tint.h))
  put('map-land-focus', () => swatch(isDark ? 0.27 : 0.988, (isDark ? 0.015 : 0.003) * tint.c, tint.h))
  put('map-halo', () => swatch(isDark ? 0.185 : 0.998, (isDark ? 0.014 : 0.001) * tint.c, tint.h))
}

/** Text, borders and the map's lines, solved on the grounds. */
export function putInk({ put, all, isDark, tint }: Draft): void {
  const gray = (c: number) => ramp(c * tint.c, tint.h)
  const texts = all(TEXT_BACKDROPS)
  const plain = all(['bg-page', 'bg-surface', 'bg-raised'])
  const text = (token: ColorToken, l: number, darkL: number, c: number): void => {
    put(token, () => solve(token, gray(c), isDark ? darkL : l, (color) => reads(color, texts, TEXT)))
  }
  text('fg-default', 0.24, 0.945, isDark ? 0.006 : 0.02)
  text('fg-muted', 0.485, 0.745, 0.018)
  put('fg-disabled', () =>
    solve('fg-disabled', gray(0.014), isDark ? 0.53 : 0.63, (color) => reads(color, plain, GRAPHIC)),
  )
  put('border-default', () => gray(isDark ? 0.016 : 0.01)(isDark ? 0.315 : 0.905))
  put('border-strong', () =>
    solve('border-strong', gray(0.018), isDark ? 0.55 : 0.63, (color) =>
      reads(color, all(BACKDROPS), GRAPHIC),
    ),
  )

  const ground = all([...MAP_GROUNDS, 'map-water', 'map-halo'])
  put('map-coast', () => swatch(isDark ? 0.36 : 0.8, 0.026, 240))
  put('map-border', () => gray(0.016)(isDark ? 0.51 : 0.7))
  put('map-state', () => gray(0.012)(isDark ? 0.36 : 0.875))
  put('map-river', () => (isDark ? swatch(0.215, 0.03, 246) : swatch(0.88, 0.03, 238)))
  put('map-text', () =>
    solve('map-text', gray(0.02), isDark ? 0.9 : 0.33, (color) => reads(color, ground, TEXT)),
  )
  put('map-text-muted', () =>
    solve('map-text-muted', gray(0.02), isDark ? 0.7 : 0.5, (color) => reads(color, ground, TEXT)),
  )

  put('chart-grid', () => gray(isDark ? 0.014 : 0.008)(isDark ? 0.29 : 0.925))
  put('chart-axis', () =>
    solve('chart-axis', gray(0.018), isDark ? 0.7 : 0.52, (color) => reads(color, plain, TEXT)),
  )
}
