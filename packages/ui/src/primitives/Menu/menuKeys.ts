import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { listTarget } from '../../foundations/index.ts'
import { entryFor, isTyping, type Typed, withLetter } from './typeAhead.ts'

/** The entries of an open menu that arrows reach, in order. */
export const entriesOf = (menu: Element): readonly HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"], [role="menuitemradio"]'),
]

/** Presses the entry with the focus, as a pointer would. */
function press(entry: HTMLElement | undefined): boolean {
  entry?.click()
  return entry !== undefined
}

/** Moves the focus by an arrow, Home, End, a Page key or a letter. False for keys that mean nothing here. */
function walk(
  { key, timeStamp }: KeyboardEvent,
  entries: readonly HTMLElement[],
  at: number,
  typed: RefObject<Typed>,
): boolean {
  const from = at < 0 && key === 'ArrowUp' ? entries.length : at
  let to = listTarget(key, from, entries.length - 1, entries.length)
  if (to === undefined && [...key].length === 1) {
    typed.current = withLetter(typed.current, key, timeStamp)
    const texts = entries.map(({ textContent }) => textContent.trim())
    to = entryFor(texts, typed.current.text, at)
  }
  if (to === undefined) return false
  entries[to]?.focus()
  return true
}

/** The keys of an open menu: walk, choose, close. `typed` keeps the letters between them. */
export function onMenuKey(
  event: KeyboardEvent<HTMLElement>,
  typed: RefObject<Typed>,
  close: () => void,
): void {
  const { key, timeStamp, currentTarget } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (key === 'Tab') {
    event.preventDefault()
    close()
    return
  }
  const entries = entriesOf(currentTarget)
  const at = entries.findIndex((entry) => entry.matches(':focus'))
  const isChoice = key === 'Enter' || (key === ' ' && !isTyping(typed.current, timeStamp))
  if (isChoice ? press(entries[at]) : walk(event, entries, at, typed)) event.preventDefault()
}

/** A mouse marks the entry that it is over, and none where it is over none. */
export function onMenuPointer({ currentTarget, target, pointerType }: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse' || !(target instanceof Element)) return
  const entry = entriesOf(currentTarget).find((one) => one.contains(target)) ?? currentTarget
  if (entry !== currentTarget.ownerDocument.activeElement) entry.focus({ preventScroll: true })
}

/** A mouse that left marks nothing. */
export function onMenuPointerLeave({ currentTarget, pointerType }: PointerEvent<HTMLElement>): void {
  if (pointerType === 'mouse') currentTarget.focus({ preventScroll: true })
}
