import type { Browser } from 'playwright'
import { launch, openStoryPage, type StoryPage } from './browser.ts'
import { type Environment, readEnvironment } from './environment.ts'
import type { ThemeValues } from './key.ts'
import { openReader, type Reader } from './reader.ts'
import { readThemes } from './readThemes.ts'
import { serve } from './serve.ts'
import { SETTINGS } from './settings.ts'
import { TELLING, tellingOf } from './telling.ts'
import { ofTenants, type StoryVisit, type VisitOptions, visitStory } from './visit.ts'
import { secondsSince } from './words.ts'

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
  /** Default: all tenants of the build. */
  tenants?: readonly string[] | undefined
  /** After each story. */
  onProgress?(done: number, of: number, story: string, seconds: number): void
}

export interface Captured {
  environment: Environment
  errors: StoryError[]
}

/** The tokens that make one tenant's pages larger than another's: high controls first, then round ones. */
const ROOM = ['--control-height', '--radius-control'] as const

/**
 * Visits stories of a build, one after the other; each visit is handed over as soon as it is shot, and not kept. The
 * next story is shown while the last one is looked at, never a third.
 */
export async function capture(
  build: string,
  onVisit: (visit: StoryVisit) => void | Promise<void>,
  { stories, listenTo = [], look, tenants, choose, knownSheets, onProgress }: CaptureOptions,
): Promise<Captured> {
  const { address, close } = await serve(build)
  const browser = await launch()
  const reader = openReader()
  try {
    const environment = await readEnvironment(browser)
    const errors: StoryError[] = []
    const all = [...stories, ...listenTo]
    const walk = await openWalk(browser, build, address, reader)
    const themes = tenants === undefined ? walk.themes : ofTenants(walk.themes, tenants)
    const options: VisitOptions = {
      themes,
      drawnTenants: tellingOf(TELLING),
      roomiest: walk.roomiest,
      choose: choose ?? ((_, keys) => Object.keys(keys)),
      knownSheets: knownSheets ?? (() => []),
    }
    let looking = Promise.resolve()
    for (const [i, story] of all.entries()) {
      const started = performance.now()
      const attempt = () =>
        i < stories.length ? tryVisit(walk, story, options) : tryListen(walk, story, look)
      let { visit, messages } = await attempt()
      // A busy machine may draw a frame too late for a story's steps; what fails twice is broken.
      if (messages.length > 0) ({ visit, messages } = await attempt())
      if (visit) {
        await looking
        looking = Promise.resolve(onVisit(visit))
      }
      if (messages.length > 0) errors.push({ story, messages })
      onProgress?.(i + 1, all.length, story, secondsSince(started))
    }
    await looking
    return { environment, errors }
  } finally {
    await browser.close()
    await reader.close()
    close()
  }
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

async function openWalk(browser: Browser, build: string, address: string, reader: Reader): Promise<Walk> {
  const open = () => openStoryPage(browser, build, address, reader)
  let page = await open()
  const themes = await readThemes(page, build)
  const room = (id: string, token: string): number => Number.parseFloat(themes.get(id)?.tokens[token] ?? '0')
  const [roomiest = 'move.light'] = [...themes.keys()].sort(
    (a, b) => ROOM.reduce((sum, token) => sum || room(b, token) - room(a, token), 0) || (a < b ? -1 : 1),
  )
  return {
    themes,
    roomiest,
    async at(task) {
      page.takeErrors()
      const failure = await within(SETTINGS.storyTimeout, task(page))
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
