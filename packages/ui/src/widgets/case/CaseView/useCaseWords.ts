import { type CaseFacts, type CaseVerdict, withoutContacts } from '@corrente/domain/book/case'
import { useMemo } from 'react'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

/** What a case comes to: the kind before the point of its end. */
type Kind = 'didNotStart' | 'chargedTwice' | 'stoppedEarly' | 'stillCharging' | 'price' | 'unknown'

/** What became of it, without the why. */
const kindOf = ({ end }: Pick<CaseVerdict, 'end'>): Kind => end.slice(0, end.indexOf('.')) as Kind // the list's own form

/** A verdict in a sentence, what it stands on, and what the driver is told. */
export function useCaseWords() {
  const t = useText('reliability')
  const { money, energyKwh, timeOfDay, day, locale } = useFormats()
  return useMemo(() => {
    const list = new Intl.ListFormat(locale)
    const verdictText = ({ end, figures }: CaseVerdict): string => {
      const { amount, other, kwh, meterKwh, minutes = 0, at } = figures
      const amountText = money(amount === undefined ? undefined : amount / 100)
      const sentence = t(`case.verdict.${end}`, {
        amount: amountText,
        other: money(other === undefined ? undefined : other / 100),
        kwh: energyKwh(kwh),
        meter: energyKwh(meterKwh),
        time: timeOfDay(at),
        minutes,
      })
      const isChargedAnyway = end.startsWith('didNotStart') && amount !== undefined
      return isChargedAnyway ? `${sentence} ${t('case.chargedAnyway', { amount: amountText })}` : sentence
    }
    return {
      verdictText,
      groundsText: ({ proof, settledBy }: CaseVerdict): string =>
        proof.length > 0
          ? t('case.provedBy', { what: list.format(proof.map((part) => t(`case.source.${part}`))) })
          : t('case.settledBy', { what: settledBy.map((each) => t(`case.settler.${each}`)).join('; ') }),
      /** Names nobody: what is copied holds no document, e-mail or phone, whatever a station is called. */
      answerText: ({ at, stationName, stationId }: CaseFacts, verdict: CaseVerdict): string => {
        const kind = kindOf(verdict)
        return withoutContacts(
          t('case.answer.text', {
            place: stationName ?? stationId ?? '',
            day: day(at),
            time: timeOfDay(at),
            what: kind === 'unknown' ? t('case.answer.unknown') : verdictText(verdict),
            next: t(`case.answer.next.${kind}`),
          }),
        )
      },
    }
  }, [t, money, energyKwh, timeOfDay, day, locale])
}
