import type { PersonCard } from '@corrente/domain/users'
import { Nfc } from 'lucide-react'
import type { Loadable } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Button, Panel, PersonalText, panelState } from '../../../primitives/index.ts'
import { List, Muted, Note, Row, What } from './PersonList.styles.ts'

const TONES = { charging: 'info', works: 'success', inactive: 'danger', parentInactive: 'warning' } as const

interface PersonCardsProps {
  cards: Loadable<readonly PersonCard[]>
  /** Cards whose keys are known, and that could not be read. */
  unread: number
  /** Asked to register a card by having it held to a reader; absent without the right. */
  onTap: (() => void) | undefined
  /** Why that cannot be. */
  noTapReason: string | undefined
}

/** The cards of a person, each with whether it works, in words. */
export function PersonCards({ cards, unread, onTap, noTapReason }: PersonCardsProps) {
  const t = useText('users')
  const rows = cards.data ?? []
  return (
    <Panel
      title={t('person.cards')}
      actions={
        onTap && (
          <Button size="small" icon={<Nfc aria-hidden="true" />} disabledReason={noTapReason} onClick={onTap}>
            {t('tap.open')}
          </Button>
        )
      }
      state={panelState(cards, t('person.cardsFailed'), rows.length === 0 ? t('person.noCards') : undefined)}
      note={unread > 0 ? <Note>{t('person.cardsUnread', { count: unread })}</Note> : undefined}
    >
      <List>
        {rows.map(({ tag, state }) => (
          <Row key={tag.pk}>
            <What>
              <span>
                <PersonalText text={tag.idTag} />
              </span>
              {(tag.type === 'USER' || tag.note) && (
                <Muted>{tag.type === 'USER' ? t('person.virtual') : tag.note}</Muted>
              )}
            </What>
            <Badge tone={TONES[state]}>{t(`person.card.${state}`)}</Badge>
          </Row>
        ))}
      </List>
    </Panel>
  )
}
