const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/**
 * An amount in currency units (`12.345`, as number or as the wire's decimal text) as integer hundredths, rounded half
 * away from zero: `1234.5` is 123450, `'1.005'` and `1.005` are 101, `-0.005` is -1.
 * Undefined for anything that is no decimal number, and past 9 007 199 254 740 991 hundredths.
 */
export function toHundredths(amount: unknown): number | undefined {
  if (typeof amount === 'number') return Number.isFinite(amount) ? parse(String(amount)) : undefined
  return typeof amount === 'string' && amount.length <= 60 ? parse(amount.trim()) : undefined
}

/** The shortest decimal text is read digit by digit, because 1.005 is stored as 1.00499…: its digits are meant. */
function parse(text: string): number | undefined {
  const match = DECIMAL.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', fraction = '', exponent] = match
  const digits = whole + fraction
  if (digits === '') return undefined
  // The decimal point, counted from the first digit, after the move to hundredths.
  const point = whole.length + Number(exponent ?? 0) + 2
  const kept = digits.slice(0, Math.max(point, 0)).padEnd(point, '0')
  const next = digits[point] ?? ''
  const hundredths = Number(kept) + (next >= '5' ? 1 : 0)
  if (!Number.isSafeInteger(hundredths)) return undefined
  return sign === '-' && hundredths !== 0 ? -hundredths : hundredths
}
