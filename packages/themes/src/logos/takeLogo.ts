import { SCHEMES, type Skin } from '../contract/index.ts'
import { deriveTokens, logoColors } from '../derive/index.ts'
import { differing, lostEdges, type Raster } from './damage.ts'
import { SvgFault } from './fault.ts'
import { paintSvg } from './paintSvg.ts'
import { type GivenLogo, readLogo } from './readLogo.ts'

/** Draws an SVG over all of a picture on a ground (`#rrggbb`). Self-contained: it can be handed to a page of its own. */
export async function rasterize(svg: string, width: number, height: number, ground: string): Promise<Raster> {
  const image = new Image()
  // Its own size would leave bars beside a drawing of another shape.
  const sized = svg.replace(/<svg\b[^>]*>/, (tag) => {
    const bare = tag.replaceAll(/\s(?:width|height|xmlns)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
    const size = /\sviewBox\s*=/.test(bare)
      ? ''
      : ` viewBox="0 0 ${/\swidth\s*=\s*["']([\d.]+)/.exec(tag)?.[1]} ${/\sheight\s*=\s*["']([\d.]+)/.exec(tag)?.[1]}"`
    return bare.replace(
      '<svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${size}`,
    )
  })
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas to draw on.')
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  return { width, height, data: Array.from(context.getImageData(0, 0, width, height).data) }
}

/** How an SVG becomes pixels: `rasterize`, in this page or in another one. */
export type Rasterize = typeof rasterize

/** Twice what a header shows: a line that is seen there is seen here. */
const HEIGHT = 64
/** Above this share a drawing is not the same any more: of all pixels, and of all edges. */
const DAMAGE = 0.002
const LOST = 0.03

const sizeOf = (svg: string): [number, number] => {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  return [Math.round((HEIGHT * width) / height), HEIGHT]
}

/** The share of edges, 0 to 1, that a taken logo's colours lose: where they make one shape of two. */
async function merged({ own, svg }: GivenLogo, skin: Skin, draw: Rasterize): Promise<number> {
  const [width, height] = sizeOf(own)
  const given = await draw(own, width, height, '#ffffff')
  const shares = await Promise.all(
    SCHEMES.map(async (scheme) => {
      const tokens = deriveTokens(skin, scheme)
      const ground = tokens['bg-surface']
      const painted = paintSvg(svg, logoColors(skin, ground, tokens['fg-default']))
      return lostEdges(given, await draw(painted, width, height, ground))
    }),
  )
  return Math.max(...shares)
}

/**
 * Takes a logo as `readLogo` does, and looks at it: what is drawn must be what was given. One whose shapes would run into each
 * other in the tenant's colours keeps its own, on a plate.
 * @throws SvgFault where the drawing itself came out differently, with what was taken out of it
 */
export async function takeLogo(
  source: string,
  name: string,
  skin: Skin,
  draw: Rasterize,
): Promise<GivenLogo> {
  const logo = readLogo(source, name, skin)
  const [width, height] = sizeOf(logo.own)
  const own = await draw(logo.own, width, height, '#ffffff')
  const given = await draw(source, width, height, '#ffffff').catch(() => undefined)
  if (!given)
    throw new SvgFault(
      'A browser cannot draw the logo as it was given: it is no well-formed SVG, or uses a prefix that it does not declare.',
    )
  const damage = differing(given, own)
  if (damage > DAMAGE) {
    const taken = logo.notes.find((note) => note.startsWith('logo: taken out'))
    throw new SvgFault(
      `The logo would be drawn differently in ${Math.max(1, Math.round(damage * 100))} % of its area${taken ? ` (${taken.slice(6)})` : ''}: export it as plain shapes.`,
    )
  }
  if (logo.plate !== undefined) return logo
  const lost = await merged(logo, skin, draw)
  if (lost <= LOST) return logo
  return readLogo(
    source,
    name,
    skin,
    `${Math.round(lost * 100)} % of its edges would be lost in the tenant’s colours`,
  )
}
