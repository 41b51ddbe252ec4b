import { type Flavor, WHITE } from '@protomaps/basemaps'
import { type BasemapColors, MAP_FONT } from '../basemap/index.ts'

const PARTS = /^rgba\((\d+),(\d+),(\d+),/

/** A colour so far on the way from one to another; both as the map's reader writes them. */
function between(from: string, to: string, share: number): string {
  const [a, b] = [PARTS.exec(from), PARTS.exec(to)]
  if (!a || !b) return from
  const mixed = [1, 2, 3].map((at) => Math.round(Number(a[at]) + (Number(b[at]) - Number(a[at])) * share))
  return `rgba(${mixed.join(',')},1)`
}

/** Names of the flavour's colours by their last word; what is not listed is ground. */
const isLabel = (name: string) => name.endsWith('_label') || /^roads_label_m(?:in|aj)or$/.test(name)

/**
 * The flavour that a tiles file is painted with: the tenant's own map colours, and steps between them. Streets stand
 * out from the land as state lines do, the larger the more, and nothing has a hue that could be taken for a status.
 */
export function tilesFlavor(colors: BasemapColors): Flavor {
  const { water, halo, state, border } = colors
  const land = colors['land-focus']
  const faint = between(land, state, 0.22)
  const minor = between(land, state, 0.6)
  const highway = between(state, border, 0.35)
  const ground: Partial<Flavor> = {
    background: water,
    water,
    buildings: between(land, state, 0.55),
    railway: border,
    boundaries: border,
  }
  const colorOf = (name: string): string => {
    if (name.endsWith('halo')) return halo
    if (isLabel(name)) return colors['text-muted']
    if (/^(?:tunnel|bridges)?_?\w*casing/.test(name)) return land
    if (/highway$/.test(name)) return highway
    if (/(?:major|link)$/.test(name)) return state
    if (/(?:minor|minor_[ab]|service|other|pier|runway)$/.test(name)) return minor
    return name === 'earth' ? land : faint
  }
  const [font = 'sans-serif'] = MAP_FONT
  // The names are those of a whole flavour, whichever it is.
  const painted = Object.fromEntries(
    Object.keys(WHITE)
      .filter((name) => typeof WHITE[name as keyof Flavor] === 'string')
      .map((name) => [name, colorOf(name)]),
  ) as unknown as Flavor
  return { ...painted, ...ground, regular: font, bold: font, italic: font }
}
