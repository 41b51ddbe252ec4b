const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"])'
/** What has keys of its own: what lies over the page, and what picks by its first letter. */
const OWN_KEYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Whether a key that was pressed there is somebody's typing, so that it is no shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED) !== null

/** Whether something lies over the page that keeps all keys to itself. */
export const isCovered = (page: Document): boolean => page.querySelector(OWN_KEYS) !== null

/** The search of the page that is shown: the first one of its content. */
export const pageSearch = (page: Document): HTMLElement | null =>
  page.querySelector<HTMLElement>('main input[type="search"], main [role="search"] input')

/** What is held together with K, as it stands on this machine's keyboard. */
export const modifierKey = (): string => (/Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl')
