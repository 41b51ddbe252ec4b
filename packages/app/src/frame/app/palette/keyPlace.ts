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

/** Whether a key was pressed in a part of what lies over the page, a toast among them; not where only its sheet has the focus. */
export const isInLayer = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  !target.matches(LAYERS) &&
  target.closest(`${LAYERS}, [data-toast-host]`) !== null

/** Takes the focus back into the palette's field from where it fell to: the page, or the palette's sheet. */
export const returnToField = (page: Document): void => {
  const { activeElement: at, body } = page
  if (at === body || at?.matches(LAYERS))
    page.querySelector<HTMLElement>('[role="dialog"] [role="combobox"]')?.focus()
}

/** The search of the page that is shown: the first one of its content. */
export const pageSearch = (page: Document): HTMLElement | null =>
  page.querySelector<HTMLElement>('main input[type="search"], main [role="search"] input')

/** What is held together with K, as it stands on this machine's keyboard. */
export const modifierKey = (): string => (/Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl')
