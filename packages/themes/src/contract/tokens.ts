/**
 * The token contract: every name that a component may paint with.
 *
 * One flat list of CSS custom property names, without the leading `--`. `derive` solves a value for each of them per
 * tenant and scheme, `build` writes them as CSS, and `handle.ts` hands them out as constant `var(--…)` leaves.
 */

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** The meaning of a message or a control; each has its own hue in every tenant. */
export const TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const
export type Tone = (typeof TONES)[number]

/** The four states of a station on the map. Their hues are fixed: green, orange, dark blue, gray. */
export const STATUS_TOKENS = ['available', 'busy', 'maintenance', 'unavailable'] as const
export type StatusToken = (typeof STATUS_TOKENS)[number]

const toneTokens = TONES.flatMap(
  (tone) =>
    [
      `${tone}-fg`,
      `${tone}-bg`,
      `${tone}-border`,
      `${tone}-solid`,
      `${tone}-solid-hover`,
      `${tone}-on-solid`,
    ] as const,
)
const statusTokens = STATUS_TOKENS.flatMap(
  (status) => [`status-${status}`, `status-${status}-bg`, `status-${status}-fg`] as const,
)

/** Colours: one value per tenant and scheme. */
export const COLOR_TOKENS = [
  'bg-page',
  'bg-surface',
  'bg-raised',
  'bg-inset',
  'bg-hover',
  'bg-active',
  'bg-selected',
  'bg-overlay',
  'fg-default',
  'fg-muted',
  'fg-disabled',
  'border-default',
  'border-strong',
  'focus-ring',
  'brand-bg',
  'brand-bg-hover',
  'brand-bg-active',
  'brand-mark',
  'brand-fg',
  'brand-text',
  'brand-soft-bg',
  'brand-soft-fg',
  'chrome-bg',
  'chrome-fg',
  'chrome-muted',
  'chrome-hover-bg',
  'chrome-selected-bg',
  'chrome-selected-fg',
  'chrome-border',
  ...toneTokens,
  ...statusTokens,
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
  'chart-grid',
  'chart-axis',
  'map-water',
  'map-land',
  'map-land-focus',
  'map-coast',
  'map-border',
  'map-state',
  'map-river',
  'map-text',
  'map-text-muted',
  'map-halo',
] as const
export type ColorToken = (typeof COLOR_TOKENS)[number]

/** Shapes and measures that a tenant may set; the same in both schemes, but for the shadows. */
export const SHAPE_TOKENS = [
  'radius-s',
  'radius-m',
  'radius-l',
  'radius-control',
  'control-height',
  'control-height-small',
  'shadow-raised',
  'shadow-overlay',
] as const
export type ShapeToken = (typeof SHAPE_TOKENS)[number]

export const TOKEN_NAMES = [...COLOR_TOKENS, ...SHAPE_TOKENS] as const
export type TokenName = (typeof TOKEN_NAMES)[number]
