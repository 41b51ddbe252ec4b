import { pageSettings } from './pageSettings.ts'

/**
 * A drawing that is not done by then fails its story. A shorter wait would key a map as it stands, half
 * drawn, on a machine that is busy (decision 0011).
 */
const DRAWING_MS = 60_000
/** How long a drawing has to stay done: it hears of a change of its size up to 50 ms late, and stands as done till then. */
const QUIET_MS = 150

/** Everything that a script draws has been done for a while. @throws when it is not done in time: nobody knows what it shows */
async function drawingsAreDone(patience: number): Promise<void> {
  const { drawing } = pageSettings()
  if (!drawing || !document.querySelector(drawing.present)) return
  const late = performance.now() + patience
  let since = performance.now()
  while (performance.now() - since < QUIET_MS) {
    if (performance.now() > late)
      throw new Error(`A drawing was not done after ${patience / 1000} s: ${drawing.busy}`)
    await nextFrames()
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (document.querySelector(drawing.busy)) since = performance.now()
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

/** A font is asked for once something is laid out in it, and not before. */
export async function fontsAreHere(): Promise<void> {
  document.documentElement.getBoundingClientRect()
  await document.fonts.ready
}

/** Drawings, fonts and images are ready and two frames have passed. @throws when a drawing is not done in time */
export async function settle(patience = DRAWING_MS): Promise<void> {
  await drawingsAreDone(patience)
  await fontsAreHere()
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
