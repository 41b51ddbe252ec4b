import { clockOf, DAY_MINUTES, minuteOf, type Span } from '@corrente/domain/day-plan'
import {
  FRACTION_MAX,
  isPriceLeap,
  isSameTariff,
  NO_TARIFF,
  type Tariff,
  type TypedPrice,
} from '@corrente/domain/pricing'
import { useState } from 'react'

/** What a price is by; none: free, or a draft. */
export type Basis = 'kwh' | 'minute' | 'none'

/** A price that is on and has no value so far stays on. A period without one is a draft: its field stands open. */
function basisOf(tariff: Tariff | null, missing: readonly (keyof Tariff)[], isRule: boolean): Basis {
  if (missing.includes('minute')) return 'minute'
  if (tariff === null || tariff.kwh > 0 || missing.includes('kwh')) return 'kwh'
  if (tariff.minute > 0) return 'minute'
  return isRule ? 'none' : 'kwh'
}
const hasNothing = (tariff: Tariff) => Object.values(tariff).every((value) => value === 0)

/** The hours as they are typed. */
function useHours(span: Span | undefined, typed: TypedPrice | undefined) {
  const [from, setFrom] = useState(typed ? typed.from : span && clockOf(span.start % DAY_MINUTES))
  const [to, setTo] = useState(
    typed ? typed.to : span && clockOf(span.end > DAY_MINUTES ? span.end - DAY_MINUTES : span.end),
  )
  const start = from === undefined ? undefined : minuteOf(from)
  const typedEnd = to === undefined ? undefined : minuteOf(to)
  // What ran over midnight when it was drawn still does.
  const isOverMidnight =
    typedEnd !== undefined && span !== undefined && span.end > DAY_MINUTES && typedEnd <= (start ?? -1)
  const end = isOverMidnight ? typedEnd + DAY_MINUTES : typedEnd
  return {
    ...{ from, setFrom, to, setTo },
    isTouched: span !== undefined && (start !== span.start || end !== span.end),
    isOrdered: !span || (start !== undefined && end !== undefined && start < end),
    span: span && start !== undefined && end !== undefined ? { start, end } : undefined,
  }
}

/**
 * What stands in the box while it is open.
 * @param missing - prices that are on and have no value
 * @param typed - what was being typed when it was last open
 */
export function usePriceDraft(
  span: Span | undefined,
  tariff: Tariff | null,
  missing: readonly (keyof Tariff)[],
  typed: TypedPrice | undefined,
) {
  const hours = useHours(span, typed)
  const isRule = span === undefined
  const [basis, setBasis] = useState<Basis>(typed?.basis ?? basisOf(tariff, missing, isRule))
  const [values, setValues] = useState<Tariff>(typed?.values ?? tariff ?? NO_TARIFF)
  const price = {
    ...values,
    kwh: basis === 'kwh' ? values.kwh : 0,
    minute: basis === 'minute' ? values.minute : 0,
  }
  const before = tariff && basis !== 'none' ? tariff[basis] : 0
  const after = basis === 'none' ? 0 : values[basis]
  return {
    ...{ hours, basis, setBasis, values, before, after, isRule },
    /** Whether anything was typed or chosen. */
    isTouched:
      hours.isTouched ||
      basis !== basisOf(tariff, missing, isRule) ||
      !isSameTariff(values, tariff ?? NO_TARIFF),
    /** A price of a rule that is on and has no value (DPR-019): free is a choice of its own. */
    isMissing: isRule && basis !== 'none' && !(after > 0),
    set: (change: Partial<Tariff>) => setValues((now) => ({ ...now, ...change })),
    isFractionWrong: values.fee > FRACTION_MAX || values.tax > FRACTION_MAX,
    /** Ten times the old price, or a tenth of it. */
    isLeap: basis !== 'none' && isPriceLeap(before, after),
    /** A period without any price is a draft (DPR-029), and one with a start price alone keeps that as it waits for the rest. */
    tariff: !isRule && hasNothing(price) ? null : price,
  }
}

/** What stands in the box. */
export type PriceDraft = ReturnType<typeof usePriceDraft>
