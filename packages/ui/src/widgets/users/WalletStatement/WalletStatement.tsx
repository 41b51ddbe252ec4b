import { paymentKindOf } from '@corrente/domain/money'
import {
  type Deposit,
  depositMarkOf,
  depositStateOf,
  isShownDeposit,
  type WalletTotal,
} from '@corrente/domain/wallet'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { type Loadable, MISSING, shownOf, tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Panel, panelState, Skeleton } from '../../../primitives/index.ts'
import { PaymentBadge, PaymentIcon, useMoneyWords } from '../../financial/index.ts'

export interface WalletStatementProps {
  /** The lines as the call gives them; hidden ones are left out here (WLT-001). */
  deposits: Loadable<readonly Deposit[]>
  /** What was paid in altogether. It fails by itself. */
  total: Loadable<WalletTotal>
  /** Level of its heading in the page. Default: 3. */
  level?: 2 | 3
}

/** The statement scrolls within this height (USR-064). */
const Scroll = styled.div`
  max-block-size: 217px;
  overflow-y: auto;
`
const List = styled.ul`
  padding: 0;
  list-style: none;
`
const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: 2px ${theme.space[3]};
  padding-block: ${theme.space[2]};
  border-block-end: 1px solid ${theme.border.default};
  font-size: ${theme.font.size[13]};

  &:last-child {
    border-block-end: 0;
  }
`
const What = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[2]};
`
const Amount = styled.div`
  display: grid;
  gap: 2px;
  text-align: end;
  white-space: nowrap;
  ${tabularNumbers}
`
const Total = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px ${theme.space[2]};
`
const Sum = styled.strong`
  color: ${theme.fg.default};
  font-size: ${theme.font.size[16]};
  ${tabularNumbers}
`
const Note = styled.span`
  color: ${theme.tone.warning.fg};
`

/** The payments into a wallet: kind, state in words, refund beside the amount, and the total of deposits (USR-020, WLT). */
export function WalletStatement({ deposits, total, level = 3 }: WalletStatementProps) {
  const t = useText('users')
  const { data, unread } = deposits
  const shown = data?.filter(isShownDeposit) ?? []
  return (
    <Panel
      title={t('wallet.title')}
      level={level}
      state={panelState(deposits, t('wallet.failed'), shown.length === 0 ? t('wallet.empty') : undefined)}
      note={
        <>
          <TotalLine total={total} />
          {unread > 0 && <Note>{t('wallet.unread', { count: unread })}</Note>}
        </>
      }
    >
      <Scroll tabIndex={0} role="group" aria-label={t('wallet.statement')}>
        <List>
          {shown.map((deposit) => (
            <DepositRow key={deposit.pk} deposit={deposit} />
          ))}
        </List>
      </Scroll>
    </Panel>
  )
}

/** What was paid in: never a balance, which no call gives. */
function TotalLine({ total }: Pick<WalletStatementProps, 'total'>) {
  const t = useText('users')
  const { money } = useFormats()
  const shown = shownOf(total)
  if (shown === 'loading') return <Skeleton shape="text" />
  if (shown === 'failed') return <Note>{t('wallet.totalFailed')}</Note>
  const { total: sum, text } = total.data ?? { total: undefined, text: undefined }
  return (
    <Total>
      <span>{t('wallet.total')}</span>
      <Sum>{sum === undefined ? (text ?? MISSING) : money(sum)}</Sum>
      <span>{t('wallet.totalHint')}</span>
    </Total>
  )
}

function DepositRow({ deposit }: { deposit: Deposit }) {
  const t = useText('users')
  const words = useMoneyWords()
  const { money, timestamp } = useFormats()
  const { type, status, amount, amountText, refunded } = deposit
  const kind = paymentKindOf(type)
  const mark = depositMarkOf(deposit)
  // A type that the product does not know is shown as it came (USR-060).
  const otherText = type === undefined ? t('wallet.kind.none') : words.type(type)
  const kindText = kind === 'other' ? otherText : t(`wallet.kind.${kind}`)
  return (
    <Row>
      <PaymentIcon type={type} />
      <What>
        <Line>
          <span>{kindText}</span>
          {mark && <Badge tone={mark === 'refund' ? 'info' : 'warning'}>{t(`wallet.mark.${mark}`)}</Badge>}
        </Line>
        <Line>
          <PaymentBadge state={depositStateOf(status)} raw={status} />
          <Small>{timestamp(deposit.at, 'DD/MM/YY HH:mm')}</Small>
        </Line>
      </What>
      <Amount>
        <span>{amount === undefined ? (amountText ?? MISSING) : money(amount)}</span>
        {mark === 'refund' && <Small>{t('wallet.refunded', { amount: money(refunded) })}</Small>}
      </Amount>
    </Row>
  )
}
