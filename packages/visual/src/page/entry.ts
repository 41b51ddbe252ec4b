import { fingerprint } from './fingerprint.ts'
import { holdResizes } from './freezeViewport.ts'
import { contentSize, middleOf } from './measure.ts'
import { mirrorStates } from './mirrorStates.ts'
import { configure } from './pageSettings.ts'
import { redraw, settle } from './settle.ts'
import { closeSheet, openSheet, overflowing, settleSheet, whyLive } from './sheet.ts'
import { freezeMotion, parametersOf, showStory, windowOf } from './showStory.ts'
import { addStyles, setTheme, tokenValues } from './themes.ts'

/** What runs inside the preview's page. */
const tools = {
  addStyles,
  closeSheet,
  configure,
  contentSize,
  fingerprint,
  freezeMotion,
  holdResizes,
  middleOf,
  mirrorStates,
  openSheet,
  overflowing,
  parametersOf,
  redraw,
  setTheme,
  settle,
  settleSheet,
  showStory,
  tokenValues,
  whyLive,
  windowOf,
}

declare global {
  var visual: typeof tools
}

globalThis.visual = tools
