import { isGraveDoubt, type PriceDoubt } from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Banner } from '../../../primitives/index.ts'
import { useTariffWords } from '../useTariffWords.ts'
import { spanText, useWeekWords } from '../WeekGrid/useWeekWords.ts'

const Doubts = styled.ul`
  margin-block-start: ${theme.space[1]};
  padding-inline-start: ${theme.space[4]};
  list-style: disc;
`

/** A doubt in words. */
function useDoubtWords() {
  const t = useText('pricing-profiles')
  const words = useTariffWords()
  const { dayWithin } = useWeekWords()
  return (doubt: PriceDoubt): string => {
    const { kind, parts, price, amount = 0, usual = 0, span, days, holidays = [] } = doubt
    const [first = 'exceptions', ...others] = parts
    const isShare = price === 'fee' || price === 'tax'
    const amountOf = isShare ? words.percent : words.amount
    return t(`doubt.${kind}`, {
      where: [
        t(`day.${first}`),
        ...others.map((part) => (part === 'exceptions' ? t('day.exceptions') : dayWithin(part))),
      ].join(', '),
      price: price && t(`tariff.${price}`),
      amount: amountOf(amount),
      usual: amountOf(usual),
      span: span && spanText(span),
      days: days && words.days(days),
      holidays: holidays.map((holiday) => t(`holiday.${holiday}`)).join(', '),
    })
  }
}

/** What is odd about a changed price list; what costs money at once stands out. */
export function DoubtList({ doubts }: { doubts: readonly PriceDoubt[] }) {
  const t = useText('pricing-profiles')
  const say = useDoubtWords()
  return (
    <Banner tone="warning">
      {t('doubt.title')}
      <Doubts>
        {doubts.map((doubt) => {
          const said = say(doubt)
          return <li key={said}>{isGraveDoubt(doubt) ? <strong>{said}</strong> : said}</li>
        })}
      </Doubts>
    </Banner>
  )
}
