import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ToastState } from './createToaster.ts'
import { type Box, meets, type ToastPlace, toastPlace } from './toastPlace.ts'

const CONTROLS = 'a[href], button, input, select, textarea, [role="button"], [role="combobox"]'
/** A bar that holds a page's actions or the window's lower edge says so. */
const BARS = '[data-lower-edge]'
const FIELDS = 'input, select, textarea, [role="combobox"], [contenteditable="true"]'
const MARGIN = 16
const HEADER_HEIGHT = 56

const boxesOf = (elements: Iterable<Element>): Box[] =>
  [...elements]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < window.innerHeight)

/** What is in use now: the field with the focus, and the bars. */
function usedBoxes(region: HTMLElement): Box[] {
  const { activeElement: focused } = document
  const field = focused?.matches(FIELDS) && !region.contains(focused) ? [focused] : []
  return boxesOf([...field, ...document.querySelectorAll(BARS)])
}

/** Measures the page around the toasts. */
function measure(region: HTMLElement): ToastPlace | undefined {
  const page = document.querySelector('main') ?? document.body
  return toastPlace({
    room: {
      left: Math.max(0, page.getBoundingClientRect().left) + MARGIN,
      top: HEADER_HEIGHT,
      right: document.documentElement.clientWidth - MARGIN,
      bottom: window.innerHeight - MARGIN,
    },
    width: region.offsetWidth,
    height: region.offsetHeight,
    used: usedBoxes(region),
    controls: boxesOf(page.querySelectorAll(CONTROLS)),
  })
}

/**
 * Where the toasts stand on this page now. Found when they change and when the window does; while the page scrolls or the
 * focus moves they only give way to what is in use, or they would dance.
 * @returns undefined: there is no place that covers nothing in use
 */
export function useToastPlace(
  region: RefObject<HTMLElement | null>,
  { shown }: ToastState,
): ToastPlace | undefined {
  const [place, setPlace] = useState<ToastPlace>()
  useLayoutEffect(() => {
    const { current } = region
    if (!current || shown.length === 0) return undefined
    const find = () => setPlace(measure(current))
    const giveWay = () => {
      const own = current.getBoundingClientRect()
      if (usedBoxes(current).some((box) => meets(own, box))) find()
    }
    find()
    window.addEventListener('resize', find)
    document.addEventListener('focusin', giveWay)
    document.addEventListener('scroll', giveWay, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', find)
      document.removeEventListener('focusin', giveWay)
      document.removeEventListener('scroll', giveWay, { capture: true })
    }
  }, [region, shown])
  return place
}
