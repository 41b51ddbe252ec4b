import { LIMITS } from '../config/limits.ts'
import { cut, distance, type SheetLayout, shortHash } from '../pictures/cells.ts'
import type { Picture } from '../pictures/picture.ts'
import { decodePng } from '../pictures/png.ts'
import type { ReadCells } from '../pictures/readScreenshot.ts'
import { columnsOf, sheetsOf } from '../pictures/sheets.ts'
import { toTheme } from '../themes/theme.ts'
import type { StoryPage } from './browser.ts'
import type { StoryPicture } from './storyPicture.ts'

/** One screenshot with one or more cells, kept as it came: packed. */
export interface Shot {
  themes: readonly string[]
  hash: string
  /** Unpacks it, which an unchanged screenshot never needs; in the order of the themes. */
  cells(): Picture[]
  /** The hashes of its cells, in that order, and the pictures that were to be kept. */
  read(): Promise<ReadCells & { keptThemes: readonly string[] }>
}

/** What is done with screenshots, beside shooting them. */
export interface ShootOptions {
  /** Hashes of screenshots that are not unpacked until somebody asks. */
  known: readonly string[]
  /** Themes whose cells are wanted as pictures. */
  keep: readonly string[]
}

const NOTHING_KNOWN: ShootOptions = { known: [], keep: [] }

/** Unpacking begins at once, beside the browser's work on the next screenshot. */
function shotOf(
  { reader }: StoryPage,
  png: Buffer,
  themes: readonly string[],
  layout: SheetLayout,
  { known, keep }: ShootOptions,
): Shot {
  const hash = shortHash(png)
  const keptThemes = themes.filter((theme) => keep.includes(theme))
  let reading: Promise<ReadCells> | undefined
  const read = async () => {
    reading ??= reader.read({
      png,
      layout,
      count: themes.length,
      keep: keptThemes.map((theme) => themes.indexOf(theme)),
    })
    return { ...(await reading), keptThemes }
  }
  // Whoever asks for it is told of a failure.
  if (!known.includes(hash)) read().catch(() => undefined)
  return { themes, hash, cells: () => cut(decodePng(png), layout, themes.length), read }
}

/** What is cut off would be approved unseen. */
const cutInWords = ({ width, height }: StoryPicture, themes: readonly string[]): string =>
  `${themes.slice(0, 3).join(', ')}${themes.length > 3 ? ` and ${themes.length - 3} more` : ''}: the content is larger than ${width} x ${height}; give parameters.visual a width and height that hold it`

/** Shows the story once per theme on as few sheets as hold them, and shoots those. @throws where a picture is cut */
export async function shootSheets(
  storyPage: StoryPage,
  picture: StoryPicture,
  wanted: readonly string[],
  options: ShootOptions,
): Promise<Shot[]> {
  const { page, resize, shoot } = storyPage
  const shots: Shot[] = []
  const isCut: string[] = []
  for (const themes of sheetsOf(wanted, picture, LIMITS.sheetPixels)) {
    const columns = columnsOf(themes.length, picture, LIMITS.sheetWidth)
    const layout: SheetLayout = { columns, cellWidth: picture.width, cellHeight: picture.height }
    await resize(picture.width, picture.height)
    await page.evaluate((args) => visual.openSheet(args.themes, args.picture, args.columns), {
      themes: themes.map(toTheme),
      picture,
      columns,
    })
    const width = columns * picture.width
    const height = Math.ceil(themes.length / columns) * picture.height
    await resize(width, height)
    await page.evaluate(() => visual.settleSheet())
    const cells = await page.evaluate(() => visual.cutCells())
    isCut.push(...cells.flatMap((i) => themes[i] ?? []))
    const png = await shoot(width, height)
    // First the window, then the sheet: the story never sees another window than its own.
    await resize(picture.width, picture.height)
    await page.evaluate(() => visual.closeSheet())
    await page.evaluate(() => visual.settle())
    shots.push(shotOf(storyPage, png, themes, layout, options))
  }
  if (isCut.length > 0) throw new Error(cutInWords(picture, isCut))
  return shots
}

/** Shoots the story itself under one theme after the other. @throws where a picture is cut */
export const shootAllLive = async (
  storyPage: StoryPage,
  picture: StoryPicture,
  wanted: readonly string[],
): Promise<Shot[]> => {
  const shots: Shot[] = []
  const isCut: string[] = []
  const layout: SheetLayout = { columns: 1, cellWidth: picture.width, cellHeight: picture.height }
  for (const theme of wanted) {
    const png = await shootLive(storyPage, picture, theme)
    if (await storyPage.page.evaluate(() => visual.isStoryCut())) isCut.push(theme)
    shots.push(shotOf(storyPage, png, [theme], layout, NOTHING_KNOWN))
  }
  if (isCut.length > 0) throw new Error(cutInWords(picture, isCut))
  return shots
}

/** How long a drawing made by script may take to follow a change of theme. */
const DRAWING = { pause: 120, tries: 25 } as const

/** Shoots the story itself; a drawing made by script is waited for until two pictures agree. */
export async function shootLive(
  { page, resize, shoot }: StoryPage,
  { width, height }: StoryPicture,
  id: string,
): Promise<Buffer> {
  await resize(width, height)
  await page.evaluate((theme) => visual.setTheme(theme), toTheme(id))
  await page.evaluate(() => visual.settle())
  const isDrawn = (await page.locator('canvas').count()) > 0
  const next = async () => {
    if (isDrawn) await page.evaluate(() => visual.redraw())
    return await shoot(width, height)
  }
  let png = await next()
  for (let i = 0; isDrawn && i < DRAWING.tries; i++) {
    await page.waitForTimeout(DRAWING.pause)
    const again = await next()
    if (again.equals(png)) break
    png = again
  }
  return png
}

/** Compares some cells with the live story; says where they are too far apart. */
export async function unfaithful(
  storyPage: StoryPage,
  picture: StoryPicture,
  shots: readonly Shot[],
  guards: readonly string[],
): Promise<string> {
  const { level, perMillion, pixels, highestLevel } = LIMITS.guardTolerance
  const allowed = Math.max(pixels, (picture.width * picture.height * perMillion) / 1e6)
  for (const id of guards) {
    const shot = shots.find(({ themes }) => themes.includes(id))
    if (!shot) continue
    const live = decodePng(await shootLive(storyPage, picture, id))
    const { kept, keptThemes } = await shot.read()
    const cell = kept[keptThemes.indexOf(id)]
    if (!cell) throw new Error(`The picture under ${id} was not kept.`)
    const apart = distance(cell, live, level)
    if (apart.pixels > allowed || apart.highestLevel > highestLevel)
      return `a copy differs from the story under ${id}: ${apart.pixels} pixels, by up to ${apart.highestLevel} levels`
  }
  return ''
}
