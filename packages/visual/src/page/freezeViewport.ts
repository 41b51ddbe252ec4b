import { everyRule, mediaRules } from './cssRules.ts'

const SIZE_QUERY = /width|height|aspect-ratio|orientation/
const UNIT = /(-?[\d.]+)(?:[dsl]?)v(w|h|i|b|min|max)\b/g

const restorers: (() => void)[] = []

/** From now on, nobody is told that the window grows for a sheet. The window's listeners hear in the order in which they came. */
export function holdResizes(): void {
  addEventListener('resize', (event) => {
    if (restorers.length > 0) event.stopImmediatePropagation()
  })
}

/** `50vh` of a window of the given size, in pixels. */
function pixelsOf(text: string, width: number, height: number): string {
  const sides = {
    w: width,
    i: width,
    h: height,
    b: height,
    min: Math.min(width, height),
    max: Math.max(width, height),
  }
  return text.replace(
    UNIT,
    (_, number: string, side: keyof typeof sides) => `${(Number(number) * sides[side]) / 100}px`,
  )
}

/**
 * A sheet is a window of another size than the story's. So, while it is open, the page keeps its width (a script that
 * measures would lay the story out anew, and the next copies would show that), conditions on the window's size say what
 * they said in the story's own window, and lengths in parts of the window are in pixels. Edited in place, as
 * styled-components keeps the indexes of its rules.
 */
export function freezeViewport(): void {
  const { innerWidth, innerHeight } = window
  const { style: page } = document.documentElement
  page.setProperty('inline-size', `${innerWidth}px`, 'important')
  restorers.push(() => page.removeProperty('inline-size'))
  for (const { media } of [...mediaRules()]) {
    const text = media.mediaText
    if (!SIZE_QUERY.test(text)) continue
    media.mediaText = matchMedia(text).matches ? 'all' : 'not all'
    restorers.push(() => {
      media.mediaText = text
    })
  }
  for (const { rule } of everyRule()) {
    const { style } = rule
    const text = style.cssText
    if (text.search(UNIT) < 0) continue
    style.cssText = pixelsOf(text, innerWidth, innerHeight)
    restorers.push(() => {
      style.cssText = text
    })
  }
}

export function thawViewport(): void {
  for (const restore of restorers.splice(0)) restore()
}
