import type { VisualParameters } from '../capture/storyPicture.ts'
import type { Theme } from '../themes/theme.ts'
import { settle } from './settle.ts'
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
    /** `undefined` puts a global back to what it is at first. */
    userGlobals: { update(globals: Record<string, unknown>): void }
    loadStory(what: { storyId: string }): Promise<LoadedStory>
  }
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: Preview
  }
}

function readyStore(): NonNullable<Preview['storyStoreValue']> {
  const store = window.__STORYBOOK_PREVIEW__.storyStoreValue
  if (!store) throw new Error('Storybook is not ready.')
  return store
}

const loadStory = (storyId: string): Promise<LoadedStory> => readyStore().loadStory({ storyId })

/** Names of the globals that the story before was shown with. */
let set: readonly string[] = []

/** Chooses globals for the next story alone. Nothing is rendered yet: a story takes them when it is shown. */
function setGlobals(globals: Readonly<Record<string, string>>): void {
  const names = Object.keys(globals)
  if (set.length + names.length === 0) return
  readyStore().userGlobals.update({
    ...Object.fromEntries(set.map((name) => [name, undefined])),
    ...globals,
  })
  set = names
}

/**
 * The accessibility addon would look at every story shown, longer than the story takes: that is another check's duty.
 * The preview takes globals from its address only together with a story.
 */
export const leaveOutAxe = (): void => readyStore().userGlobals.update({ a11y: { manual: true } })

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

/** How a story is to be shown. */
export interface Wishes {
  theme?: Theme
  /** Of Storybook's globals, those that are not as the toolbar has them at first. */
  globals?: Readonly<Record<string, string>>
}

/**
 * Switches to a story without reloading the page, waits for its play function, fonts and images. The preview dresses each
 * story in the toolbar's theme: another one can be put on only afterwards.
 */
export async function showStory(storyId: string, { theme, globals = {} }: Wishes = {}): Promise<void> {
  const { channel, currentRender } = window.__STORYBOOK_PREVIEW__
  setGlobals(globals)
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

/** No movement and no caret. An adopted sheet comes last in the cascade, whenever a library adds its own. */
export function freezeMotion(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}',
  )
  document.adoptedStyleSheets.push(sheet)
}
