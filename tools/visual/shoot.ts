import type { StoryPage } from './browser.ts'
import { cut, distance, type SheetLayout, shortHash } from './cells.ts'
import { decodePng, type Picture } from './png.ts'
import { SETTINGS } from './settings.ts'
import { columnsOf, sheetsOf } from './sheets.ts'
import { type StoryPicture, toTheme } from './storyPicture.ts'

/** One screenshot with one or more cells, kept as it came: packed. */
export interface Shot {
  themes: readonly string[]
  hash: string
  /** Unpacks it, which an unchanged screenshot never needs; in the order of the themes. */
  cells(): Picture[]
}

/** Shows the story once per theme on as few sheets as hold them, and shoots those. */
export async function shootSheets(
  { page, resize, shoot }: StoryPage,
  picture: StoryPicture,
  wanted: readonly string[],
  warnings: string[],
): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const themes of sheetsOf(wanted, picture, SETTINGS.sheetPixels)) {
    const columns = columnsOf(themes.length, picture, SETTINGS.sheetWidth)
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
    const cutOff = await page.evaluate(() => visual.overflowing())
    if (cutOff > 0)
      warnings.push(`in ${cutOff} cells the content is larger than ${picture.width} x ${picture.height}`)
    const png = await shoot(width, height)
    await page.evaluate(() => visual.closeSheet())
    shots.push({ themes, hash: shortHash(png), cells: () => cut(decodePng(png), layout, themes.length) })
  }
  await resize(picture.width, picture.height)
  return shots
}

/** Shoots the story itself under one theme after the other. */
export const shootAllLive = async (
  storyPage: StoryPage,
  picture: StoryPicture,
  wanted: readonly string[],
): Promise<Shot[]> => {
  const shots: Shot[] = []
  for (const theme of wanted) {
    const png = await shootLive(storyPage, picture, theme)
    shots.push({ themes: [theme], hash: shortHash(png), cells: () => [decodePng(png)] })
  }
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
  let png = await shoot(width, height)
  if ((await page.locator('canvas').count()) > 0)
    for (let i = 0; i < DRAWING.tries; i++) {
      await page.waitForTimeout(DRAWING.pause)
      const next = await shoot(width, height)
      if (next.equals(png)) break
      png = next
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
  const { level, perMillion, pixels, highestLevel } = SETTINGS.guardTolerance
  const allowed = Math.max(pixels, (picture.width * picture.height * perMillion) / 1e6)
  for (const id of guards) {
    const shot = shots.find(({ themes }) => themes.includes(id))
    const cell = shot?.cells()[shot.themes.indexOf(id)]
    if (!cell) continue
    const apart = distance(cell, decodePng(await shootLive(storyPage, picture, id)), level)
    if (apart.pixels > allowed || apart.highestLevel > highestLevel)
      return `a copy differs from the story under ${id}: ${apart.pixels} pixels, by up to ${apart.highestLevel} levels`
  }
  return ''
}
