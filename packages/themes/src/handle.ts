import type { StatusToken, TokenName, Tone } from './contract/tokens.ts'

/**
 * The constant, typed handle that styled components read. Its leaves are bare `var(--…)` references without fallbacks,
 * so that switching the tenant is one attribute and one small file and no component renders again.
 * `breakpoint`, `duration` and `z` are raw: custom properties do not work in media queries and in script.
 */
const v = <T extends TokenName>(name: T): `var(--${T})` => `var(--${name})`

const tone = <T extends Tone>(name: T) =>
  ({
    fg: v(`${name}-fg`),
    bg: v(`${name}-bg`),
    border: v(`${name}-border`),
    solid: v(`${name}-solid`),
    solidHover: v(`${name}-solid-hover`),
    onSolid: v(`${name}-on-solid`),
  }) as const

const status = <S extends StatusToken>(name: S) =>
  ({ mark: v(`status-${name}`), bg: v(`status-${name}-bg`), fg: v(`status-${name}-fg`) }) as const

export const theme = {
  bg: {
    page: v('bg-page'),
    surface: v('bg-surface'),
    raised: v('bg-raised'),
    inset: v('bg-inset'),
    hover: v('bg-hover'),
    active: v('bg-active'),
    selected: v('bg-selected'),
    overlay: v('bg-overlay'),
  },
  fg: { default: v('fg-default'), muted: v('fg-muted'), disabled: v('fg-disabled') },
  border: { default: v('border-default'), strong: v('border-strong') },
  focusRing: v('focus-ring'),
  brand: {
    bg: v('brand-bg'),
    bgHover: v('brand-bg-hover'),
    bgActive: v('brand-bg-active'),
    fg: v('brand-fg'),
    /** Of a pale brand the mark, round a fill that would not stand out from the page; of any other nothing. */
    edge: 'var(--brand-edge)',
    /** The brand's colour where it must be seen by itself: a bar, a dot, an edge. The fill, or a pale brand's deeper relative. */
    mark: v('brand-mark'),
    text: v('brand-text'),
    softBg: v('brand-soft-bg'),
    softFg: v('brand-soft-fg'),
  },
  chrome: {
    bg: v('chrome-bg'),
    fg: v('chrome-fg'),
    muted: v('chrome-muted'),
    hoverBg: v('chrome-hover-bg'),
    selectedBg: v('chrome-selected-bg'),
    selectedFg: v('chrome-selected-fg'),
    border: v('chrome-border'),
  },
  tone: {
    neutral: tone('neutral'),
    info: tone('info'),
    success: tone('success'),
    warning: tone('warning'),
    danger: tone('danger'),
  },
  status: {
    available: status('available'),
    busy: status('busy'),
    maintenance: status('maintenance'),
    unavailable: status('unavailable'),
  },
  chart: {
    series: [v('chart-1'), v('chart-2'), v('chart-3'), v('chart-4'), v('chart-5'), v('chart-6')],
    grid: v('chart-grid'),
    axis: v('chart-axis'),
  },
  map: {
    water: v('map-water'),
    land: v('map-land'),
    landFocus: v('map-land-focus'),
    coast: v('map-coast'),
    border: v('map-border'),
    state: v('map-state'),
    river: v('map-river'),
    text: v('map-text'),
    textMuted: v('map-text-muted'),
    halo: v('map-halo'),
  },
  radius: { s: v('radius-s'), m: v('radius-m'), l: v('radius-l'), control: v('radius-control') },
  shadow: { raised: v('shadow-raised'), overlay: v('shadow-overlay') },
  size: { control: v('control-height'), controlSmall: v('control-height-small') },
  /** Base unit 4 px. */
  space: { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '20px', 6: '24px', 8: '32px', 12: '48px' },
  font: {
    family: "'Inter Variable', system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    /** By their size in CSS pixels where nobody chose another text size in the browser; they follow that choice. */
    size: {
      12: '0.75rem',
      13: '0.8125rem',
      14: '0.875rem',
      16: '1rem',
      20: '1.25rem',
      24: '1.5rem',
      32: '2rem',
    },
    weight: { normal: '400', medium: '500', semibold: '600', bold: '700' },
    line: { tight: '1.2', normal: '1.45' },
  },
  /** Motion stays under 200 ms; every animation also honours `prefers-reduced-motion`. */
  duration: { fast: '100ms', normal: '160ms' },
  /** Widths in CSS pixels from which a layout applies. */
  breakpoint: { phone: 360, tablet: 720, desktop: 1025, wide: 1440 },
  z: { sticky: 10, chrome: 20, drawer: 30, overlay: 40, dialog: 50, toast: 60, tooltip: 70 },
} as const
