import { availableParallelism } from 'node:os'
import type { Browser } from 'playwright'
import { LIMITS } from '../config/limits.ts'
import type { Settings } from '../config/settings.ts'
import { openReader, type Reader } from '../pictures/reader.ts'
import { secondsSince } from '../secondsSince.ts'
import { serve } from '../storybook/serve.ts'
import type { ThemeValues } from '../themes/key.ts'
import { readThemes } from '../themes/readThemes.ts'
import { ofBrands } from '../themes/theme.ts'
import { launch, openStoryPage, type StoryPage } from './browser.ts'
import { type Environment, readEnvironment } from './environment.ts'
import type { StoryVisit } from './storyVisit.ts'
import { type VisitOptions, visitStory } from './visit.ts'

/** A story that did not get as far as a picture, or that complained. */
export interface StoryError {
  story: string
  messages: readonly string[]
}

export interface CaptureOptions extends Partial<Pick<VisitOptions, 'choose' | 'knownSheets'>> {
  /** Stories to take pictures of, by id. */
  stories: readonly string[]
  /** Stories to show only, and to listen to. */
  listenTo?: readonly string[]
  /** Looks closer at a story that is only shown; what it says counts as errors. */
  look?(page: StoryPage): Promise<readonly string[]>
  /** Default: all brands of the build. */
  brands?: readonly string[] | undefined
  /** After each story. */
  onProgress?(done: number, of: number, story: string, seconds: number): void
}

export interface Captured {
  environment: Environment
  errors: StoryError[]
}

/**
 * Visits stories of a build, with a browser for each core: one lays out, draws and packs on one core after the other, never
 * on two. Each visit is handed over as soon as it is shot, one at a time, and not kept.
 */
export async function capture(
  settings: Settings,
  build: string,
  onVisit: (visit: StoryVisit) => void | Promise<void>,
  { stories, listenTo = [], look, brands, choose, knownSheets, onProgress }: CaptureOptions,
): Promise<Captured> {
  const { address, close } = await serve(build)
  const reader = openReader()
  const all = [...stories, ...listenTo]
  const browsers = await Promise.all(
    Array.from({ length: Math.max(1, Math.min(LIMITS.browsers, availableParallelism(), all.length)) }, () =>
      launch(settings),
    ),
  )
  try {
    const environment = await readEnvironment(firstOf(browsers))
    const walks = await Promise.all(
      browsers.map((browser) => openWalk(settings, browser, build, address, reader)),
    )
    const { themes: known, roomiest } = firstOf(walks)
    const options: VisitOptions = {
      settings,
      themes: brands === undefined ? known : ofBrands(known, brands),
      representativeBrands: settings.themes.representative(build, LIMITS.representative),
      ownGlobalsOf: settings.themes.ownGlobals,
      roomiest,
      choose: choose ?? ((_, keys) => Object.keys(keys)),
      knownSheets: knownSheets ?? (() => []),
    }
    const failures = new Map<string, readonly string[]>()
    let looking: Promise<void> = Promise.resolve()
    let done = 0
    const visitOne = async (walk: Walk, story: string, isShot: boolean) => {
      const attempt = () => (isShot ? tryVisit(walk, story, options) : tryListen(walk, story, look))
      let { visit, messages } = await attempt()
      // A busy machine may draw a frame too late for a story's steps; what fails twice is broken.
      if (messages.length > 0) ({ visit, messages } = await attempt())
      if (messages.length > 0) failures.set(story, messages)
      if (!visit) return
      const shot = visit
      const before = looking
      looking = before.then(() => onVisit(shot))
      await before
    }
    const left = all.entries()
    await Promise.all(
      walks.map(async (walk) => {
        for (const [i, story] of left) {
          const started = performance.now()
          await visitOne(walk, story, i < stories.length)
          onProgress?.(++done, all.length, story, secondsSince(started))
        }
      }),
    )
    await looking
    const errors = all.flatMap((story) => {
      const messages = failures.get(story)
      return messages ? [{ story, messages }] : []
    })
    return { environment, errors }
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()))
    await reader.close()
    close()
  }
}

function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('There is at least one browser.')
  return first
}

/** The window in which stories are tried out by their own tests as well. */
const LISTENING_WINDOW = { width: 1280, height: 800 } as const

/** What one try with a story gave: its visit, if it got that far, and what went wrong. */
interface Attempt {
  visit?: StoryVisit | undefined
  messages: string[]
}

async function tryVisit(walk: Walk, story: string, options: VisitOptions): Promise<Attempt> {
  let visit: StoryVisit | undefined
  const messages = await walk.at(async (page) => {
    visit = await visitStory(page, story, options)
  })
  return { visit, messages }
}

async function tryListen(walk: Walk, story: string, look: CaptureOptions['look']): Promise<Attempt> {
  const seen: string[] = []
  const complaints = await walk.at(async (page) => {
    const own = await page.page.evaluate((id) => visual.windowOf(id), story)
    const { width, height } = own ?? LISTENING_WINDOW
    await page.resize(width, height)
    await page.page.evaluate((id) => visual.showStory(id), story)
    if (look) seen.push(...(await look(page)))
  })
  return { messages: [...complaints, ...seen] }
}

interface Walk {
  themes: ReadonlyMap<string, ThemeValues>
  roomiest: string
  /** Does something with a story; returns what went wrong. A page that hangs, or that drew a map, is replaced by a new one. */
  at(task: (page: StoryPage) => Promise<void>): Promise<string[]>
}

async function openWalk(
  settings: Settings,
  browser: Browser,
  build: string,
  address: string,
  reader: Reader,
): Promise<Walk> {
  const open = () => openStoryPage(settings, browser, build, address, reader)
  let page = await open()
  const themes = await readThemes(settings, page, build)
  const room = (id: string, token: string): number => Number.parseFloat(themes.get(id)?.tokens[token] ?? '0')
  const { roomiest: tokens } = settings.themes
  // Among equals a representative brand: a brand that comes is measured with, and moves no picture of another.
  const first = settings.themes.representative(build, LIMITS.representative)
  const [roomiest = ''] = [...ofBrands(themes, first).keys(), ...themes.keys()].sort((a, b) =>
    tokens.reduce((sum, token) => sum || room(b, token) - room(a, token), 0),
  )
  return {
    themes,
    roomiest,
    async at(task) {
      page.takeErrors()
      const failure = await within(LIMITS.storyTimeout, task(page))
      const messages = page.takeErrors()
      // What software has drawn for a canvas slows the page's next stories down to a tenth of their pace.
      if (failure !== undefined || (await page.page.locator('canvas').count()) > 0) {
        await page.page.context().close()
        page = await open()
      }
      return failure === undefined ? messages : [failure, ...messages]
    },
  }
}

/** The failure's message, or undefined when all went well in time. */
async function within(milliseconds: number, work: Promise<void>): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const timer = setTimeout(() => resolve(`was not done after ${milliseconds / 1000} s`), milliseconds)
  const done = work.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  const failure = await Promise.race([done, promise])
  clearTimeout(timer)
  return failure
}
