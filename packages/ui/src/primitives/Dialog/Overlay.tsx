import { Shade } from './Dialog.styles.ts'

/** Dims the page and locks its scroll (see `GlobalStyle`); the scroll bar keeps its room, so that nothing moves. */
export function Overlay() {
  return <Shade data-scroll-lock="" />
}
