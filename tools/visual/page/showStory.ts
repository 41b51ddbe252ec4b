import type { Theme, VisualParameters } from '../storyPicture.ts'
import { setTheme } from './themes.ts'

const FAILURES = [
  'storyErrored',
  'storyThrewException',
  'storyMissing',
  'playFunctionThrewException',
] as const

type Listener = (payload: unknown) => void

interface LoadedStory {
  parameters: {
    visual?: VisualParameters
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> }
  }
  storyGlobals: { viewport?: { value?: string } }
}

/** The part of Storybook's preview that we use; the rest is none of our business. */
interface Preview {
  channel: {
    on(event: string, listener: Listener): void
    off(event: string, listener: Listener): void
    emit(event: string, payload: unknown): void
  }
  currentRender?: { id: string }
  storyStoreValue?: {
    loadStory(what: { storyId: string }): Promise<LoadedStory>
  }
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: Preview
  }
}

async function loadStory(storyId: string): Promise<LoadedStory> {
  const store = window.__STORYBOOK_PREVIEW__.storyStoreValue
  if (!store) throw new Error('Storybook is not ready.')
  return await store.loadStory({ storyId })
}

/** What a story says about its picture, before it is shown. */
export const parametersOf = async (storyId: string): Promise<VisualParameters> =>
  (await loadStory(storyId)).parameters.visual ?? {}

/** The window that a story is to be seen in, such as a phone's; undefined: any. */
export async function windowOf(storyId: string): Promise<{ width: number; height: number } | undefined> {
  const { parameters, storyGlobals } = await loadStory(storyId)
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}

const messageOf = (payload: unknown): string => {
  if (typeof payload !== 'object' || payload === null) return String(payload)
  if ('message' in payload) return String(payload.message)
  return JSON.stringify(payload)
}

/**
 * Switches to a story without reloading the page, waits for its play function, fonts and images. The preview dresses each
 * story in the toolbar's theme: another one can be put on only afterwards.
 */
export async function showStory(storyId: string, theme?: Theme): Promise<void> {
  const { channel, currentRender } = window.__STORYBOOK_PREVIEW__
  // The next story's dialog comes before this one's has gone, and would take its lock of the page for the page's own.
  document.body.style.removeProperty('pointer-events')
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      channel.off('storyFinished', done)
      for (const name of FAILURES) channel.off(name, fail)
    }
    const done: Listener = (payload) => {
      if (typeof payload !== 'object' || payload === null || !('storyId' in payload)) return
      if (payload.storyId !== storyId) return
      stop()
      resolve()
    }
    const fail: Listener = (payload) => {
      stop()
      reject(new Error(messageOf(payload)))
    }
    channel.on('storyFinished', done)
    for (const name of FAILURES) channel.on(name, fail)
    if (currentRender?.id === storyId) channel.emit('forceRemount', { storyId })
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
  selectNothing()
  if (theme) setTheme(theme)
  await settle()
}

/** A selection lives in one place of a page, so that no copy of the story could show it. */
function selectNothing(): void {
  const { activeElement } = document
  const isText = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
  // Fields such as a number have no range to set.
  if (isText && activeElement.selectionEnd !== null)
    activeElement.setSelectionRange(activeElement.selectionEnd, activeElement.selectionEnd)
  else if (!isText) getSelection()?.removeAllRanges()
}

/** A map that is not drawn by then stays as it is. */
const DRAWING_MS = 10_000
/** How long a map has to stay drawn: it hears of a change of its size up to 50 ms late, and stands as drawn till then. */
const QUIET_MS = 150

/** Whether a map's code is still coming, or its picture still being drawn. */
const isDrawing = (): boolean => document.querySelector('[data-map]:not([data-map="drawn"])') !== null

/** Every map has been drawn for a while. */
async function mapsAreDrawn(): Promise<void> {
  if (!document.querySelector('[data-map]')) return
  const late = performance.now() + DRAWING_MS
  let since = performance.now()
  while (performance.now() - since < QUIET_MS && performance.now() < late) {
    await nextFrames()
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (isDrawing()) since = performance.now()
  }
}

const nextFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** A lazy image out of sight does not load, so that nobody may wait for it. */
function isComing(image: HTMLImageElement): boolean {
  if (image.complete || image.loading !== 'lazy') return true
  const { top, bottom } = image.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Maps, fonts and images are ready and two frames have passed. */
export async function settle(): Promise<void> {
  await mapsAreDrawn()
  await document.fonts.ready
  const images = [...document.images].filter(isComing)
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await nextFrames()
}

/**
 * Draws the whole page anew, and one like it before: what was put together piece by piece, as a map's frames are, differs
 * by a level where it has round corners.
 */
export async function redraw(): Promise<void> {
  const { style } = document.documentElement
  style.setProperty('opacity', '0.5')
  await nextFrames()
  style.removeProperty('opacity')
  await nextFrames()
}

/** No movement and no caret. An adopted sheet comes last in the cascade, whenever a library adds its own. */
export function freezeMotion(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}',
  )
  document.adoptedStyleSheets.push(sheet)
}
