import { storyRoots } from './storyRoots.ts'

/** How much room the story takes in a window that is too small for it, in CSS pixels. */
export function contentSize(): { width: number; height: number } {
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
export function middleOf(selector: string): { x: number; y: number } {
  const boxes = storyRoots(document.body)
    .flatMap((root) => [...root.querySelectorAll(selector)])
    .map((element) => element.getBoundingClientRect())
  const box = boxes.find(({ width, height }) => width > 0 && height > 0)
  if (!box) throw new Error(`parameters.visual.hover: nothing to be seen matches ${selector}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
