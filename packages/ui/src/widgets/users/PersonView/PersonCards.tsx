import type { PersonCard } from '@corrente/domain/users'
import { Ban, Nfc, RotateCcw } from 'lucide-react'
import { usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import {
  Badge,
  Button,
  Panel,
  PersonalText,
  panelState,
  StatusMark,
  TextLink,
} from '../../../primitives/index.ts'
import { Ends, List, Muted, Note, Row, What } from './PersonList.styles.ts'
import type { PersonViewProps } from './personViewProps.ts'

const TONES = { works: 'success', inactive: 'danger', parentInactive: 'warning' } as const

type PersonCardsProps = Pick<
  PersonViewProps,
  'cards' | 'unreadCards' | 'isCardsCut' | 'cardHrefOf' | 'onSwitchCard' | 'onTap' | 'noTapReason'
>

/** The cards of a person, each with whether it works, in words, and what can be done with it. */
export function PersonCards(props: PersonCardsProps) {
  const { cards, unreadCards: unread, isCardsCut, onTap, noTapReason } = props
  const t = useText('users')
  const rows = cards.data ?? []
  return (
    <Panel
      title={t('form.tagPks')}
      actions={
        onTap && (
          <Button size="small" icon={<Nfc aria-hidden="true" />} disabledReason={noTapReason} onClick={onTap}>
            {t('tap.open')}
          </Button>
        )
      }
      state={panelState(
        cards,
        t('person.cardsFailed'),
        // Cards that could not be read are not none: their note says how many there are.
        rows.length > 0 || unread > 0 ? undefined : t(isCardsCut ? 'person.noCardsFound' : 'person.noCards'),
      )}
      note={
        unread > 0 ? (
          <Note>{t('person.cardsUnread', { count: unread })}</Note>
        ) : isCardsCut ? (
          <Note>{t('person.cardsCut')}</Note>
        ) : undefined
      }
    >
      <List>
        {rows.map((card) => (
          <CardRow key={card.tag.pk} card={card} {...props} />
        ))}
      </List>
    </Panel>
  )
}

function CardRow({
  card: { tag, state },
  cardHrefOf,
  onSwitchCard,
}: Pick<PersonCardsProps, 'cardHrefOf' | 'onSwitchCard'> & { card: PersonCard }) {
  const t = useText('users')
  const personal = usePersonal()
  const href = cardHrefOf(tag.idTag)
  const id = personal(tag.idTag)
  const action = tag.isInactive ? 'reactivate' : 'deactivate'
  return (
    <Row>
      <What>
        {/* A link leads somewhere: it cannot also be pressed to show what it covers. */}
        <span>
          {href === undefined ? <PersonalText text={tag.idTag} /> : <TextLink href={href}>{id}</TextLink>}
        </span>
        {(tag.type === 'USER' || tag.note) && (
          <Muted>{tag.type === 'USER' ? t('person.virtual') : tag.note}</Muted>
        )}
      </What>
      <Ends>
        {tag.isFree && <Badge tone="info">{t('person.free')}</Badge>}
        {state === 'charging' ? (
          <StatusMark status="busy" size="small" label={t('person.card.charging')} />
        ) : (
          <Badge tone={TONES[state]}>{t(`person.card.${state}`)}</Badge>
        )}
        {onSwitchCard && (
          <Button
            size="small"
            tone="ghost"
            aria-label={t(`person.switch.${action}`, { tag: id })}
            icon={tag.isInactive ? <RotateCcw aria-hidden="true" /> : <Ban aria-hidden="true" />}
            onClick={() => onSwitchCard(tag)}
          >
            {t(`activation.${action}.confirm`)}
          </Button>
        )}
      </Ends>
    </Row>
  )
}
