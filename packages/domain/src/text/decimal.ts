/** How a typed number is to be read. */
export interface DecimalRules {
  /** The tenant's locale, as `pt-BR`: its decimal sign and its group sign. */
  readonly locale: string
  /** Decimals that the field takes, 0 to 20. Fewer than three leave room for groups of thousands. */
  readonly decimals: number
}

/** The two signs inside a number. */
export interface DecimalSigns {
  readonly decimal: string
  readonly group: string
}

const LONGEST = 60
const SHAPE = /^([+-]?)(\d[\d.,]*|[.,]\d+)$/
const known = new Map<string, DecimalSigns>()

/** The signs of a locale; an unknown locale reads as `pt-BR` writes. */
export function decimalSigns(locale: string): DecimalSigns {
  let signs = known.get(locale)
  if (!signs) {
    signs = signsOf(locale)
    if (known.size < 100) known.set(locale, signs)
  }
  return signs
}

function signsOf(locale: string): DecimalSigns {
  try {
    // Seven digits: Spanish writes 1234 without a group sign.
    const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5)
    const sign = (type: string): string | undefined => parts.find((part) => part.type === type)?.value
    return { decimal: sign('decimal') ?? ',', group: sign('group') ?? '.' }
  } catch {
    return { decimal: ',', group: '.' }
  }
}

/**
 * Reads a typed or pasted number. With both signs in it the last one is the decimal sign; the locale's own decimal sign
 * always is; a lone group sign stands before thousands where it can (`1.234` in `pt-BR`), else it is meant as the
 * decimal sign (`7.4`, or `-23.561` in a field of three decimals and more).
 *
 * @returns undefined for whatever is no number, also for one that is not finite.
 */
export function readDecimal(text: string, { locale, decimals }: DecimalRules): number | undefined {
  if (text.length > LONGEST) return undefined
  const match = SHAPE.exec(text.replaceAll(/\p{Z}/gu, '').replace('−', '-'))
  if (!match) return undefined
  const [, sign = '', body = ''] = match
  const plain = plainOf(body, decimalSigns(locale).decimal, decimals)
  const value = plain === undefined ? Number.NaN : Number(`${sign}${plain}`)
  return Number.isFinite(value) ? (value === 0 ? 0 : value) : undefined
}

/** The digits with a point as decimal sign, or none. */
function plainOf(body: string, decimalSign: string, decimals: number): string | undefined {
  const points = body.split('.').length - 1
  const commas = body.split(',').length - 1
  if (points + commas === 0) return body
  const last = body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ','
  if (points > 0 && commas > 0) return withDecimals(body, last, last === '.' ? ',' : '.')
  if (points + commas > 1) return ungrouped(body, last)
  const isGroup = last !== decimalSign && decimals < 3
  return (isGroup ? ungrouped(body, last) : undefined) ?? body.replace(last, '.')
}

function withDecimals(body: string, decimal: string, group: string): string | undefined {
  const [whole = '', fraction = '', ...more] = body.split(decimal)
  const digits = ungrouped(whole, group)
  return more.length === 0 && digits !== undefined && !fraction.includes(group)
    ? `${digits}.${fraction}`
    : undefined
}

/** Digits without their group signs; undefined where the groups are not of three. */
function ungrouped(body: string, group: string): string | undefined {
  const [first = '', ...groups] = body.split(group)
  return /^[1-9]\d{0,2}$/.test(first) && groups.every((each) => /^\d{3}$/.test(each))
    ? first + groups.join('')
    : undefined
}

/** How many decimals a number has when it is written as short as it can be: 2 for 0.25, 0 for 1e21. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).toLowerCase().split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** How a number is written, beyond its locale. */
export interface WriteOptions {
  /** Least decimals, padded with zeros. Default: 0. */
  readonly least?: number
  /** With group signs between thousands. Default: false, so that a field never holds a sign with two meanings. */
  readonly isGrouped?: boolean
}

/** Writes a number for its field: never rounded, so that a loaded value with more decimals is shown whole. */
export function writeDecimal(value: number, locale: string, options: WriteOptions = {}): string {
  if (!Number.isFinite(value)) return ''
  const { least = 0, isGrouped = false } = options
  const format = new Intl.NumberFormat(locale, {
    useGrouping: isGrouped,
    minimumFractionDigits: Math.min(20, least),
    maximumFractionDigits: Math.min(100, Math.max(least, decimalsOf(value))),
  })
  return format.format(value === 0 ? 0 : value)
}

/** Moves the decimal point to the right (or left): exact, never by a multiplication. `shiftDecimal(0.1575, 2)` is 15.75. */
export function shiftDecimal(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(value).toLowerCase().split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/**
 * A product of decimals, exact and then rounded half up, as a whole number of its last place:
 * `multiplyDecimals([1.9, 1.05], 2)` is 200, for 1.995.
 *
 * @param factors - each at least 0
 * @param places - decimals that are kept
 */
export function multiplyDecimals(factors: readonly number[], places: number): number {
  const decimals = factors.map(decimalsOf)
  const product = factors.reduce(
    (all, each, index) => all * BigInt(shiftDecimal(each, decimals[index] ?? 0)),
    10n ** BigInt(places),
  )
  const scale = 10n ** BigInt(decimals.reduce((sum, each) => sum + each, 0))
  return Number((product * 2n + scale) / (scale * 2n))
}

/** The sum of two decimals, without the dust of binary fractions: 0.1 and 0.2 are 0.3. */
export function addDecimals(a: number, b: number): number {
  const places = Math.max(decimalsOf(a), decimalsOf(b))
  return shiftDecimal(Math.round(shiftDecimal(a, places)) + Math.round(shiftDecimal(b, places)), -places)
}
