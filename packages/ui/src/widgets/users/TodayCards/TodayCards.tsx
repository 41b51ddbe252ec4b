import type { UnknownCard } from '@corrente/domain/tags'
import { isUnderWay, type WriteState } from '@corrente/domain/writes'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, PersonalText } from '../../../primitives/index.ts'
import { FormSection } from '../../forms/index.ts'
import { cardLines } from '../cardLines.ts'

export interface TodayCardsProps {
  /** Those that were refused today, the last one first. */
  cards: readonly UnknownCard[]
  /** The one that was said to be it. */
  chosen: string | undefined
  /** How its approval stands. */
  state: WriteState
  /** Approves a card and puts it among the user's. */
  onUse: (card: UnknownCard) => void
  onVerify: () => void
  /** Why a card cannot be approved. */
  noReasonOf: (card: UnknownCard) => string | undefined
}

const MOST = 5
const List = styled.ul`
  ${cardLines}
`
const Muted = styled.span`
  flex: 1;
  min-inline-size: 120px;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`

/** The cards that readers refused today: the one that was just held to a reader need not be typed (jobs: Users 6). */
export function TodayCards({ cards, chosen, state, onUse, onVerify, noReasonOf }: TodayCardsProps) {
  const t = useText('users')
  const inbox = useText('unknown-tags')
  const personal = usePersonal()
  const isUnknown = state.phase === 'unknown' || state.phase === 'accepted' || state.phase === 'other'
  const hasFailed = state.phase === 'refused' || state.phase === 'notApplied' || state.phase === 'notSent'
  if (cards.length === 0 && state.phase === 'idle') return null
  return (
    <FormSection title={t('today.title')}>
      <p>{t('today.detail')}</p>
      <List>
        {cards.slice(0, MOST).map((card) => (
          <li key={card.idTag}>
            <PersonalText text={card.idTag} />
            <Muted>{[card.stationIds[0], card.lastText].filter(Boolean).join(' · ')}</Muted>
            <Button
              size="small"
              isBusy={card.idTag === chosen && isUnderWay(state)}
              disabledReason={isUnderWay(state) || isUnknown ? t('tap.busy') : noReasonOf(card)}
              onClick={() => onUse(card)}
            >
              {t('today.use')}
            </Button>
          </li>
        ))}
      </List>
      {hasFailed && (
        <Banner tone="danger" isAnnounced>
          {inbox('message.approve.failed')}
        </Banner>
      )}
      {isUnknown && (
        <Banner
          tone="warning"
          isAnnounced
          action={
            <Button size="small" onClick={onVerify}>
              {t('tap.verify')}
            </Button>
          }
        >
          {inbox('message.unknown', { tag: personal(chosen ?? '') })}
        </Banner>
      )}
    </FormSection>
  )
}
