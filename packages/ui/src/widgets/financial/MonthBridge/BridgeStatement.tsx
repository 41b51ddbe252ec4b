import {
  BRIDGE_APART,
  BRIDGE_OUTSIDE,
  BRIDGE_PARTS,
  type Bridge,
  type BridgeLine,
  type Share,
} from '@corrente/domain/financial'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { focusRing, tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { useMoneyWords } from '../useMoneyWords.ts'

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}

  caption {
    padding-block: ${theme.space[2]};
    font-size: ${theme.font.size[14]};
    font-weight: ${theme.font.weight.semibold};
    text-align: start;
  }
  th,
  td {
    padding: ${theme.space[1]} 0;
    border-block-end: 1px solid ${theme.border.default};
    font-weight: ${theme.font.weight.normal};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  td {
    padding-inline-start: ${theme.space[3]};
    text-align: end;
    white-space: nowrap;
  }
  td:nth-of-type(1) {
    color: ${theme.fg.muted};
  }
  small {
    display: block;
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
`
const Result = styled.tr`
  & > th,
  & > td {
    border-block-end-color: ${theme.border.strong};
    font-weight: ${theme.font.weight.semibold};
  }
`
const Root = styled.section`
  ${focusRing}
`
const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: ${theme.space[3]} ${theme.space[6]};
`

export interface BridgeStatementProps {
  bridge: Bridge
  /** There is no other coin to tell it from. */
  isOnly: boolean
}

/** One coin of the month: the statement, and what makes up the amount charged. */
export function BridgeStatement({ bridge, isOnly }: BridgeStatementProps) {
  const t = useText('month-check')
  return (
    // The dialog scrolls, and may hold nothing else that takes the focus.
    <Root tabIndex={0} role="region" aria-label={t('statementOf', { currency: bridge.currency })}>
      <Statement bridge={bridge} isOnly={isOnly} />
      <Columns>
        <Lines title={t('byType')} lines={bridge.types} currency={bridge.currency} isType />
        <Lines title={t('byAccount')} lines={bridge.accounts} currency={bridge.currency} />
      </Columns>
      <Apart bridge={bridge} />
    </Root>
  )
}

interface RowProps {
  label: string
  share: Share
  currency: string
  /** Stands before the amount. */
  sign?: '−' | '='
  detail?: string | false
}

function Row({ label, share, currency, sign, detail }: RowProps) {
  const { money, integer } = useFormats()
  const Line = sign === '=' ? Result : 'tr'
  return (
    <Line>
      <th scope="row">
        {label}
        {detail && <small>{detail}</small>}
      </th>
      <td>{integer(share.count)}</td>
      <td>
        {sign === '−' && '− '}
        {money(share.amount / 100, currency)}
      </td>
    </Line>
  )
}

function Statement({ bridge, isOnly }: BridgeStatementProps) {
  const t = useText('month-check')
  const { money } = useFormats()
  const { currency, gross, charged, refunded, refundedOutside, authorized } = bridge
  const parts = BRIDGE_PARTS.filter((part) => part !== 'other' || bridge.parts.other.count > 0)
  const outside = BRIDGE_OUTSIDE.filter((way) => way === 'wallet' || bridge.outside[way].count > 0)
  const amount = (hundredths: number) => money(hundredths / 100, currency)
  return (
    <Table>
      <caption>{isOnly ? t('statement') : t('statementOf', { currency })}</caption>
      <tbody>
        {parts.map((part) => (
          <Row key={part} label={t(`part.${part}`)} share={bridge.parts[part]} currency={currency} />
        ))}
        <Row
          label={t('gross')}
          share={gross}
          currency={currency}
          sign="="
          detail={authorized.count > 0 && t('authorized', { amount: amount(authorized.amount) })}
        />
        {outside.map((way) => (
          <Row
            key={way}
            label={t(`outside.${way}`)}
            share={bridge.outside[way]}
            currency={currency}
            sign="−"
          />
        ))}
        <Row label={t('charged')} share={charged} currency={currency} sign="=" />
        <Row
          label={t('refunded')}
          share={refunded}
          currency={currency}
          sign="−"
          detail={
            refundedOutside.amount > 0 && t('refundedOutside', { amount: amount(refundedOutside.amount) })
          }
        />
        <Row label={t('net')} share={{ ...charged, amount: bridge.net }} currency={currency} sign="=" />
      </tbody>
    </Table>
  )
}

interface LinesProps {
  title: string
  lines: readonly BridgeLine[]
  currency: string
  /** They are types of payment, which have words. */
  isType?: boolean
}

/** What makes up the amount charged, the largest first. */
function Lines({ title, lines, currency, isType = false }: LinesProps) {
  const t = useText('month-check')
  const tf = useText('financial')
  const words = useMoneyWords()
  const { money, integer } = useFormats()
  if (lines.length === 0) return null
  const amount = (hundredths: number) => money(hundredths / 100, currency)
  const nameOf = (name: string | undefined) =>
    name === undefined ? (isType ? tf('noType') : t('noAccount')) : isType ? words.type(name) : name
  return (
    <Table>
      <caption>{title}</caption>
      <tbody>
        {lines.map(({ name, count, charged, refunded }) => (
          <tr key={name ?? ''}>
            <th scope="row">
              {nameOf(name)}
              {refunded > 0 && (
                <small>{t('lineNet', { refunded: amount(refunded), net: amount(charged - refunded) })}</small>
              )}
            </th>
            <td>{integer(count)}</td>
            <td>{amount(charged)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What is in no sum above. */
function Apart({ bridge: { apart, currency } }: { bridge: Bridge }) {
  const t = useText('month-check')
  const there = BRIDGE_APART.filter((place) => apart[place].count > 0)
  if (there.length === 0) return null
  return (
    <Table>
      <caption>{t('apartTitle')}</caption>
      <tbody>
        {there.map((place) => (
          <Row key={place} label={t(`apart.${place}`)} share={apart[place]} currency={currency} />
        ))}
      </tbody>
    </Table>
  )
}
