import type { StoryPage } from './browser.ts'
import { cut, distance, hashPicture, type SheetLayout, shortHash } from './cells.ts'
import { keyOf, type ThemeValues } from './key.ts'
import { decodePng, type Picture } from './png.ts'
import { SETTINGS } from './settings.ts'
import { columnsOf, sheetsOf, spread } from './sheets.ts'
import { PICTURE_LIMITS, type StoryPicture, toTheme } from './storyPicture.ts'

/** One screenshot with one or more cells, kept as it came: packed. */
export interface Shot {
  themes: readonly string[]
  hash: string
  /** Unpacks it, which an unchanged screenshot never needs; in the order of the themes. */
  cells(): Picture[]
}

/** A story as it stands in a build. */
export interface StoryVisit {
  story: string
  picture: StoryPicture
  /** Key of each theme. */
  keys: Readonly<Record<string, string>>
  shots: readonly Shot[]
  /** Why copies would not have been true pictures; '' when they were. */
  liveBecause: string
  warnings: readonly string[]
}

export interface VisitOptions {
  /** Values by theme. */
  themes: ReadonlyMap<string, ThemeValues>
  /** The theme with the highest controls, under which pictures are measured. */
  roomiest: string
  /** Which themes to shoot, once the keys are known. */
  choose(story: string, keys: Readonly<Record<string, string>>): string[]
  /** Hashes of whole screenshots that were compared with the live story before. */
  knownSheets(story: string): readonly string[]
}

/** A size that holds the content, in whole steps, up to a limit; never less than what it was. */
const grown = (size: number, content: number, limit: number): number =>
  content <= size
    ? size
    : Math.max(size, Math.min(Math.ceil(content / PICTURE_LIMITS.step) * PICTURE_LIMITS.step, limit))

/** Shows one story, takes its keys, and shoots the themes that were chosen. Throws when the story itself fails. */
export async function visitStory(
  storyPage: StoryPage,
  story: string,
  { themes, roomiest, choose, knownSheets }: VisitOptions,
): Promise<StoryVisit> {
  const { page } = storyPage
  const warnings: string[] = []
  const picture = await show(storyPage, story, roomiest, warnings)
  const { structure, tokens, isDrawn, hasLogo } = await page.evaluate(() => visual.fingerprint())
  // What a script drew is part of the key as a picture: nothing else tells what it shows.
  const drawn = isDrawn ? hashPicture(decodePng(await shootLive(storyPage, picture, roomiest))) : ''
  const parts = {
    structure: structure + drawn,
    picture,
    tokens: isDrawn ? ('all' as const) : tokens,
    hasLogo,
  }
  const keys = Object.fromEntries([...themes].map(([theme, values]) => [theme, keyOf(parts, values)]))
  const wanted = choose(story, keys)
  const visit = { story, picture, keys, warnings }
  if (wanted.length === 0) return { ...visit, shots: [], liveBecause: '' }
  const reason = picture.live ? 'asked for' : await page.evaluate(() => visual.whyLive())
  if (reason) return { ...visit, shots: await shootAllLive(storyPage, picture, wanted), liveBecause: reason }
  const shots = await shootSheets(storyPage, picture, wanted, warnings)
  const known = knownSheets(story)
  const liveBecause = shots.every(({ hash }) => known.includes(hash))
    ? ''
    : await unfaithful(storyPage, picture, shots, spread(wanted, SETTINGS.guards))
  if (!liveBecause) return { ...visit, shots, liveBecause }
  return { ...visit, shots: await shootAllLive(storyPage, picture, wanted), liveBecause }
}

/** Brings the story into a window of its picture's size, the mouse where the story wants it. */
async function show(
  { page, resize }: StoryPage,
  story: string,
  roomiest: string,
  warnings: string[],
): Promise<StoryPicture> {
  const said = await page.evaluate((id) => visual.parametersOf(id), story)
  const start = {
    width: said.width ?? PICTURE_LIMITS.width,
    height: said.height ?? PICTURE_LIMITS.startHeight,
  }
  await resize(start.width, start.height)
  await page.mouse.move(-10, -10)
  await page.evaluate((theme) => visual.setTheme(theme), toTheme(roomiest))
  await page.evaluate((id) => visual.showStory(id), story)
  // What a story says is the window that it is laid out in; a picture never ends before its content does.
  const size = { ...start }
  let needed = await page.evaluate(() => visual.contentSize())
  size.width = grown(start.width, needed.width, PICTURE_LIMITS.maxWidth)
  if (size.width > start.width) {
    await resize(size.width, size.height)
    await page.evaluate(() => visual.settle())
    needed = await page.evaluate(() => visual.contentSize())
  }
  size.height = grown(said.height ?? PICTURE_LIMITS.minHeight, needed.height, PICTURE_LIMITS.maxHeight)
  if (needed.height > size.height)
    warnings.push(`the picture ends at ${size.height} of ${needed.height} pixels`)
  if (size.height !== start.height) {
    await resize(size.width, size.height)
    await page.evaluate(() => visual.settle())
  }
  if (said.hover !== undefined) {
    const { x, y } = await page.evaluate((selector) => visual.middleOf(selector), said.hover)
    await page.mouse.move(x, y)
    await page.evaluate(() => visual.settle())
  }
  return {
    ...size,
    ...(said.hover === undefined ? {} : { hover: said.hover }),
    ...(said.live ? { live: true } : {}),
  }
}

async function shootSheets(
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

const shootAllLive = async (
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

async function shootLive(
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
async function unfaithful(
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
