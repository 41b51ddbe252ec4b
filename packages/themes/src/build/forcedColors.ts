import type { TokenName } from '../contract/index.ts'

/**
 * Tokens while the system forces its own few colours. A browser forces what is painted with CSS by itself, and leaves
 * alone what is drawn; it also takes away what colour alone says: what is off, where the focus is, which one is chosen. As
 * the system's own colours these say it again, and drawings stand on the system's ground.
 */
const FORCED = {
  'bg-surface': 'Canvas',
  'fg-default': 'CanvasText',
  'fg-muted': 'CanvasText',
  'fg-disabled': 'GrayText',
  'focus-ring': 'Highlight',
  'brand-soft-bg': 'Highlight',
  'brand-soft-fg': 'HighlightText',
  'chrome-selected-bg': 'Highlight',
  'chrome-selected-fg': 'HighlightText',
  // Series differ by their textures and dashes.
  'chart-1': 'CanvasText',
  'chart-2': 'CanvasText',
  'chart-3': 'CanvasText',
  'chart-4': 'CanvasText',
  'chart-5': 'CanvasText',
  'chart-6': 'CanvasText',
  'chart-grid': 'GrayText',
  'chart-axis': 'CanvasText',
  // Parts of a ring of statuses lie side by side and have no texture.
  'status-available': 'CanvasText',
  'status-busy': 'Highlight',
  'status-maintenance': 'LinkText',
  'status-unavailable': 'GrayText',
} as const satisfies Partial<Record<TokenName, string>>

/** The rule of all tenants for forced colours; it wins over each tenant's own. */
export const forcedCss = (): string => {
  const lines = Object.entries(FORCED).map(([name, color]) => `--${name}:${color}!important`)
  return `@media (forced-colors:active){\n:where([data-tenant])[data-scheme]{${lines.join(';')}}\n}\n`
}
