import { BACKDROPS, GRAPHIC, TEXT } from '../contract/pairs.ts'
import { brandRamp, INK, WHITE } from './brand.ts'
import { contrast, hueGap, type Swatch, swatch, swatchOf } from './color.ts'
import { ACHROMATIC, DANGER_HUE, type Draft } from './draft.ts'
import { nearest, type Ramp, ramp, reads } from './solve.ts'

interface Chrome {
  bg: Swatch
  hover: Swatch
  selected: Swatch
  fg: Swatch
  muted: Swatch
}

const GRAYS: readonly Swatch[] = Array.from({ length: 101 }, (_, step) => swatch(step / 100, 0, 0))

/** Whether one ring can be seen on all of these; its hue does not matter, only its luminance. */
const hasRing = (backs: readonly Swatch[]): boolean => GRAYS.some((gray) => reads(gray, backs, GRAPHIC))

function chromeAt(draft: Draft, of: Ramp, l: number): Chrome | undefined {
  const bg = of(l)
  const { h } = bg.lch
  for (const fg of [WHITE, INK]) {
    if (!reads(fg, [bg], 4.8)) continue
    // Deep chrome lights up under the pointer, everything else steps away from its text.
    const ways = fg === INK ? [1, -1] : l < 0.38 ? [1, -1] : [-1, 1]
    for (const way of ways) {
      if (l + way * 0.08 < 0.04 || l + way * 0.05 > 1) continue
      const hover = of(l + way * 0.04)
      const selected = of(Math.min(1, l + way * 0.08))
      if (!reads(fg, [hover, selected], TEXT)) continue
      if (!hasRing([...draft.all(BACKDROPS), bg, hover, selected])) continue
      const toward = fg === WHITE ? 0.8 : 0.38
      const muted = nearest(ramp(Math.min(0.02, bg.lch.c), h), toward, (color) =>
        reads(color, [bg, hover], TEXT),
      )
      if (muted) return { bg, hover, selected, fg, muted }
    }
  }
  return undefined
}

/** Header and sidebar in a colour of their own: deep, or the brand's. */
function ownChrome(draft: Draft): Chrome {
  const { skin, isDark, brand, isChromatic, tint } = draft
  // The darker, the less chroma a screen can show before black turns into a colour of its own.
  const depth = isDark ? 0.012 : 0.028
  const tinted = isChromatic
    ? { c: Math.min(brand.lch.c, depth), h: brand.lch.h }
    : { c: 0.012 * tint.c, h: tint.h }
  const isBrand = skin.chrome === 'brand'
  const of = isBrand
    ? isDark
      ? ramp(Math.min(brand.lch.c, 0.05), brand.lch.h)
      : brandRamp(draft)
    : ramp(tinted.c, tinted.h)
  const start = isBrand ? (isDark ? 0.25 : brand.lch.l) : isDark ? 0.145 : 0.215
  for (let away = 0; away <= 1; away += 0.005)
    for (const l of [start - away, start + away]) {
      const chrome = l >= 0 && l <= 1 ? chromeAt(draft, of, l) : undefined
      if (chrome) return chrome
    }
  throw new Error('No lightness of the chrome carries readable text.')
}

function putOwnChrome(draft: Draft): void {
  const { put } = draft
  const chrome = ownChrome(draft)
  put('chrome-bg', () => chrome.bg)
  put('chrome-fg', () => chrome.fg)
  put('chrome-muted', () => chrome.muted)
  put('chrome-hover-bg', () => chrome.hover)
  put('chrome-selected-bg', () => chrome.selected)
  put('chrome-selected-fg', () => chrome.fg)
  const { l, c, h } = chrome.bg.lch
  put('chrome-border', () => swatch(l < 0.38 ? l + 0.09 : l - 0.06, c, h))
}

/** Chrome like the page: it steps back, and the selected item carries the brand. */
function putPlainChrome(draft: Draft): void {
  const { put, get } = draft
  const bg = put('chrome-bg', () => get('bg-surface'))
  put('chrome-fg', () => get('fg-default'))
  put('chrome-muted', () => get('fg-muted'))
  put('chrome-hover-bg', () => get('bg-hover'))
  put('chrome-selected-bg', () => get('brand-soft-bg'))
  put('chrome-selected-fg', () => get('brand-soft-fg'))
  put('chrome-border', () =>
    contrast(bg, get('border-default')) > 1.1 ? get('border-default') : get('border-strong'),
  )
}

/** Header and sidebar, then the one focus ring that is seen on them and on every ground. */
export function putChrome(draft: Draft): void {
  if (draft.skin.chrome === 'light') putPlainChrome(draft)
  else putOwnChrome(draft)
  putFocus(draft)
}

/** A ring in the colour of danger would make every focused field look wrong. */
const SAFE_RING = ramp(0.17, 255)
const RING_REACH = 40

/** The accent's ring, else the brand's, else blue: the first that has a hue, and not danger's. */
function ringRamp({ brand, skin }: Draft): Ramp {
  const seeds = [...(skin.color.accent ? [swatchOf(skin.color.accent)] : []), brand]
  const seed = seeds.find(({ lch }) => lch.c >= ACHROMATIC && hueGap(lch.h, DANGER_HUE) > RING_REACH)
  return seed ? brandRamp({ brand: seed, isChromatic: true }) : SAFE_RING
}

function putFocus(draft: Draft): void {
  const { put, all, isDark } = draft
  const of = ringRamp(draft)
  const backs = all([...BACKDROPS, 'chrome-bg', 'chrome-hover-bg', 'chrome-selected-bg'])
  const isSeen = (color: Swatch): boolean => reads(color, backs, GRAPHIC)
  // Between two grounds the window can be narrower than a colour's step; the gray that chrome was chosen by fits.
  const ring = nearest(of, isDark ? 0.74 : 0.55, isSeen) ?? GRAYS.find(isSeen)
  if (!ring) throw new Error('No focus ring is seen on both the grounds and the chrome.')
  put('focus-ring', () => ring)
}
