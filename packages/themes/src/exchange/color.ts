import { type Color, formatHex, inGamut, parse, toGamut } from 'culori'

/** A colour as a token file writes it: its `$value`. Components of `srgb` are 0-1, six decimals; alpha is 0-1. */
export interface ColorValue {
  colorSpace: 'srgb'
  components: [number, number, number]
  alpha: number
  hex: string
}

/** A colour that was read: opaque part and opacity. */
export interface ReadColor {
  /** `#rrggbb`, lower case. */
  hex: string
  /** 0-1. */
  alpha: number
  /** It is more vivid than sRGB can show; `hex` is the nearest of the same hue. */
  isBeyond: boolean
}

const shortened = (value: number): number => Math.round(value * 1e6) / 1e6

/** Writes `#rrggbb` or `#rrggbbaa`; throws on anything else. */
export function colorValue(css: string): ColorValue {
  const bytes = /^#(?:[0-9a-f]{2}){3,4}$/.test(css) ? css.slice(1).match(/../g) : null
  const [r, g, b, a = 1] = (bytes ?? []).map((byte) => shortened(Number.parseInt(byte, 16) / 255))
  if (r === undefined || g === undefined || b === undefined) throw new Error(`Not #rrggbb: ${css}`)
  return { colorSpace: 'srgb', components: [r, g, b], alpha: a, hex: css.slice(0, 7) }
}

/** culori's name of each colour space, its channels, and by what a component is divided to be culori's. */
const SPACES: Readonly<Record<string, readonly [Color['mode'], string, readonly number[]]>> = {
  srgb: ['rgb', 'rgb', [1, 1, 1]],
  'srgb-linear': ['lrgb', 'rgb', [1, 1, 1]],
  hsl: ['hsl', 'hsl', [1, 100, 100]],
  hwb: ['hwb', 'hwb', [1, 100, 100]],
  lab: ['lab', 'lab', [1, 1, 1]],
  lch: ['lch', 'lch', [1, 1, 1]],
  oklab: ['oklab', 'lab', [1, 1, 1]],
  oklch: ['oklch', 'lch', [1, 1, 1]],
  'display-p3': ['p3', 'rgb', [1, 1, 1]],
  'a98-rgb': ['a98', 'rgb', [1, 1, 1]],
  'prophoto-rgb': ['prophoto', 'rgb', [1, 1, 1]],
  rec2020: ['rec2020', 'rgb', [1, 1, 1]],
  'xyz-d65': ['xyz65', 'xyz', [1, 1, 1]],
  'xyz-d50': ['xyz50', 'xyz', [1, 1, 1]],
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function fromObject(value: object): Color | undefined {
  const { colorSpace, components, alpha = 1, hex } = value as Partial<Record<keyof ColorValue, unknown>>
  const space =
    typeof colorSpace === 'string' && Object.hasOwn(SPACES, colorSpace) ? SPACES[colorSpace] : undefined
  if (!space || !Array.isArray(components) || components.length !== 3 || !isNumber(alpha)) return undefined
  const numbers = components.map((one: unknown) => (one === 'none' ? 0 : one))
  if (!numbers.every(isNumber)) return undefined
  const [mode, channels, by] = space
  // Some tools round components to two decimals and keep the exact colour beside them.
  const exact =
    mode === 'rgb' && typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex) ? parse(hex) : undefined
  if (
    exact?.mode === 'rgb' &&
    [exact.r, exact.g, exact.b].every((one, at) => Math.abs(one - (numbers[at] ?? 0)) < 0.006)
  )
    return { ...exact, alpha }
  const parts = numbers.map((one, at) => [channels[at], one / (by[at] ?? 1)])
  return { mode, ...Object.fromEntries(parts), alpha } as Color // its channels are those of its mode
}

/** Reads a colour: an object of Design Tokens in any of its 14 spaces, or a CSS colour. Undefined for anything else. */
export function readColor(value: unknown): ReadColor | undefined {
  const color =
    typeof value === 'string'
      ? parse(value.trim())
      : typeof value === 'object' && value !== null
        ? fromObject(value)
        : undefined
  if (!color) return undefined
  const alpha = color.alpha ?? 1
  const isBeyond = !inGamut('rgb')(color)
  return {
    hex: formatHex(isBeyond ? toGamut('rgb', 'oklch')(color) : color),
    alpha: Math.min(1, Math.max(0, alpha)),
    isBeyond,
  }
}
