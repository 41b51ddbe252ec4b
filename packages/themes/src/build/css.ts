import { COLOR_TOKENS, SCHEMES, type TokenName } from '../contract/index.ts'
import { edgeOf, type TokenSet, type Tokens } from '../derive/index.ts'

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
const forcedCss = (): string => {
  const lines = Object.entries(FORCED).map(([name, color]) => `--${name}:${color}!important`)
  return `@media (forced-colors:active){\n:where([data-tenant])[data-scheme]{${lines.join(';')}}\n}\n`
}

/** Tokens with one value for both schemes. */
const FIXED = [
  'radius-s',
  'radius-m',
  'radius-l',
  'radius-control',
  'control-height',
  'control-height-small',
] as const satisfies readonly TokenName[]

/** Tokens with a value per scheme. */
const PER_SCHEME = [
  ...COLOR_TOKENS,
  'shadow-raised',
  'shadow-overlay',
] as const satisfies readonly TokenName[]

/**
 * What stands for a token in a sheet. The brand's mark is its fill, but for a pale brand: only there it is a colour of its
 * own, and the fill has an edge of that colour.
 */
const linesOf = (tokens: Tokens, name: TokenName): string => {
  if (name !== 'brand-mark') return `--${name}:${tokens[name]}`
  const mark = tokens['brand-mark']
  return `--brand-mark:${mark === tokens['brand-bg'] ? 'var(--brand-bg)' : mark};--brand-edge:${edgeOf(tokens)}`
}

const rule = (selector: string, tokens: Tokens, names: readonly TokenName[], base?: Tokens): string => {
  const lines = names
    .filter((name) => base === undefined || linesOf(tokens, name) !== linesOf(base, name))
    .map((name) => linesOf(tokens, name))
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}\n`
}

/**
 * The default tenant's full set, for every element that names a tenant and a scheme: also for one inside another, so
 * that a dark `move` stands in a light page of any other tenant. The tenant's part of the selector weighs nothing
 * (`:where`): a tenant's own file wins, whichever of the two the page loaded first.
 */
export function baseCss(base: TokenSet): string {
  const schemes = SCHEMES.map(
    (scheme) =>
      rule(`:where([data-tenant])[data-scheme="${scheme}"]`, base[scheme], PER_SCHEME) +
      `[data-scheme="${scheme}"]{color-scheme:${scheme}}\n`,
  )
  // Before a tenant is known the page shows the system's own colours, in the system's own scheme.
  // The browser's own margin would be there until the product's code takes it away, and all of the page would move.
  return `:where(:root){color-scheme:light dark}\n:where(body){margin:0}\n${rule(':where([data-tenant])', base.light, FIXED)}${schemes.join('')}${forcedCss()}`
}

/** What a tenant changes of the base, both schemes; empty for the base itself. `id` is a checked tenant id. */
export function tenantCss(id: string, own: TokenSet, base: TokenSet): string {
  const at = `[data-tenant="${id}"]`
  const schemes = SCHEMES.map((scheme) =>
    rule(`${at}[data-scheme="${scheme}"]`, own[scheme], PER_SCHEME, base[scheme]),
  )
  return rule(at, own.light, FIXED, base.light) + schemes.join('')
}
