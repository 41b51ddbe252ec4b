import type { Settings } from '../config/settings.ts'
import { hashPicture } from '../pictures/cells.ts'
import { decodePng } from '../pictures/png.ts'
import { spread } from '../spread.ts'
import { keyOf } from '../themes/key.ts'
import { layoutsOf } from '../themes/layouts.ts'
import { ofBrands, toTheme } from '../themes/theme.ts'
import type { StoryPage } from './browser.ts'
import { type Shot, shootAllLive, shootLive, shootSheets, unfaithful } from './shoot.ts'
import { type Showing, type ShowingOptions, showingsOf } from './showings.ts'
import { PICTURE_LIMITS, type StoryPicture, type VisualParameters } from './storyPicture.ts'
import { type StoryVisit, together } from './storyVisit.ts'

export interface VisitOptions extends ShowingOptions {
  settings: Settings
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
  options: VisitOptions,
): Promise<StoryVisit> {
  const said = await storyPage.page.evaluate((id) => visual.parametersOf(id), story)
  let visit: StoryVisit | undefined
  for (const showing of showingsOf(said, options)) {
    const next = await visitShowing(storyPage, { story, said, ...showing }, options)
    visit = visit ? together(visit, next) : next
  }
  if (!visit) throw new Error('A story has at least one showing.')
  return visit
}

/** A story as it is about to be shown. */
interface Shown extends Showing {
  story: string
  said: VisualParameters
}

async function visitShowing(
  storyPage: StoryPage,
  { themes: asked, ...shown }: Shown,
  { settings, representativeBrands, roomiest, choose, knownSheets }: VisitOptions,
): Promise<StoryVisit> {
  const { page } = storyPage
  const { story, said } = shown
  const picture = await show(storyPage, shown, roomiest)
  const { structure, tokens, isDrawn, hasImages } = await page.evaluate(() => visual.fingerprint())
  // What a script drew is part of the key as a picture: nothing else tells what it shows.
  const drawn = isDrawn ? hashPicture(decodePng(await shootLive(storyPage, picture, roomiest))) : ''
  const parts = {
    structure: structure + drawn,
    picture,
    tokens: isDrawn ? ('all' as const) : tokens,
    hasImages,
  }
  const themes = isDrawn ? ofBrands(asked, representativeBrands) : asked
  const keyUnder = keyOf(parts)
  const keys = Object.fromEntries([...themes].map(([theme, values]) => [theme, keyUnder(values)]))
  const wanted = choose(story, keys)
  const visit = {
    story,
    picture,
    keys,
    structure: parts.structure,
    hasOwnGlobals: said.ownGlobals === true,
  }
  if (wanted.length === 0) return { ...visit, shots: [], liveBecause: '' }
  const reason = picture.live ? 'asked for' : await page.evaluate(() => visual.whyLive())
  if (reason) return { ...visit, shots: await shootAllLive(storyPage, picture, wanted), liveBecause: reason }
  const { guards } = settings
  const known = knownSheets(story)
  // Another typeface lays a story out anew: what a script has placed stands elsewhere.
  const isPlain = (theme: string) => !themes.get(theme)?.typeface
  const plain = wanted.filter(isPlain)
  const byLayout = (some: readonly string[]) =>
    copiesByLayout(storyPage, picture, layoutsOf(some, themes, tokens, settings.themes.isUnmoving), {
      known,
      guards,
    })
  if (plain.length > 0 && (known.length > 0 || (await isCopied(storyPage, picture, plain, guards)))) {
    const together = await copies(storyPage, picture, plain, { known, guards })
    if (!together.unlike) {
      const apart = await byLayout(wanted.filter((theme) => !isPlain(theme)))
      return { ...visit, shots: [...together.shots, ...apart.shots], liveBecause: apart.unlike }
    }
  }
  const apart = await byLayout(wanted)
  return { ...visit, shots: apart.shots, liveBecause: apart.unlike }
}

interface Copies {
  shots: readonly Shot[]
  /** Where a copy differs from the story; '' when they are true pictures. */
  unlike: string
}

interface CopyOptions {
  /** Hashes of screenshots that were held against the story before. */
  known: readonly string[]
  /** How many copies are held against it. */
  guards: number
}

/** Shoots copies, and holds some of them against the story unless the same screenshot was held against it before. */
async function copies(
  storyPage: StoryPage,
  picture: StoryPicture,
  themes: readonly string[],
  { known, guards: count }: CopyOptions,
): Promise<Copies> {
  const guards = spread(themes, count)
  const shots = await shootSheets(storyPage, picture, themes, { known, keep: guards })
  if (shots.every(({ hash }) => known.includes(hash))) return { shots, unlike: '' }
  const unlike = await unfaithful(storyPage, picture, shots, guards)
  return { shots, unlike }
}

/** Whether copies are true pictures, found out with a few of them: hundreds would be shot in vain. */
async function isCopied(
  storyPage: StoryPage,
  picture: StoryPicture,
  themes: readonly string[],
  count: number,
): Promise<boolean> {
  const guards = spread(themes, count)
  if (guards.length === themes.length) return true
  return (await copies(storyPage, picture, guards, { known: [], guards: count })).unlike === ''
}

/**
 * What a script has placed, such as an open menu, stands where it belongs under the theme that the story is shown in. So
 * the story is shown once for each layout, and copied for the themes of that layout alone; where a copy differs all the
 * same, the story itself is shot.
 */
async function copiesByLayout(
  storyPage: StoryPage,
  picture: StoryPicture,
  layouts: readonly (readonly string[])[],
  options: CopyOptions,
): Promise<Copies> {
  const shots: Shot[] = []
  let unlike = ''
  for (const themes of layouts) {
    const [first] = themes
    if (first === undefined) continue
    const live = () => shootAllLive(storyPage, picture, themes)
    // One theme alone needs no copies.
    if (themes.length === 1) {
      shots.push(...(await live()))
      continue
    }
    await dress(storyPage, picture, first)
    const tried = await copies(storyPage, picture, themes, options)
    if (tried.unlike) unlike = tried.unlike
    shots.push(...(tried.unlike ? await live() : tried.shots))
  }
  return { shots, unlike }
}

/** Shows the story under a theme, everything placed anew. */
async function dress(
  { page, resize }: StoryPage,
  { width, height }: StoryPicture,
  theme: string,
): Promise<void> {
  await resize(width, height)
  await page.evaluate((to) => visual.setTheme(to), toTheme(theme))
  await page.evaluate(() => visual.settle())
}

/** Brings the story into a window of its picture's size, the mouse where the story wants it. @throws where that cuts it */
async function show(
  { page, resize }: StoryPage,
  { story, said, globals }: Omit<Shown, 'themes'>,
  roomiest: string,
): Promise<StoryPicture> {
  const start = {
    width: said.width ?? PICTURE_LIMITS.width,
    height: said.height ?? PICTURE_LIMITS.startHeight,
  }
  await resize(start.width, start.height)
  await page.mouse.move(-10, -10)
  await page.evaluate((args) => visual.showStory(args.story, args), {
    story,
    theme: toTheme(roomiest),
    globals,
  })
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
    throw new Error(
      `the picture ends at ${size.height} of ${needed.height} pixels: show less, or give parameters.visual that height`,
    )
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
