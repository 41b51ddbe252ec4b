import { pathOf } from '@corrente/domain/routing'
import { heldToday, type Tag, type UnknownCard } from '@corrente/domain/tags'
import { toDateOnly } from '@corrente/domain/time'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import type { TodayCardsProps } from '@corrente/ui/widgets/users'
import { useMemo, useState } from 'react'
import { useGranted } from '../../../kit/access/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { useChain } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { cardBinding } from '../../../resources/cardBinding.ts'
import { inboxQuery } from '../../../resources/unknownTags.ts'

const NONE: readonly UnknownCard[] = []

/**
 * Today's inbox beside the card field of a new user: a card is approved at once, and bound when the form is saved; two
 * calls, two results (jobs: Users 6).
 * @param accountPk - the form's, for a card whose station says none
 * @param onApproved - it is registered: it goes among the user's cards
 */
export function useTodayCards(
  accountPk: number | undefined,
  onApproved: (tag: Tag) => void,
): TodayCardsProps | undefined {
  const t = useText('unknown-tags')
  const personal = usePersonal()
  const { clock, formats, gateways, toasts } = usePorts()
  const isPermitted = useGranted()(pathOf('tags-unknown'))
  const inbox = useLoadable(useMemo(() => inboxQuery(isPermitted, 'watched'), [isPermitted]))
  const [chosen, choose] = useState<UnknownCard>()
  const accountOf = (card: UnknownCard | undefined) => card?.accountPk ?? accountPk
  const orderOf = (card: UnknownCard) =>
    cardBinding(gateways.cp, { idTag: card.idTag, accountPk: accountOf(card) ?? 0, parentIdTag: undefined })
  const write = useChain(chosen && orderOf(chosen), ({ tag }) => {
    write.forget()
    choose(undefined)
    if (!tag) return
    toasts.show({
      id: 'unknown-tag',
      tone: 'success',
      text: t('message.approve.done', { tag: personal(tag.idTag) }),
    })
    onApproved(tag)
  })
  const today = toDateOnly(clock.now(), formats.zone)
  const cards = useMemo(
    () => heldToday(inbox.data ?? NONE, today, formats.zone),
    [inbox.data, today, formats.zone],
  )
  if (!isPermitted) return undefined
  return {
    cards,
    chosen: chosen?.idTag,
    state: write.state,
    onUse: (card) => {
      choose(card)
      void write.press(orderOf(card))
    },
    onVerify: write.verify,
    noReasonOf: (card) => (accountOf(card) === undefined ? t('question.accountMissing') : undefined),
  }
}
