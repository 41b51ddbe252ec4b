import type { Skin } from '@corrente/themes/contract'

/** A tenant as far as its looks go. */
export interface Look {
  id: string
  skin: Pick<Skin, 'chrome' | 'color' | 'shape'>
}

interface Tint {
  /** Red, yellow, green, cyan, blue, magenta, or grey. */
  hue: string
  light: 'pale' | 'middle' | 'dark'
}

const HUES = ['red', 'yellow', 'green', 'cyan', 'blue', 'magenta'] as const

/** How a brand colour (`#rrggbb`) strikes the eye, coarsely. */
function tintOf(hex: string): Tint {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  )
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const turn =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  return {
    hue: spread < 0.08 ? 'grey' : (HUES[Math.round(turn + 6) % 6] ?? 'red'),
    light: light > 0.7 ? 'pale' : light < 0.15 ? 'dark' : 'middle',
  }
}

/** Each trait, and each two of them together: a fault often needs a light brand *and* square corners to show. */
function traitsOf({ skin: { chrome, color, shape } }: Look): string[] {
  const { hue, light } = tintOf(color.brand)
  const accent = color.accent === undefined ? 'one colour' : 'two colours'
  const single = [chrome, shape.corners, shape.density, color.neutral, hue, light, accent].map(
    (value, i) => `${i} ${value}`,
  )
  return [...single, ...single.flatMap((one, i) => single.slice(i + 1).map((other) => `${one}, ${other}`))]
}

/**
 * The tenants that show the most between them: the default first, then always the one that adds the most traits not
 * yet seen; among equals the first by name. With fewer tenants than asked for, all of them.
 */
export function representativeTenants(looks: readonly Look[], count: number): string[] {
  const left = looks.toSorted((a, b) => (a.id === 'move' ? -1 : b.id === 'move' ? 1 : a.id < b.id ? -1 : 1))
  const seen = new Set<string>()
  const chosen: string[] = []
  while (chosen.length < count && left.length > 0) {
    const gains = left.map((look) => traitsOf(look).filter((trait) => !seen.has(trait)).length)
    const best = chosen.length === 0 ? 0 : gains.indexOf(Math.max(...gains))
    for (const look of left.splice(best, 1)) {
      chosen.push(look.id)
      for (const trait of traitsOf(look)) seen.add(trait)
    }
  }
  return chosen
}
