import type { Country } from '../tenants/index.ts'
import { fillPattern, type Mask } from './mask.ts'

/** A country's numbers: its code, and the patterns of a number within the country. */
interface Plan {
  readonly code: string
  readonly mobile: string
  readonly fixed: string
  /** Whether a number within the country, as far as it is there, is a mobile one. */
  readonly isMobile: (national: string) => boolean
}

const PLANS: Record<Country, Plan> = {
  BR: { code: '55', mobile: '00 00000-0000', fixed: '00 0000-0000', isMobile: (n) => n[2] === '9' },
  CO: { code: '57', mobile: '000 000 0000', fixed: '000 000 0000', isMobile: () => true },
  EC: { code: '593', mobile: '00 000 0000', fixed: '0 000 0000', isMobile: (n) => n.startsWith('9') },
  UY: { code: '598', mobile: '00 000 000', fixed: '0000 0000', isMobile: (n) => n.startsWith('9') },
}
/** E.164: at most 15 digits, country code included. */
const LONGEST = 15
const SHORTEST = 8

const slotsOf = (pattern: string): number => pattern.replaceAll(/[^0]/g, '').length

/**
 * Phone numbers of a country. What counts is `+`, the country's code and the digits (`+5548900000000`); shown as
 * `+55 48 90000-0000`. A number typed without a code gets the country's own, one that begins with another code is kept
 * as it is, the zero that is dialled first within a country goes.
 */
export function phoneMask(country: Country): Mask {
  const { code, mobile, fixed, isMobile } = PLANS[country]
  const patternOf = (national: string): string => (isMobile(national) ? mobile : fixed)
  const nationalOf = (raw: string): string | undefined =>
    raw.startsWith(`+${code}`) ? raw.slice(code.length + 1) : undefined
  const sizeOf = (raw: string): number => {
    const national = nationalOf(raw)
    return national === undefined ? LONGEST + 1 : 1 + code.length + slotsOf(patternOf(national))
  }
  return {
    example: `+${code} ${mobile}`,
    counts: (character) => /[\d+]/.test(character),
    clean(text) {
      const digits = text.replaceAll(/\D/g, '')
      if (text.includes('+')) return `+${digits}`
      const national = digits.replace(/^0+/, '')
      if (national === '') return ''
      const hasCode = national.startsWith(code) && national.length > slotsOf(mobile)
      return hasCode ? `+${national}` : `+${code}${national}`
    },
    format(raw) {
      const national = nationalOf(raw)
      return national ? `+${code} ${fillPattern(patternOf(national), national)}` : raw
    },
    sizeOf,
    settle: (raw) => (raw === '+' || raw === `+${code}` ? '' : raw),
    isComplete(raw) {
      const digits = /^\+(\d+)$/.exec(raw)?.[1]
      if (digits === undefined) return false
      if (nationalOf(raw) !== undefined) return raw.length === sizeOf(raw)
      return digits.length >= SHORTEST && digits.length <= LONGEST
    },
  }
}
