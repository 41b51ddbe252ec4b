import type { Skin } from '../contract/index.ts'
import { cleanSvg, type Rasterize, SvgFault, takeLogo } from '../logos/index.ts'
import { difference, drawTenant, FAMILY_NAMES, markOf, rasterOf, seedOf } from '../marks/index.ts'
import type { TenantTexts } from './texts.ts'
import { TenantFault, type Wish } from './wish.ts'

/** A tenant that is there, whose mark no other one may resemble. */
export interface Other {
  readonly id: string
  /** Text of its `favicon.svg`. */
  readonly favicon: string
}

/** Logo and icon, and what was done to them, in words. */
export interface Images {
  readonly logo: string
  readonly favicon: string
  readonly notes: readonly string[]
}

type Corners = Skin['shape']['corners']

/** Of the cells that two marks paint, the least share that must differ. */
const APART = 0.36

const rasters = new Map<string, ReturnType<typeof rasterOf>>()

/** How an icon's mark looks; each is looked at once. */
function looksOf({ favicon }: Other): ReturnType<typeof rasterOf> {
  const known = rasters.get(favicon) ?? rasterOf(markOf(favicon))
  rasters.set(favicon, known)
  return known
}

/** A mark that none of the existing ones is taken for: the first of a row of seeds that is far enough from all. */
function drawNew(wish: Wish, mark: string | undefined, corners: Corners, others: readonly Other[]) {
  const family = FAMILY_NAMES.find((one) => one === mark)
  const wanted = mark === undefined ? wish.id : family ? `${family}:${wish.id}` : mark
  const looks = others.filter(({ id }) => id !== wish.id).map(looksOf)
  const tries = Array.from({ length: 60 }, (_, index) => (index === 0 ? wanted : `${wanted}-${index + 1}`))
  for (const seed of tries) {
    const drawn = drawTenant({ name: wish.name.trim(), seed, corners })
    const raster = rasterOf(drawn.mark.shapes)
    if (looks.every((other) => difference(raster, other) >= APART)) return { ...drawn, seed }
  }
  throw new TenantFault([
    `Every mark of "${wanted}" looks like one that is there: choose another --mark (${FAMILY_NAMES.join(', ')}).`,
  ])
}

/** What a drawing throws for a name that it has no letters for, as a fault. */
function writable<T>(draw: () => T): T {
  try {
    return draw()
  } catch (cause) {
    if (cause instanceof TenantFault) throw cause
    throw new TenantFault([
      `${cause instanceof Error ? cause.message : String(cause)} Give --logo and --icon.`,
    ])
  }
}

/** The images of a tenant that is there: a seeded one is drawn again for the name and the corners, any other stays. */
export function redrawn(name: string, corners: Corners, { logo, favicon }: Omit<Images, 'notes'>): Images {
  const again = (part: 'logo' | 'favicon', text: string): string => {
    const seed = seedOf(text)
    return seed === undefined ? text : drawTenant({ name, seed, corners })[part]
  }
  return { logo: again('logo', logo), favicon: again('favicon', favicon), notes: [] }
}

/** What stands where no file was given. Beside a logo of its own a tab shows the initial, else the mark of the logo. */
function drawnOf(
  wish: Wish,
  hasLogo: boolean,
  corners: Corners,
  others: readonly Other[],
  was: TenantTexts | undefined,
): Images {
  if (was !== undefined && wish.mark === undefined)
    return redrawn(wish.name.trim(), corners, { logo: was['logo.svg'], favicon: was['favicon.svg'] })
  const { seed, ...drawn } = drawNew(wish, wish.mark ?? (hasLogo ? 'monogram' : undefined), corners, others)
  const note = hasLogo
    ? `icon: drawn from the seed "${seed}"; give --icon for one of your own`
    : `logo: drawn from the seed "${seed}"`
  return { logo: drawn.logo, favicon: drawn.favicon, notes: [note] }
}

/**
 * Logo and icon of a wish: those that were given, cleaned and looked at by `draw`, else drawn ones, or those of `was`.
 * Without a skin the drawings are only told from what is none.
 * @throws TenantFault with everything wrong with them
 */
export async function takeImages(
  wish: Wish,
  skin: Skin | undefined,
  draw: Rasterize,
  others: readonly Other[],
  was?: TenantTexts,
): Promise<Images> {
  const images: { logo?: string; favicon?: string } = {}
  const faults: string[] = []
  const notes: string[] = []
  for (const part of ['logo', 'favicon'] as const) {
    const source = part === 'logo' ? wish.logo : wish.icon
    if (source === undefined) continue
    try {
      if (!skin) cleanSvg(source)
      else {
        const image = await takeLogo(source, wish.name.trim(), skin, draw)
        images[part] = image.svg
        notes.push(...image.notes.map((note) => (part === 'logo' ? note : note.replace('logo', 'icon'))))
      }
    } catch (cause) {
      if (!(cause instanceof SvgFault)) throw cause
      faults.push(part === 'logo' ? cause.message : cause.message.replace('The logo', 'The icon'))
    }
  }
  if (faults.length > 0 || !skin) throw new TenantFault(faults)
  const { logo, favicon } = images
  if (logo !== undefined && favicon !== undefined) return { logo, favicon, notes }
  const drawn = writable(() => drawnOf(wish, logo !== undefined, skin.shape.corners, others, was))
  return {
    logo: logo ?? drawn.logo,
    favicon: favicon ?? drawn.favicon,
    notes: [...notes, ...drawn.notes],
  }
}
