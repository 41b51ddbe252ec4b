import type { PersonCard } from '@corrente/domain/users'
import type { Loadable } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Panel, PersonalText, panelState } from '../../../primitives/index.ts'
import { List, Muted, Note, Row, What } from './PersonList.styles.ts'

const TONES = { charging: 'info', works: 'success', inactive: 'danger', parentInactive: 'warning' } as const

/** The cards of a person, each with whether it works, in words. */
export function PersonCards({ cards, unread }: { cards: Loadable<readonly PersonCard[]>; unread: number }) {
  const t = useText('users')
  const rows = cards.data ?? []
  return (
    <Panel
      title={t('person.cards')}
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
