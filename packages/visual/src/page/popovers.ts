const COPY = 'data-visual-popover'

/** What a browser's own style sheet says of `[popover]`, below whatever the page says. */
const OWN_RULES = `@layer visual-popover {
  [${COPY}] {
    position: fixed; inset: 0; width: fit-content; height: fit-content; margin: auto; border: solid;
    padding: .25em; overflow: auto; color: CanvasText; background-color: Canvas;
  }
}`

let sheet: CSSStyleSheet | undefined

function addOwnRules(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(OWN_RULES)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * An open popover stands in the top layer of the whole page; its copy stands in front of its own cell, which is what it
 * is placed in. It has to lose the attribute, or it would not be shown at all.
 */
export function layPopovers(pairs: readonly (readonly [HTMLElement, HTMLElement])[]): void {
  const open = pairs.filter(([source]) => source.matches(':popover-open'))
  if (open.length > 0) addOwnRules()
  for (const [, copy] of open) {
    copy.removeAttribute('popover')
    copy.setAttribute(COPY, '')
    copy.style.zIndex = '2147483647'
  }
}
