import type { Skin } from '../contract/index.ts'
import { contrastOf, type LogoColors, logoColors, type Miss, type Tokens } from '../derive/index.ts'
import { cleanSvg } from './cleanSvg.ts'
import { hexOf, paintsOf } from './paints.ts'

/** Least contrast of a logo's paint with what it stands on. */
const LEAST = 3

/** Where a logo stands: on chrome (header, sidebar, sign-in) and on a page or card. */
const GROUNDS = [
  ['chrome-bg', 'chrome-fg'],
  ['bg-surface', 'fg-default'],
] as const

const PAINTED: Readonly<Record<string, (colors: LogoColors) => string>> = {
  currentColor: ({ word }) => word,
  'var(--mark)': ({ mark }) => mark,
  'var(--accent)': ({ accent }) => accent,
  'var(--ground)': ({ ground }) => ground,
}

/**
 * The paints of a tenant's logo that cannot be seen on a ground of its own in one scheme. What lies on another shape is
 * measured by nobody: it is seen against that shape.
 */
export function logoMisses(logo: string, skin: Skin, tokens: Tokens): Miss[] {
  const colors = new Set(
    paintsOf(cleanSvg(logo).root).flatMap(({ colors: own, isOnShape }) =>
      isOnShape ? [] : own.filter((color) => color !== 'none'),
    ),
  )
  return GROUNDS.flatMap(([ground, word]) => {
    const painted = logoColors(skin, tokens[ground], tokens[word])
    return [...colors].flatMap((color) => {
      const found = contrastOf(PAINTED[color]?.(painted) ?? hexOf(color), tokens[ground])
      return found < LEAST ? [{ what: `the logo's ${color} on ${ground}`, found, wanted: LEAST }] : []
    })
  })
}
