import { type DecimalRules, decimalSigns, readDecimal, writeDecimal } from './decimal.ts'

/** What a number's field takes. */
export interface NumberRules extends DecimalRules {
  /** Whether a minus may stand first. */
  readonly canBeNegative: boolean
  /** Most characters as typed, signs included (STF-075, SMC-017). Undefined is no limit. */
  readonly limit?: number | undefined
}

/** Why something was not taken: the field says so in words. */
export const NUMBER_REFUSALS = ['notNumber', 'negative', 'whole', 'decimals', 'limit'] as const
export type NumberRefusal = (typeof NUMBER_REFUSALS)[number]

/** The text of a number's field after an edit. */
export interface NumberEdit {
  readonly text: string
  /** Set where the edit, or a part of it, was not taken. */
  readonly refused?: NumberRefusal
}

/**
 * What a field of numbers holds after somebody typed: digits, one decimal sign (a group sign counts as one: the keypad's
 * point), a minus first where it may be. Anything else leaves the text as it was and says why.
 */
export function typeNumber(before: string, after: string, rules: NumberRules): NumberEdit {
  const { decimal } = decimalSigns(rules.locale)
  const refuse = (refused: NumberRefusal): NumberEdit => ({ text: before, refused })
  const text = after.replaceAll(/\p{Z}/gu, '').replaceAll(/[.,]/g, decimal)
  if (text.includes('-') && !rules.canBeNegative) return refuse('negative')
  if (/[^\d.,-]/.test(text) || text.lastIndexOf('-') > 0) return refuse('notNumber')
  const [, fraction, ...more] = text.split(decimal)
  if (more.length > 0) return refuse('notNumber')
  if (fraction !== undefined && rules.decimals === 0) return refuse('whole')
  const isLonger = text.length > before.length
  if (fraction !== undefined && fraction.length > rules.decimals && isLonger) return refuse('decimals')
  if (rules.limit !== undefined && text.length > rules.limit && isLonger) return refuse('limit')
  return { text }
}

const NUMBER_INSIDE = /[-−]?\s?\d(?:[\d.,\s]*\d)?/gu

/**
 * What the field holds after a paste: the number that the text is, or the one number inside it (`R$ 1.007,40`, `11 kW`),
 * without group signs; else what was there before. More decimals or characters than the field takes are kept: the field
 * marks them, it cuts nothing (AST-024). A pasted negative is refused (VCH-069).
 */
export function pasteNumber(before: string, after: string, rules: NumberRules): NumberEdit {
  const whole = readDecimal(after, rules)
  const inside = [...after.matchAll(NUMBER_INSIDE)].map(([found]) => found)
  const value = whole ?? (inside.length === 1 ? readDecimal(inside[0] ?? '', rules) : undefined)
  if (value === undefined) return { text: before, refused: 'notNumber' }
  if (value < 0 && !rules.canBeNegative) return { text: before, refused: 'negative' }
  return { text: writeDecimal(value, rules.locale) }
}
