import { type Movement, movementStates } from '@corrente/domain/financial'
import { invoiceRemedyOf, paymentColorOf, type Recharge } from '@corrente/domain/transactions'
import { type Loadable, shownOf, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Button, Skeleton, TextLink } from '../../../primitives/index.ts'
import { PaymentBadge, useMovementWords } from '../../financial/index.ts'
import { useRechargeWords } from '../useRechargeWords.ts'
import { Part, Steps } from './RechargeCard.styles.ts'

/** The movements of a recharge; undefined: they may not be read, or are none of this one's. */
export type RechargeBill = Loadable<readonly Movement[]> | undefined

/** The movement that the recharge itself is; its idle charge has one of its own. */
export const ownMovement = (bill: RechargeBill): Movement | undefined =>
  bill?.data?.find(({ target }) => target === 'TRANSACTION')

export interface MoneyStepsProps {
  recharge: Recharge
  hasMoney: boolean
  hasInvoice: boolean
  bill: RechargeBill
  movementHref: string | undefined
}

/** How payment, refund and invoice of a recharge stand, each in its own words. */
export function MoneySteps(props: MoneyStepsProps) {
  const { recharge, hasMoney, hasInvoice, bill } = props
  const t = useText('transactions')
  const words = useRechargeWords()
  const { timestamp, integer } = useFormats()
  const files = ownMovement(bill)?.nfeUrls ?? []
  const { paymentType, paymentStatus, paidAt, nfeStatus } = recharge
  const remedy = invoiceRemedyOf(nfeStatus)
  const unpaid = words.unpaid(recharge)
  const color = paymentColorOf(recharge)
  return (
    <Part aria-label={t('card.money')}>
      <h3>{t('card.money')}</h3>
      <Steps>
        <dt>{t('column.payment')}</dt>
        <dd>
          <Badge tone={color === 'paid' ? 'success' : color === 'unpaid' ? 'danger' : 'neutral'}>
            {t(`paid.${color}`)}
          </Badge>
          {unpaid ? (
            <span>{unpaid}</span>
          ) : (
            color !== 'none' && paymentStatus !== undefined && <span>{words.status(paymentStatus)}</span>
          )}
          {hasMoney && color !== 'none' && paymentType !== undefined && (
            <span>{words.type(paymentType)}</span>
          )}
          {paidAt !== undefined && <span>{timestamp(paidAt, 'DD/MM/YYYY HH:mm')}</span>}
        </dd>
        {bill && (
          <>
            <dt>{t('card.refund')}</dt>
            <dd>
              <Refund bill={bill} href={props.movementHref} />
            </dd>
          </>
        )}
        {hasInvoice && nfeStatus !== undefined && (
          <>
            <dt>{t('card.nf')}</dt>
            <dd>
              <span>{words.invoice(nfeStatus)}</span>
              {remedy !== undefined && <span>{t(`nf.remedy.${remedy}`)}</span>}
              {files.map((url, place) => (
                <TextLink key={url} href={url} isExternal>
                  {t('card.invoiceFile')}
                  {files.length > 1 && ` ${integer(place + 1)}`}
                </TextLink>
              ))}
            </dd>
          </>
        )}
      </Steps>
      {!bill && props.movementHref !== undefined && (
        <TextLink href={props.movementHref}>{t('card.toMovement')}</TextLink>
      )}
    </Part>
  )
}

/** What went back of a recharge, as its movement says. */
function Refund({ bill, href }: { bill: Loadable<readonly Movement[]>; href: string | undefined }) {
  const t = useText('transactions')
  const tc = useText('common')
  const { amountOf } = useMovementWords()
  const link = href !== undefined && <TextLink href={href}>{t('card.toMovement')}</TextLink>
  if (bill.data === undefined)
    return shownOf(bill) === 'failed' ? (
      <>
        <span>{t('card.refundFailed')}</span>
        <Button size="small" isBusy={bill.isRetrying} onClick={bill.retry}>
          {tc('action.retry')}
        </Button>
        {link}
      </>
    ) : (
      <>
        <Skeleton inlineSize="140px" blockSize="14px" />
        {link}
      </>
    )
  const movement = ownMovement(bill)
  if (!movement) return t('card.movementNone')
  const { state, isPartlyRefunded } = movementStates(movement)
  const hasGone = movement.refunded > 0
  return (
    <>
      {(state === 'refunded' || state === 'charged_back' || state === 'partial_refund') && (
        <PaymentBadge state={state} />
      )}
      {isPartlyRefunded && <PaymentBadge state="partial_refund" />}
      <span>
        {hasGone
          ? t('card.refundSome', {
              refunded: amountOf(movement, movement.refunded),
              amount: amountOf(movement, movement.amount),
            })
          : t('card.refundNone')}
      </span>
      {link}
    </>
  )
}
