import { type ColorToken, STATUS_TOKENS, TONES } from './tokens.ts'

/** One promise of the palette: `front` can be told from `back` at this ratio (WCAG 2.2) in every tenant and scheme. */
export interface ContrastPair {
  front: ColorToken
  back: ColorToken
  /** 4.5 for text, 3 for large text, graphics, the edges of controls and the focus ring. */
  min: 4.5 | 3
}

export const TEXT = 4.5
export const GRAPHIC = 3

/** Everything that ordinary text, marks and controls stand on: a table row stays readable hovered and selected. */
export const BACKDROPS = [
  'bg-page',
  'bg-surface',
  'bg-raised',
  'bg-inset',
  'bg-hover',
  'bg-selected',
] as const satisfies readonly ColorToken[]

/** The same with the pressed state, for text only: nothing is judged by its edge while it is being pressed. */
export const TEXT_BACKDROPS = [...BACKDROPS, 'bg-active'] as const satisfies readonly ColorToken[]

/** What a station's mark stands on when it stands on the map. */
export const MAP_GROUNDS = ['map-land', 'map-land-focus'] as const satisfies readonly ColorToken[]

const cross = (
  fronts: readonly ColorToken[],
  backs: readonly ColorToken[],
  min: ContrastPair['min'],
): ContrastPair[] => fronts.flatMap((front) => backs.map((back) => ({ front, back, min })))

const marks = STATUS_TOKENS.map((status) => `status-${status}` as const)
const chromeBacks = ['chrome-bg', 'chrome-hover-bg'] as const

export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...cross(['fg-default', 'fg-muted', 'brand-text'], TEXT_BACKDROPS, TEXT),
  // WCAG exempts disabled text; it stays findable all the same.
  ...cross(['fg-disabled'], ['bg-page', 'bg-surface', 'bg-raised'], GRAPHIC),
  ...cross(['border-strong'], BACKDROPS, GRAPHIC),
  ...cross(['focus-ring'], [...BACKDROPS, ...chromeBacks, 'chrome-selected-bg'], GRAPHIC),

  ...cross(['brand-mark'], BACKDROPS, GRAPHIC),
  ...cross(['brand-fg'], ['brand-bg', 'brand-bg-hover', 'brand-bg-active'], TEXT),
  ...cross(['brand-soft-fg'], ['brand-soft-bg'], TEXT),

  ...cross(['chrome-fg', 'chrome-muted'], chromeBacks, TEXT),
  ...cross(['chrome-selected-fg'], ['chrome-selected-bg'], TEXT),

  ...TONES.flatMap((tone) => [
    ...cross([`${tone}-fg`], [...TEXT_BACKDROPS, `${tone}-bg`], TEXT),
    // Titles and plain text also stand on a banner of this tone.
    ...cross(['fg-default'], [`${tone}-bg`], TEXT),
    ...cross([`${tone}-border`], ['bg-page', 'bg-surface', 'bg-raised', 'bg-inset', `${tone}-bg`], GRAPHIC),
    ...cross([`${tone}-solid`, `${tone}-solid-hover`], BACKDROPS, GRAPHIC),
    ...cross([`${tone}-on-solid`], [`${tone}-solid`, `${tone}-solid-hover`], TEXT),
  ]),

  ...STATUS_TOKENS.flatMap((status) => [
    ...cross([`status-${status}`], [...BACKDROPS, ...MAP_GROUNDS, `status-${status}-bg`], GRAPHIC),
    ...cross([`status-${status}-fg`], [...TEXT_BACKDROPS, `status-${status}-bg`], TEXT),
  ]),

  ...cross(
    ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'],
    ['bg-page', 'bg-surface', 'bg-raised'],
    GRAPHIC,
  ),
  ...cross(['chart-axis'], ['bg-page', 'bg-surface', 'bg-raised'], TEXT),

  ...cross(['map-text', 'map-text-muted'], [...MAP_GROUNDS, 'map-water', 'map-halo'], TEXT),
  // The gap between a donut's ring and the ground.
  ...cross(marks, ['map-halo'], GRAPHIC),
]

/** A fill without an edge stands out by itself in every state. A pale brand's has one, in the colour of the mark. */
export const EDGELESS_PAIRS: readonly ContrastPair[] = cross(
  ['brand-bg', 'brand-bg-hover', 'brand-bg-active'],
  BACKDROPS,
  GRAPHIC,
)

/** How people see: all three cones, or without the long, the middle or the short ones. */
export const VISIONS = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const
export type Vision = (typeof VISIONS)[number]

/** Colours that must differ pairwise by at least `min` (OKLab distance) in every vision. */
export interface DistinctSet {
  name: string
  tokens: readonly ColorToken[]
  min: number
}

export const DISTINCT_SETS: readonly DistinctSet[] = [
  { name: 'station statuses', tokens: marks, min: 0.08 },
  {
    name: 'chart series',
    tokens: ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'],
    min: 0.08,
  },
  // A brand may be red: what deletes must still not look like what saves.
  { name: 'danger and brand, filled', tokens: ['danger-solid', 'brand-bg'], min: 0.08 },
  { name: 'danger and brand, as a mark', tokens: ['danger-solid', 'brand-mark'], min: 0.08 },
  { name: 'danger and brand, as text', tokens: ['danger-fg', 'brand-text'], min: 0.06 },
]

/** Hues (OKLCH degrees) that keep their meaning in every tenant, and how far a solver may lean from them. */
export const FIXED_HUES: readonly { token: ColorToken; hue: number; lean: number }[] = [
  { token: 'status-available', hue: 157, lean: 14 },
  { token: 'status-busy', hue: 52, lean: 14 },
  { token: 'status-maintenance', hue: 262, lean: 14 },
  { token: 'success-solid', hue: 155, lean: 14 },
  { token: 'warning-solid', hue: 72, lean: 14 },
  { token: 'danger-solid', hue: 25, lean: 18 },
  { token: 'info-solid', hue: 245, lean: 14 },
]
