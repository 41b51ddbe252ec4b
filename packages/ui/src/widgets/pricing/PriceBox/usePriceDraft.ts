import { clockOf, DAY_MINUTES, minuteOf, type Span } from '@corrente/domain/day-plan'
import { FRACTION_MAX, isPriceLeap, NO_TARIFF, type Tariff } from '@corrente/domain/pricing'
import { useState } from 'react'

/** What a price is by; none: free, or a draft. */
export type Basis = 'kwh' | 'minute' | 'none'

const basisOf = (tariff: Tariff | null): Basis =>
  tariff === null || tariff.kwh > 0 ? 'kwh' : tariff.minute > 0 ? 'minute' : 'none'

/** The hours as they are typed. */
function useHours(span: Span | undefined) {
  const [from, setFrom] = useState(span && clockOf(span.start % DAY_MINUTES))
  const [to, setTo] = useState(span && clockOf(span.end > DAY_MINUTES ? span.end - DAY_MINUTES : span.end))
  const start = from === undefined ? undefined : minuteOf(from)
  const typedEnd = to === undefined ? undefined : minuteOf(to)
  // What ran over midnight when it was drawn still does.
  const isOverMidnight =
    typedEnd !== undefined && span !== undefined && span.end > DAY_MINUTES && typedEnd <= (start ?? -1)
  const end = isOverMidnight ? typedEnd + DAY_MINUTES : typedEnd
  return {
    ...{ from, setFrom, to, setTo },
    isOrdered: !span || (start !== undefined && end !== undefined && start < end),
    span: span && start !== undefined && end !== undefined ? { start, end } : undefined,
  }
}

/** What stands in the box while it is open. */
export function usePriceDraft(span: Span | undefined, tariff: Tariff | null) {
  const hours = useHours(span)
  const [basis, setBasis] = useState<Basis>(basisOf(tariff))
  const [values, setValues] = useState<Tariff>(tariff ?? NO_TARIFF)
  const price = {
    ...values,
    kwh: basis === 'kwh' ? values.kwh : 0,
    minute: basis === 'minute' ? values.minute : 0,
  }
  const before = tariff && basis !== 'none' ? tariff[basis] : 0
  const after = basis === 'none' ? 0 : values[basis]
  return {
    ...{ hours, basis, setBasis, values, before, after },
    set: (change: Partial<Tariff>) => setValues((now) => ({ ...now, ...change })),
    isFractionWrong: values.fee > FRACTION_MAX || values.tax > FRACTION_MAX,
    /** Ten times the old price, or a tenth of it. */
    isLeap: basis !== 'none' && isPriceLeap(before, after),
    /** A period without its price is a draft (DPR-029); an all-day rule without one is free (DPR-019). */
    tariff: span && price.kwh === 0 && price.minute === 0 ? null : price,
  }
}

/** What stands in the box. */
export type PriceDraft = ReturnType<typeof usePriceDraft>
