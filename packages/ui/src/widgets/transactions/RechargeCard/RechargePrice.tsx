import type { Movement } from '@corrente/domain/financial'
import { paymentColorOf, type Recharge } from '@corrente/domain/transactions'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { useRechargeWords } from '../useRechargeWords.ts'
import { priceLines } from './priceLines.ts'
import { Part } from './RechargeCard.styles.ts'

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}

  th,
  td {
    padding: ${theme.space[1]} 0;
    font-weight: ${theme.font.weight.normal};
    text-align: start;
    vertical-align: baseline;
  }
  td {
    padding-inline-start: ${theme.space[3]};
    text-align: end;
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.normal};
  }
`
const Sum = styled.tr`
  & > th,
  & > td {
    border-block-start: 1px solid ${theme.border.default};
    font-weight: ${theme.font.weight.semibold};
  }
`
const Apart = styled.tr`
  & > th,
  & > td {
    padding-block-start: ${theme.space[3]};
  }
  &[data-off] > td {
    text-decoration: line-through;
  }
`

export interface RechargePriceProps {
  recharge: Recharge
  /** How the server parts the amount; undefined: not known. */
  movement: Movement | undefined
  isIdleCancelled: boolean
}

/** What a recharge cost, line by line, and what was charged for standing afterwards, which is no part of it (TRX-016). */
export function RechargePrice({ recharge, movement, isIdleCancelled }: RechargePriceProps) {
  const t = useText('transactions')
  const words = useRechargeWords()
  const { money } = useFormats()
  const { energyKwh = 0, income = 0, idleAmount = 0, idleSeconds } = recharge
  const energy = words.energy(recharge)
  const lines = priceLines(movement)
  const isFree = paymentColorOf(recharge) === 'none'
  const labelOf = (part: (typeof lines)[number]['part']) =>
    part === 'energy' ? t('card.priceLine.energy', { energy: energy ?? '' }) : t(`card.priceLine.${part}`)
  const hasIdle = idleAmount > 0
  return (
    <Part aria-label={t('card.price')}>
      <h3>{t('card.price')}</h3>
      {recharge.stoppedAt === undefined ? (
        <p>{t('card.priceLater')}</p>
      ) : (
        <>
          {isFree && <p>{t('card.noPrice')}</p>}
          {(!isFree || hasIdle) && (
            <Table>
              <tbody>
                {!isFree &&
                  lines.length > 0 &&
                  lines.map(({ part, text }) => (
                    <tr key={part}>
                      <th scope="row">{labelOf(part)}</th>
                      <td>{text}</td>
                    </tr>
                  ))}
                {!isFree && (
                  <Sum>
                    <th scope="row">
                      {lines.length > 0
                        ? t('column.income')
                        : energy === undefined
                          ? t('card.priceLine.plain')
                          : t('card.priceLine.whole', { energy })}
                      {energyKwh >= 1 && (
                        <small>{t('card.average', { price: money(income / 100 / energyKwh) })}</small>
                      )}
                    </th>
                    <td>{words.amount(recharge.income, recharge.incomeText)}</td>
                  </Sum>
                )}
                {hasIdle && (
                  <Apart data-off={isIdleCancelled ? '' : undefined}>
                    <th scope="row">
                      {idleSeconds === undefined
                        ? t('card.idle')
                        : t('card.idleLine', { time: words.length(idleSeconds) })}
                      <small>{t(isIdleCancelled ? 'card.idleCancelled' : 'card.idleApart')}</small>
                    </th>
                    <td>{words.amount(recharge.idleAmount, recharge.idleAmountText)}</td>
                  </Apart>
                )}
              </tbody>
            </Table>
          )}
        </>
      )}
    </Part>
  )
}
