import type { KeyboardEvent } from 'react'

const CONTROLS = 'a, button, input'

const controlsOf = (head: Element | null | undefined) => [
  ...(head?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
]

/** Goes from the beginning of a day to the controls of its head, which Tab passes by. */
export const enterHead = (grid: HTMLElement, day: string): void =>
  controlsOf(grid.querySelector(`[data-head="${day}"]`))[0]?.focus()

/** Keys on the controls of the days' heads: sideways to the next one, up and down to that of another day, Escape back. */
export function pressInHead(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: grid, target: pressed } = event
  const head = pressed instanceof HTMLElement ? pressed.closest('[data-head]') : null
  // What a head opens over the page has keys of its own.
  if (!(pressed instanceof HTMLElement) || !head || !grid.contains(head)) return
  const controls = controlsOf(head)
  const at = controls.indexOf(pressed)
  const heads = [...grid.querySelectorAll('[data-head]')]
  const row = heads.indexOf(head)
  const targetOf = (key: string): HTMLElement | undefined => {
    if (key === 'Escape') return grid
    if (key === 'ArrowLeft') return controls[at - 1] ?? controls[0]
    if (key === 'ArrowRight') return controls[at + 1] ?? grid
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
    const other = controlsOf(heads[row + (key === 'ArrowUp' ? -1 : 1)])
    return other[at] ?? controls[at]
  }
  const target = targetOf(event.key)
  if (!target) return
  event.preventDefault()
  event.stopPropagation()
  target.focus()
}
