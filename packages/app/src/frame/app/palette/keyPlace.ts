const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"])'
/** What picks by the first letter while the focus is in it; one that only stands on the page takes no keys. */
const PICKS = '[role="listbox"]'
/** What lies over the page. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Whether a key that was pressed there is somebody's typing or picking, so that it is no shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TYPED}, ${PICKS}`) !== null

/** Whether something lies over the page that keeps all keys to itself. */
export const isCovered = (page: Document): boolean => page.querySelector(LAYERS) !== null

/** The search of the page that is shown: the first one of its content. */
export const pageSearch = (page: Document): HTMLElement | null =>
  page.querySelector<HTMLElement>('main input[type="search"], main [role="search"] input')

/** What is held together with K, as it stands on this machine's keyboard. */
export const modifierKey = (): string => (/Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl')
