import { everyRule } from './cssRules.ts'

const STATES = ['hover', 'active', 'focus-visible', 'focus-within', 'focus'] as const
const STATE_PATTERN = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g

/**
 * A copy cannot be hovered or focused. So each rule with such a state also answers to an attribute, and the elements
 * that are in the state now carry it. The selector is edited in place: no rule is added or moved, so the indexes that
 * styled-components keeps stay right, and `:is(:hover, [attribute])` weighs as much as `:hover`.
 *
 * One mouse hovers over one thing: a story that is to show many controls in such a state names it on each, in words, as
 * `data-hold="hover active"`, and calls this once they stand.
 */
export function mirrorStates(): void {
  for (const { rule } of everyRule()) {
    if (rule.selectorText.includes('[data-state-')) continue
    const selector = rule.selectorText.replace(
      STATE_PATTERN,
      (state, name) => `:is(${state},[data-state-${name}])`,
    )
    if (selector !== rule.selectorText) rule.selectorText = selector
  }
  for (const state of STATES) {
    const name = `data-state-${state}`
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
    for (const element of document.body.querySelectorAll(`:${state}, [data-hold~=${state}]`))
      element.setAttribute(name, '')
  }
}
