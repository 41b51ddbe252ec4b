import { useState } from 'react'
import { Shade } from './Dialog.styles.ts'

/**
 * Dims the page and locks its scroll (see `GlobalStyle`). A page that scrolls keeps the room of its scroll bar, one that
 * does not gets none, so that nothing moves when a sheet opens.
 */
export function Overlay() {
  const [isScrolling] = useState(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    return scrollHeight > clientHeight
  })
  return <Shade data-scroll-lock={isScrolling ? 'scrolling' : 'still'} />
}
