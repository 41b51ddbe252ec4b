import { type Recharge, stopActorOf } from '@corrente/domain/transactions'
import type { ReactNode } from 'react'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { DescriptionList, PersonalText, TextLink } from '../../../primitives/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { useRechargeWords } from '../useRechargeWords.ts'
import { Rating } from './Rating.tsx'
import { More, Muted } from './RechargeCard.styles.ts'

export interface MoreFactsProps {
  recharge: Recharge
  hasMoney: boolean
  hasInvoice: boolean
  tagHref: string | undefined
}

interface DescriptionItem {
  readonly key: string
  readonly term: string
  readonly value: ReactNode
}

/** All else that is known; what is not is named once. */
export function MoreFacts({ recharge, hasMoney, hasInvoice, tagHref }: MoreFactsProps) {
  const t = useText('transactions')
  const words = useRechargeWords()
  const { timestamp, number } = useFormats()
  const { idTag, idleSeconds, autonomyKm, stopReason, stoppedAt } = recharge
  const differs = recharge.amount !== undefined && recharge.amount !== recharge.income
  const items: readonly (DescriptionItem | false)[] = [
    {
      key: 'tag',
      term: t('card.tag'),
      value:
        idTag === undefined ? undefined : tagHref === undefined ? (
          <PersonalText text={idTag} />
        ) : (
          <TextLink href={tagHref}>{idTag}</TextLink>
        ),
    },
    { key: 'userAccount', term: t('card.userAccount'), value: recharge.userAccount },
    { key: 'stationAccount', term: t('card.stationAccount'), value: recharge.stationAccount },
    {
      key: 'autonomy',
      term: t('card.autonomy'),
      value: autonomyKm && t('card.km', { km: number(autonomyKm) }),
    },
    { key: 'durationText', term: t('card.durationText'), value: stoppedAt && recharge.durationText },
    { key: 'stop', term: t('card.stop'), value: stoppedAt && timestamp(stoppedAt, 'DD/MM/YYYY HH:mm') },
    {
      key: 'stopReason',
      term: t('card.stopReason'),
      value: (stopReason !== undefined || stoppedAt !== undefined) && <StopReason recharge={recharge} />,
    },
    {
      key: 'stopActor',
      term: t('card.stopActor'),
      value: recharge.stopActor && <StopActor word={recharge.stopActor} />,
    },
    {
      key: 'idle',
      term: t('card.idle'),
      value: idleSeconds !== undefined && t('card.idleOf', { time: words.length(idleSeconds) }),
    },
    {
      key: 'idleAmount',
      term: t('card.idleAmount'),
      value:
        (recharge.idleAmount !== undefined || recharge.idleAmountText !== undefined) &&
        words.amount(recharge.idleAmount, recharge.idleAmountText),
    },
    hasMoney &&
      differs && {
        key: 'amount',
        term: t('card.amount'),
        value: words.amount(recharge.amount, recharge.amountText),
      },
    recharge.voucherUnitPk !== undefined && {
      key: 'voucher',
      term: t('card.priceLine.voucher'),
      value: t('card.voucherUnit', { pk: String(recharge.voucherUnitPk) }),
    },
    hasInvoice && recharge.nfeStatus === undefined && { key: 'nf', term: t('card.nf'), value: undefined },
    { key: 'rating', term: t('card.rating'), value: <Rating recharge={recharge} /> },
  ]
  const there = items.filter((item) => item !== false)
  const isKnown = ({ value }: DescriptionItem) => value !== undefined && value !== false && value !== ''
  const missing = there.filter((item) => !isKnown(item)).map(({ term }) => term)
  return (
    <More>
      <summary>{t('card.more')}</summary>
      <DescriptionList items={there.filter(isKnown)} />
      {missing.length > 0 && <Muted>{t('card.missing', { what: missing.join(', ') })}</Muted>}
    </More>
  )
}

/** Who ended it; a word that is not known here as the server's. */
function StopActor({ word }: { readonly word: string }) {
  const t = useText('transactions')
  const actor = stopActorOf(word)
  return actor ? t(`card.actor.${actor}`) : t('card.serverWord', { word })
}

/** Why it ended, in the charger's word; OCPP 1.6 leaves the word out where it is Local. */
function StopReason({ recharge: { stopReason, stoppedAt } }: Pick<MoreFactsProps, 'recharge'>) {
  const t = useText('transactions')
  const text = stopReason ?? (stoppedAt === undefined ? undefined : 'Local')
  return text === undefined ? (
    MISSING
  ) : (
    <>
      {stopReason ?? t('card.stopReasonAbsent')} <TermHelp kind="reason" text={text} />
    </>
  )
}
