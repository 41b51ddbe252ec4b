/** How long a dialog may take, ms. */
const LIMIT_MS = 1_000

/**
 * Waits until the mouse reaches an element: a dialog that has just opened keeps it out for a moment. Its entrance is ended
 * first: on a page that draws no frames for a while it would stay invisible.
 * Throws when it does not come within a second.
 */
export async function letsMouseIn(element: Element): Promise<void> {
  for (const entry of element.closest('[role=dialog], [role=alertdialog]')?.getAnimations() ?? [])
    entry.finish()
  const late = performance.now() + LIMIT_MS
  while (getComputedStyle(element).pointerEvents === 'none') {
    if (performance.now() > late) throw new Error('The mouse never reaches it.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
