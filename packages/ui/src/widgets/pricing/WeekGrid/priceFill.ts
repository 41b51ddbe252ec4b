import type { PriceShade } from '@corrente/domain/pricing'
import type { CSSProperties } from 'react'

/** Violet for prices by the kWh, blue for those by the minute: never the brand's colour, nor that of a state. */
const HUES = { kwh: 285, minute: 200 } as const
/** Lightness of the lowest and the highest price: the dearer one is stronger in both schemes. */
const LIGHT = { low: 0.95, high: 0.5 } as const
const DARK = { low: 0.3, high: 0.72 } as const
/** From here on black words are read better than white ones. */
const TURN = 0.56

const colourOf = (lightness: number, chroma: number, hue: number) =>
  `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${hue})`
const inkOf = (lightness: number) => colourOf(lightness > TURN ? 0 : 1, 0, 0)
const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`

/** How a price is filled; nothing where it has no colour of its own. */
export function priceFill({ kind, share }: PriceShade): CSSProperties {
  if (kind !== 'kwh' && kind !== 'minute') return {}
  const hue = HUES[kind]
  const light = LIGHT.low + (LIGHT.high - LIGHT.low) * share
  const dark = DARK.low + (DARK.high - DARK.low) * share
  const chroma = 0.03 + 0.13 * share
  const fill = both(colourOf(light, chroma, hue), colourOf(dark, chroma, hue))
  const line = both(colourOf(light - 0.04, chroma, hue), colourOf(dark - 0.04, chroma, hue))
  return {
    backgroundColor: fill,
    color: both(inkOf(light), inkOf(dark)),
    ...(kind === 'minute' && {
      backgroundImage: `repeating-linear-gradient(45deg, transparent 0 6px, ${line} 6px 8px)`,
    }),
  }
}
