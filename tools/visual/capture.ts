import { launch, openStoryPage, type StoryPage } from './browser.ts'
import { type Environment, readEnvironment } from './environment.ts'
import type { ThemeValues } from './key.ts'
import { openReader } from './reader.ts'
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
  /** Pages that visit stories beside each other. Default: one, which is all that pictures leave room for on two cores. */
  pages?: number
}

export interface Captured {
  environment: Environment
  errors: StoryError[]
}

/** The tokens that make one tenant's pages larger than another's: high controls first, then round ones. */
const ROOM = ['--control-height', '--radius-control'] as const

/**
 * Visits stories of a build; each visit is handed over as soon as it is shot, one after the other, and not kept. The
 * next story is shown while the last one is looked at, never one more.
 */
export async function capture(
  build: string,
  onVisit: (visit: StoryVisit) => void | Promise<void>,
  { stories, listenTo = [], look, tenants, choose, knownSheets, onProgress, pages = 1 }: CaptureOptions,
): Promise<Captured> {
  const { address, close } = await serve(build)
  const browser = await launch()
  const reader = openReader()
  try {
    const environment = await readEnvironment(browser)
    const errors: StoryError[] = []
    const all = [...stories, ...listenTo]
    const open = () => openStoryPage(browser, build, address, reader)
    const first = await open()
    const allThemes = await readThemes(first, build)
    const themes = tenants === undefined ? allThemes : ofTenants(allThemes, tenants)
    const options: VisitOptions = {
      themes,
      drawnTenants: tellingOf(TELLING),
      roomiest: roomiestOf(allThemes),
      choose: choose ?? ((_, keys) => Object.keys(keys)),
      knownSheets: knownSheets ?? (() => []),
    }
    let looking = Promise.resolve()
    let done = 0
    const waiting = all.entries()
    const visitAll = async (walk: Walk) => {
      for (const [i, story] of waiting) {
        const started = performance.now()
        const attempt = () =>
          i < stories.length ? tryVisit(walk, story, options) : tryListen(walk, story, look)
        let { visit, messages } = await attempt()
        // A busy machine may draw a frame too late for a story's steps; what fails twice is broken.
        if (messages.length > 0) ({ visit, messages } = await attempt())
        if (visit) {
          const seen = visit
          const before = looking
          looking = before.then(() => onVisit(seen))
          await before
        }
        if (messages.length > 0) errors.push({ story, messages })
        onProgress?.(++done, all.length, story, secondsSince(started))
      }
    }
    const others = await Promise.all(Array.from({ length: pages - 1 }, open))
    await Promise.all([first, ...others].map((page) => visitAll(walkFrom(page, open))))
    await looking
    errors.sort((a, b) => (a.story < b.story ? -1 : 1))
    return { environment, errors }
  } finally {
    await browser.close()
    await reader.close()
    close()
  }
}

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
    await page.page.evaluate((id) => visual.showStory(id), story)
    if (look) seen.push(...(await look(page)))
  })
  return { messages: [...complaints, ...seen] }
}

/** The theme under which pages are largest. */
function roomiestOf(themes: ReadonlyMap<string, ThemeValues>): string {
  const room = (id: string, token: string): number => Number.parseFloat(themes.get(id)?.tokens[token] ?? '0')
  const [roomiest = 'move.light'] = [...themes.keys()].sort(
    (a, b) => ROOM.reduce((sum, token) => sum || room(b, token) - room(a, token), 0) || (a < b ? -1 : 1),
  )
  return roomiest
}

interface Walk {
  /** Does something with a story; returns what went wrong. A page that hangs, or that drew a map, is replaced by a new one. */
  at(task: (page: StoryPage) => Promise<void>): Promise<string[]>
}

function walkFrom(first: StoryPage, open: () => Promise<StoryPage>): Walk {
  let page = first
  return {
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
