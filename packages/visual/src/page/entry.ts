import { fingerprint } from './fingerprint.ts'
import { holdResizes } from './freezeViewport.ts'
import { mirrorStates } from './mirrorStates.ts'
import { configure } from './pageSettings.ts'
import { redraw, settle } from './settle.ts'
import { closeSheet, cutCells, isStoryCut, openSheet, settleSheet, whyLive } from './sheet.ts'
import { freezeMotion, leaveOutAxe, parametersOf, showStory, windowOf } from './showStory.ts'
import { storyRoots } from './storyRoots.ts'
import { addStyles, setTheme, tokenValues, typefaces } from './themes.ts'

/** How much room the story takes in a window that is too small for it, in CSS pixels. */
function contentSize(): { width: number; height: number } {
  const root = document.getElementById('storybook-root')
  const body = getComputedStyle(document.body)
  const bottom = (root?.getBoundingClientRect().bottom ?? 0) + Number.parseFloat(body.paddingBlockEnd)
  const { scrollWidth, scrollHeight, clientHeight } = document.documentElement
  return {
    width: scrollWidth,
    height: Math.ceil(Math.max(bottom, scrollHeight > clientHeight ? scrollHeight : 0)),
  }
}

/**
 * The middle of the story's first element that matches, for the mouse; Storybook's own page holds buttons as well. Throws
 * when there is none, or none that can be seen.
 */
function middleOf(selector: string): { x: number; y: number } {
  const boxes = storyRoots(document.body)
    .flatMap((root) => [...root.querySelectorAll(selector)])
    .map((element) => element.getBoundingClientRect())
  const box = boxes.find(({ width, height }) => width > 0 && height > 0)
  if (!box) throw new Error(`parameters.visual.hover: nothing to be seen matches ${selector}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** What runs inside the preview's page. */
const tools = {
  addStyles,
  closeSheet,
  configure,
  contentSize,
  cutCells,
  fingerprint,
  freezeMotion,
  holdResizes,
  isStoryCut,
  leaveOutAxe,
  middleOf,
  mirrorStates,
  openSheet,
  parametersOf,
  redraw,
  setTheme,
  settle,
  settleSheet,
  showStory,
  tokenValues,
  typefaces,
  whyLive,
  windowOf,
}

declare global {
  var visual: typeof tools
}

globalThis.visual = tools
