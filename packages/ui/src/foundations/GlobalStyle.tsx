import '@fontsource-variable/inter/wght.css'
import { theme } from '@corrente/themes'
import { createGlobalStyle } from 'styled-components'

/**
 * The reset and the page's own look, once per page. It reads tokens only, so it looks right under any tenant; before a
 * skin is there the system's colours show. The header's 56 px stay free of what the keyboard goes back to (WCAG 2.4.11).
 * Under what lies over a page the scroll bar's room stays, dimmed as the rest.
 */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after {
    box-sizing: border-box;
  }

  :root {
    color-scheme: light dark;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  [data-scheme='light'] {
    color-scheme: light;
  }

  [data-scheme='dark'] {
    color-scheme: dark;
  }

  html, body {
    block-size: 100%;
    scroll-padding-block-start: 56px;
  }

  /* A token at all times: where a dialog's lock brings the first one, the browser styles the whole page anew. */
  html {
    background: ${theme.bg.page};
  }

  html:has([data-scroll-lock]) {
    overflow: hidden;
  }

  /* The shade takes all presses. Radix takes them from the body by an inline style, for which all of the page is styled anew. */
  html:has([data-scroll-lock]) body {
    pointer-events: auto !important;
  }

  html:has([data-scroll-lock='scrolling']) {
    background: linear-gradient(${theme.bg.overlay}, ${theme.bg.overlay}) ${theme.bg.page};
    scrollbar-gutter: stable;
  }

  body {
    margin: 0;
    background: ${theme.bg.page};
    color: ${theme.fg.default};
    font-family: ${theme.font.family};
    font-size: ${theme.font.size[14]};
    line-height: ${theme.font.line.normal};
    font-feature-settings: 'cv11', 'ss03';
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend {
    margin: 0;
    padding: 0;
  }

  fieldset {
    min-inline-size: 0;
    border: 0;
  }

  h1, h2, h3, h4, h5, h6 {
    font-size: inherit;
    font-weight: ${theme.font.weight.semibold};
    line-height: ${theme.font.line.tight};
  }

  ul[role='list'], ol[role='list'] {
    list-style: none;
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  img, svg, canvas {
    display: block;
    max-inline-size: 100%;
  }

  svg {
    flex: none;
  }

  table {
    border-collapse: collapse;
  }

  [hidden] {
    display: none !important;
  }

  ::selection {
    background: ${theme.brand.softBg};
    color: ${theme.brand.softFg};
  }

  ::placeholder {
    color: ${theme.fg.muted};
    opacity: 1;
  }

  /* What is off but can take the focus, to say why, is no disabled control to the browser. */
  @media (forced-colors: active) {
    [aria-disabled='true']:not([aria-busy='true']), label:has([aria-disabled='true']) {
      border-color: GrayText !important;
      color: GrayText !important;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* None at all: even the shortest one would begin on every element that has none of its own, and run down the page
         level by level whenever an inherited colour changes, as it does with the scheme. */
      transition-property: none !important;
      scroll-behavior: auto !important;
    }
  }
`
