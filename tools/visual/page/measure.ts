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

/** The middle of an element, for the mouse. Throws when there is none. */
export function middleOf(selector: string): { x: number; y: number } {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  if (!box) throw new Error(`parameters.visual.hover: nothing matches ${selector}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
