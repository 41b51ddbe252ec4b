import type { MoneyQueue, MoneySum } from '@corrente/domain/book'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, FigureCell, FigureNote, FigureStrip, Popover } from '../../../primitives/index.ts'

/** What the sums were read from, and what they lack. */
export interface MoneyReadFrom extends Pick<MoneyQueue, 'judged' | 'unpriced' | 'unusualHours'> {
  readonly calls: number
  readonly stations: number
  readonly recharges: number
  readonly events: number
  /** undefined: they were not read. */
  readonly movements: number | undefined
  /** Pricing profiles of the connectors, and how many of them were read. */
  readonly profiles: { readonly count: number; readonly read: number }
}

const Notes = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  inline-size: min(340px, 80vw);
  font-size: ${theme.font.size[13]};

  p {
    margin: 0;
  }
  p + p {
    color: ${theme.fg.muted};
  }
`

/** What all rows come to, each currency by itself; a sum opens to its formula, what it was read from and what is missing. */
export function MoneySums({ sums, readFrom }: { sums: readonly MoneySum[]; readFrom: MoneyReadFrom }) {
  const t = useText('money-queue')
  const { money, number } = useFormats()
  const { movements, profiles, unusualHours, ...read } = readFrom
  return (
    <FigureStrip aria-label={t('sums')}>
      {sums.map(({ currency, amount, estimated, count }) => {
        const value = money(amount / 100, currency)
        return (
          <FigureCell key={currency}>
            <FigureNote>{t('sum', { currency, count })}</FigureNote>
            <Popover
              label={t('sumOpen', { currency })}
              trigger={
                <Button size="small" tone="ghost" aria-label={t('sumIs', { currency, value })}>
                  <strong>{value}</strong>
                </Button>
              }
            >
              <Notes>
                <p>{t('sumFormula')}</p>
                <p>{t('readFrom', read)}</p>
                <p>{movements === undefined ? t('noMovements') : t('movements', { count: movements })}</p>
                {profiles.count > 0 && <p>{t('profiles', profiles)}</p>}
                <p>
                  {t('missing', {
                    judged: read.judged,
                    unpriced: read.unpriced,
                    hours: number(Math.round(unusualHours)),
                  })}
                </p>
              </Notes>
            </Popover>
            {estimated > 0 && (
              <FigureNote>{t('sumEstimated', { value: money(estimated / 100, currency) })}</FigureNote>
            )}
          </FigureCell>
        )
      })}
    </FigureStrip>
  )
}
