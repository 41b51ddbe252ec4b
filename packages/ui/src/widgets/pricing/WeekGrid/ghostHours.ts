/** A pointer past the edge by fewer pixels still means midnight. */
const SLACK = 12
/** Pixels of a frame: the further out, the faster. */
const speedAt = (past: number) => (past <= SLACK ? 0 : Math.min(8, 1 + (past - SLACK) / 8))

/** The hours after midnight that are open at the right edge of the week while something is dragged there. */
export interface GhostHours {
  readonly open: () => void
  /** The pointer stands here: past the edge the hours scroll into view, before the heads they scroll back. */
  readonly follow: (clientX: number) => void
  /** By how much the rows have gone to the left since they were opened, pixels. */
  readonly shift: () => number
  readonly close: () => void
}

/**
 * Opens and scrolls them without a render: a step of a drag draws nothing but ghosts.
 * @param boxOf - what scrolls sideways; its `data-beyond` shows the hours
 * @param onScrolled - told after each frame that moved the rows
 */
export function createGhostHours(boxOf: () => HTMLElement | null, onScrolled: () => void): GhostHours {
  let first = 0
  let speed = 0
  let frame = 0
  const step = () => {
    const box = boxOf()
    const before = box?.scrollLeft ?? 0
    if (box) box.scrollLeft += speed
    const hasMoved = box !== null && box.scrollLeft !== before
    frame = speed !== 0 && hasMoved ? requestAnimationFrame(step) : 0
    if (hasMoved) onScrolled()
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    frame = 0
    speed = 0
  }
  return {
    open: () => {
      const box = boxOf()
      if (!box) return
      first = box.scrollLeft
      // Where nothing scrolled yet no scroll bar may come and push the page up.
      box.dataset.beyond = box.scrollWidth > box.clientWidth ? 'scrolls' : 'still'
    },
    follow: (clientX) => {
      const box = boxOf()
      if (!box) return
      const { left, right } = box.getBoundingClientRect()
      const head = box.querySelector('[data-head]')?.getBoundingClientRect().width ?? 0
      const isBack = clientX < left + head
      speed = isBack ? -speedAt(left + head - clientX) : speedAt(clientX - right)
      if (speed !== 0 && frame === 0) frame = requestAnimationFrame(step)
    },
    shift: () => (boxOf()?.scrollLeft ?? 0) - first,
    close: () => {
      stop()
      delete boxOf()?.dataset.beyond
    },
  }
}
