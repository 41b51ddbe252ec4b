import type { Tag } from '@corrente/domain/tags'
import type { Transaction } from '@corrente/domain/transactions'
import { theme } from '@corrente/themes'
import { Ban, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Loadable, MISSING, shownOf, useFormats, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import {
  Button,
  ButtonLink,
  DescriptionList,
  PersonalText,
  Skeleton,
  TextLink,
} from '../../../primitives/index.ts'
import { CardId } from '../CardId.tsx'
import { useTagType } from '../useTagType.ts'

export interface TagCardProps {
  tag: Tag
  /** The page of its owner; absent where this user may not open it. */
  ownerHref?: string | undefined
  /** What is known of its parent; absent where this user may not look. */
  parentHref?: string | undefined
  /** The page of whoever the parent is of, where that is not the owner. */
  parentPersonHref?: string | undefined
  /** Its last recharges, newest first; undefined where recharges may not be searched by card. */
  recharges: Loadable<readonly Transaction[]> | undefined
  /** A recharge, by its number; undefined where this user may not open it. */
  rechargeHrefOf: (id: number) => string | undefined
  /** Where it is edited; absent without the right (TAG-009). */
  editHref: string | undefined
  /** Asked to delete it; absent without the right (TAG-009). */
  onDelete: (() => void) | undefined
  /** Asked to switch it off, or on again; absent without the right to edit. */
  onSwitch?: (() => void) | undefined
  /** What else can be done with it. */
  actions?: ReactNode
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  min-inline-size: 0;
`
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
/** What loses history stands apart. */
const Apart = styled.div`
  margin-inline-start: auto;
`

const linked = (name: string | undefined, href: string | undefined): ReactNode =>
  name === undefined || href === undefined ? name : <TextLink href={href}>{name}</TextLink>

/**
 * What an expanded tag shows: whose it is, what it hangs on, whether it pays, where it charged last, and what can be done
 * (TAG-004).
 */
export function TagCard(props: TagCardProps) {
  const { tag, parentHref, editHref, onSwitch, onDelete } = props
  const t = useText('tags')
  const personal = usePersonal()
  const typeOf = useTagType()
  return (
    <Root aria-label={t('card.title', { tag: personal(tag.idTag) })}>
      <DescriptionList
        items={[
          { key: 'id', term: t('card.id'), value: <PersonalText text={tag.idTag} /> },
          { key: 'owner', term: t('card.owner'), value: linked(tag.ownerName, props.ownerHref) },
          { key: 'ownerId', term: t('card.ownerId'), value: tag.ownerPk },
          { key: 'free', term: t('mark.free'), value: t(tag.isFree ? 'card.yes' : 'card.no') },
          { key: 'state', term: t('card.state'), value: t(tag.isInactive ? 'mark.inactive' : 'card.active') },
          { key: 'type', term: t('list.type'), value: typeOf(tag.type) },
          {
            key: 'parent',
            term: t('card.parent'),
            value:
              tag.parentIdTag === undefined ? (
                linked(tag.parentName, props.parentPersonHref)
              ) : (
                <>
                  <CardId idTag={tag.parentIdTag} href={parentHref} />
                  {tag.parentName !== undefined && ' · '}
                  {linked(tag.parentName, props.parentPersonHref)}
                </>
              ),
          },
          { key: 'last', term: t('card.last'), value: <LastRecharge {...props} /> },
          { key: 'note', term: t('card.note'), value: tag.note },
        ]}
      />
      <Bar>
        {props.actions}
        {editHref !== undefined && (
          <ButtonLink href={editHref} size="small" icon={<Pencil aria-hidden="true" />}>
            {t('card.edit')}
          </ButtonLink>
        )}
        {onSwitch && (
          <Button size="small" icon={<Ban aria-hidden="true" />} onClick={onSwitch}>
            {t(tag.isInactive ? 'card.reactivate' : 'card.deactivate')}
          </Button>
        )}
        {onDelete && (
          <Apart>
            <Button size="small" tone="danger" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
              {t('card.delete')}
            </Button>
          </Apart>
        )}
      </Bar>
    </Root>
  )
}

/** When and where a recharge last began with the tag; what was not read is not "none". */
function LastRecharge({ recharges, rechargeHrefOf }: Pick<TagCardProps, 'recharges' | 'rechargeHrefOf'>) {
  const t = useText('tags')
  const { timestamp } = useFormats()
  if (recharges === undefined) return t('verdict.unread.rechargesOff')
  const shown = shownOf(recharges)
  if (shown === 'loading') return <Skeleton shape="text" />
  const [last] = recharges.data ?? []
  if (last === undefined)
    return shown === 'failed' || recharges.unread > 0 ? t('verdict.notRead') : t('card.lastNone')
  return (
    <>
      {linked(timestamp(last.startedAt, 'DD/MM/YY HH:mm'), rechargeHrefOf(last.id))}
      {` · ${last.stationName ?? last.stationId ?? MISSING}`}
    </>
  )
}
