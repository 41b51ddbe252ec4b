import { convertLrgbToOklab, convertLrgbToRgb, convertOklabToLrgb, convertRgbToLrgb } from 'culori/fn'

/** Lightness 0-1, chroma 0-0.4, hue in degrees. */
export interface Lch {
  l: number
  c: number
  h: number
}

export interface Lab {
  l: number
  a: number
  b: number
}

/** Linear light, each channel 0-1. */
export interface LinearRgb {
  r: number
  g: number
  b: number
}

/** A colour as a browser will paint it (8 bits a channel), with what the solvers ask of it most. */
export interface Swatch {
  /** `#rrggbb`, lower case. */
  hex: string
  /** What was asked for; `lab` is what came out after the gamut and the 8 bits. */
  lch: Lch
  linear: LinearRgb
  lab: Lab
  /** WCAG relative luminance, 0-1. */
  luminance: number
}

const EPSILON = 1e-4
const fits = (v: number): boolean => v >= -EPSILON && v <= 1 + EPSILON
const inGamut = ({ r, g, b }: LinearRgb): boolean => fits(r) && fits(g) && fits(b)

const labOf = ({ l, c, h }: Lch): Lab => {
  const angle = (h * Math.PI) / 180
  return { l, a: c * Math.cos(angle), b: c * Math.sin(angle) }
}

/** The same lightness and hue with the largest chroma, up to the one asked for, that sRGB can show. */
function intoGamut(lch: Lch): LinearRgb {
  const wanted = convertOklabToLrgb(labOf(lch))
  if (inGamut(wanted)) return wanted
  let low = 0
  let high = lch.c
  for (let step = 0; step < 14; step++) {
    const mid = (low + high) / 2
    if (inGamut(convertOklabToLrgb(labOf({ ...lch, c: mid })))) low = mid
    else high = mid
  }
  return convertOklabToLrgb(labOf({ ...lch, c: low }))
}

const byte = (v: number): number => Math.round(Math.min(1, Math.max(0, v)) * 255)

function fromBytes(r: number, g: number, b: number, lch: Lch | undefined): Swatch {
  const linear = convertRgbToLrgb({ r: r / 255, g: g / 255, b: b / 255 })
  const lab = convertLrgbToOklab(linear)
  const hex = `#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`
  const hue = (Math.atan2(lab.b, lab.a) * 180) / Math.PI
  return {
    hex,
    lch: lch ?? { l: lab.l, c: Math.hypot(lab.a, lab.b), h: (hue + 360) % 360 },
    linear: { r: linear.r, g: linear.g, b: linear.b },
    lab: { l: lab.l, a: lab.a, b: lab.b },
    luminance: 0.2126 * linear.r + 0.7152 * linear.g + 0.0722 * linear.b,
  }
}

/** Paints a colour: chroma is reduced until sRGB can show it, then each channel is rounded to 8 bits. */
export function swatch(l: number, c: number, h: number): Swatch {
  const lch = { l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h: ((h % 360) + 360) % 360 }
  const rgb = convertLrgbToRgb(intoGamut(lch))
  return fromBytes(byte(rgb.r), byte(rgb.g), byte(rgb.b), lch)
}

/** Reads `#rrggbb`; throws on anything else. */
export function swatchOf(hex: string): Swatch {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a colour of the form #rrggbb: ${hex}`)
  const value = Number.parseInt(hex.slice(1), 16)
  return fromBytes(value >> 16, (value >> 8) & 255, value & 255, undefined)
}

/** WCAG contrast ratio, 1-21, the same either way round. */
export function contrast(one: Swatch, other: Swatch): number {
  const [dark, light] =
    one.luminance < other.luminance ? [one.luminance, other.luminance] : [other.luminance, one.luminance]
  return (light + 0.05) / (dark + 0.05)
}

/** Degrees between two hues, 0-180. */
export function hueGap(one: number, other: number): number {
  const gap = Math.abs(one - other) % 360
  return gap > 180 ? 360 - gap : gap
}

/** WCAG contrast ratio of two `#rrggbb`, 1-21; throws on anything else. */
export const contrastOf = (one: string, other: string): number => contrast(swatchOf(one), swatchOf(other))

/** OKLab distance of two `#rrggbb`, 0 (the same) to 1 (black and white); throws on anything else. */
export function colorDistance(one: string, other: string): number {
  const [{ lab: p }, { lab: q }] = [swatchOf(one), swatchOf(other)]
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b)
}
