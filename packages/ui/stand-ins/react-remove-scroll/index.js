import { createElement } from 'react'

/**
 * Takes the place of the library's component of this name (decision 0015): renders its children and locks nothing. The
 * product's overlays lock scrolling by an attribute; the library does so by a style element, which the policy refuses.
 */
export function RemoveScroll({ as = 'div', allowPinchZoom, shards, children, ...rest }) {
  return createElement(as, rest, children)
}
