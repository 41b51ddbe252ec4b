import { theme } from '@corrente/themes'
import { createGlobalStyle } from 'styled-components'

/**
 * Keeps room for the page's scroll bar, also where nothing scrolls and under a dialog, so that nothing moves. Of the
 * product's documents alone: a story has no bar.
 */
export const StableGutter = createGlobalStyle`
  /* Under a finger the bar lies over the page and takes no room. */
  @media (pointer: fine) {
    html {
      scrollbar-gutter: stable;
    }
  }

  /* The bar's room is dimmed as the rest. */
  html:has([data-scroll-lock]) {
    background: linear-gradient(${theme.bg.overlay}, ${theme.bg.overlay}) ${theme.bg.page};
  }
`
