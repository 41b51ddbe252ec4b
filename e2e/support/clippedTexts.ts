import type { Page } from './test.ts'

/**
 * Every text in sight whose box is narrower than it, or that reaches out of the window. A text that is shortened on
 * purpose (an ellipsis) passes when the whole of it can be read elsewhere: in its name, its title, a tooltip.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const { clipPath, opacity } = getComputedStyle(element)
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        width > 1 &&
        height > 1 &&
        clipPath === 'none' &&
        opacity !== '0'
      )
    }
    const ownTexts = (element: Element) =>
      [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
    const found: string[] = []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (ownTexts(element).length === 0 || !isSeen(element)) continue
      if (element.closest('[aria-hidden="true"], svg, [data-nav-label]')) continue
      const style = getComputedStyle(element)
      const isShortened =
        style.textOverflow === 'ellipsis' && element.closest('[title], [aria-label]') !== null
      // The letters alone: the arrow of a heading that sorts hangs in the cell's padding.
      const rects = ownTexts(element).flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
      const text = {
        left: Math.min(...rects.map(({ left }) => left)),
        right: Math.max(...rects.map(({ right }) => right)),
      }
      const say = (what: string) =>
        found.push(`${what}: <${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 60)}`)
      // The arrow of a heading that sorts stands beside its button, in the cell's padding.
      const isWider = element.scrollWidth > element.clientWidth + 1 && !element.matches('th > button')
      if (style.display !== 'inline' && isWider && !isShortened)
        say(`cut (${element.scrollWidth} > ${element.clientWidth})`)
      // The nearest box that cuts: what of the text lies outside it cannot be read.
      let box: HTMLElement | null = element
      while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement
      const edge = box && box !== document.body ? box.getBoundingClientRect() : undefined
      const [from, to] = edge ? [edge.left, edge.right] : [0, document.documentElement.clientWidth]
      // Letters are lower than their line.
      let shelf: HTMLElement | null = element
      while (shelf && getComputedStyle(shelf).overflowY === 'visible') shelf = shelf.parentElement
      const isShelf =
        shelf && shelf !== document.body && /hidden|clip/.test(getComputedStyle(shelf).overflowY)
      // So many lines of a longer text are shown on purpose.
      const isClamped = shelf && getComputedStyle(shelf).webkitLineClamp !== 'none'
      const floor = isShelf && !isClamped ? shelf?.getBoundingClientRect() : undefined
      const SLACK = 4
      if (
        floor &&
        !isShortened &&
        rects.some(({ top, bottom }) => bottom > floor.bottom + SLACK || top < floor.top - SLACK)
      )
        say(`lower or higher than its box (${Math.round(floor.top)}..${Math.round(floor.bottom)})`)
      const scrolls = box !== null && /auto|scroll/.test(getComputedStyle(box).overflowX)
      if (!scrolls && !isShortened && (text.left < from - 1 || text.right > to + 1))
        say(
          `outside its box (${Math.round(text.left)}..${Math.round(text.right)} in ${Math.round(from)}..${Math.round(to)})`,
        )
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`)
    return found
  })

/**
 * Pairs of texts of which one lies over the other, both in sight. What lies over a page on purpose, or sticks to an edge, or scrolls, is
 * compared with nothing but itself.
 */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A box of letters is a little higher than its line.
    const [WIDE, HIGH] = [3, 6]
    const layerOf = (element: Element): Element | null => {
      let layer: Element | null = element
      while (layer) {
        const { position, overflowX, overflowY } = getComputedStyle(layer)
        if (/fixed|sticky|absolute/.test(position) || overflowX !== 'visible' || overflowY !== 'visible')
          break
        layer = layer.parentElement
      }
      return layer
    }
    const texts: { text: string; layer: Element | null; element: Element; rect: DOMRect }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [element, text] = [node.parentElement, (node.textContent ?? '').trim()]
      if (!element || text === '' || element.closest('script, style, svg')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.clientWidth === 1 || element.closest('[style*="clip"]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects())
        if (rect.width > 1) texts.push({ text, element, rect, layer: layerOf(element) })
    }
    const found = new Set<string>()
    for (const [i, a] of texts.entries())
      for (const b of texts.slice(i + 1)) {
        if (a.layer !== b.layer || a.element === b.element) continue
        const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left)
        const high = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top)
        if (wide > WIDE && high > HIGH) found.add(`“${a.text.slice(0, 40)}” and “${b.text.slice(0, 40)}”`)
      }
    return [...found]
  })
