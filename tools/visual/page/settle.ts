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
