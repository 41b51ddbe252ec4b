import { endOfDay, startOfDay, type ZoneId } from '../time/index.ts'
import { codeText, type Voucher } from './voucher.ts'
import { isUsable } from './worth.ts'

/** What two vouchers of one code are compared by. */
export type CodeSpan = Pick<Voucher, 'code' | 'start' | 'expire'>

/** The first and the last instant of the days that a voucher touches; a missing date is no bound. */
function daysOf({ start, expire }: CodeSpan, zone: ZoneId): readonly [number, number] {
  return [
    start === undefined ? Number.NEGATIVE_INFINITY : startOfDay(start, zone),
    // An end at midnight is the end of the day before.
    expire === undefined ? Number.POSITIVE_INFINITY : endOfDay(expire - 1, zone),
  ]
}

/**
 * The vouchers that share a code and a day with another one (decisions: Vouchers): those that are active or not started.
 * Days are those of the zone in which the dates are shown and typed.
 * @param pk - its own key, which does not count
 */
export function overlapsOf(
  span: CodeSpan,
  others: readonly Voucher[],
  pk: number | undefined,
  zone: ZoneId,
): readonly Voucher[] {
  const code = codeText(span.code)
  if (code === '') return []
  const [first, last] = daysOf(span, zone)
  return others.filter((other) => {
    if (other.pk === pk || !isUsable(other) || codeText(other.code) !== code) return false
    const [from, to] = daysOf(other, zone)
    return from <= last && first <= to
  })
}

/** Of a list, the vouchers that can be used and share code and days with others of it, each with those. */
export function overlapsAmong(
  vouchers: readonly Voucher[],
  zone: ZoneId,
): ReadonlyMap<number, readonly Voucher[]> {
  const usable = Map.groupBy(vouchers.filter(isUsable), ({ code }) => codeText(code))
  const found = new Map<number, readonly Voucher[]>()
  for (const twins of usable.values()) {
    if (twins.length < 2) continue
    for (const one of twins) {
      const overlaps = overlapsOf(one, twins, one.pk, zone)
      if (overlaps.length > 0) found.set(one.pk, overlaps)
    }
  }
  return found
}
