import type { Tag } from '@corrente/domain/tags'
import { Ban, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { usePersonal } from '../../../foundations/index.ts'
import { Cluster, Rows } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, ButtonLink, DescriptionList, PersonalText } from '../../../primitives/index.ts'
import { CardId } from '../CardId.tsx'
import { linked } from '../linked.tsx'

export interface TagCardProps {
  tag: Tag
  /** The page of a person, by pk; undefined where this user may not open it. */
  personHrefOf: (pk: number) => string | undefined
  /** What is known of another tag, by id; undefined where this user may not look. */
  tagHrefOf: (idTag: string) => string | undefined
  /** Where it charged last: `LastCardRecharge`. */
  last: ReactNode
  /** Where it is edited; absent without the right (TAG-009). */
  editHref: string | undefined
  /** Asked to delete it; absent without the right (TAG-009). */
  onDelete: (() => void) | undefined
  /** Asked to switch it off, or on again; absent without the right to edit. */
  onSwitch?: (() => void) | undefined
  /** What else can be done with it. */
  actions?: ReactNode
}

/** What loses history stands apart. */
const Apart = styled.div`
  margin-inline-start: auto;
`

/**
 * What an expanded tag shows: whose it is, what it hangs on, whether it pays, where it charged last, and what can be done
 * (TAG-004).
 */
export function TagCard(props: TagCardProps) {
  const { tag, editHref, onSwitch, onDelete, personHrefOf } = props
  const hrefOf = (pk: number | undefined) => (pk === undefined ? undefined : personHrefOf(pk))
  const parentPerson = linked(
    tag.parentName,
    tag.parentUserPk === tag.ownerPk ? undefined : hrefOf(tag.parentUserPk),
  )
  const t = useText('tags')
  const personal = usePersonal()
  return (
    <Rows as="section" $gap={4} aria-label={t('card.title', { tag: personal(tag.idTag) })}>
      <DescriptionList
        items={[
          { key: 'id', term: t('card.id'), value: <PersonalText text={tag.idTag} /> },
          { key: 'owner', term: t('card.owner'), value: linked(tag.ownerName, hrefOf(tag.ownerPk)) },
          { key: 'ownerId', term: t('card.ownerId'), value: tag.ownerPk },
          { key: 'free', term: t('form.isFree'), value: t(tag.isFree ? 'card.yes' : 'card.no') },
          { key: 'state', term: t('card.state'), value: t(tag.isInactive ? 'mark.inactive' : 'card.active') },
          {
            key: 'parent',
            term: t('card.parent'),
            value:
              tag.parentIdTag === undefined ? (
                parentPerson
              ) : (
                <>
                  <CardId idTag={tag.parentIdTag} href={props.tagHrefOf(tag.parentIdTag)} />
                  {tag.parentName !== undefined && ' · '}
                  {parentPerson}
                </>
              ),
          },
          { key: 'last', term: t('card.last'), value: props.last },
          { key: 'note', term: t('form.note'), value: tag.note },
        ]}
      />
      <Cluster>
        {props.actions}
        {editHref !== undefined && (
          <ButtonLink href={editHref} size="small" icon={<Pencil aria-hidden="true" />}>
            {t('card.edit')}
          </ButtonLink>
        )}
        {onSwitch && (
          <Button size="small" icon={<Ban aria-hidden="true" />} onClick={onSwitch}>
            {t(tag.isInactive ? 'card.reactivate' : 'switch.deactivate.confirm')}
          </Button>
        )}
        {onDelete && (
          <Apart>
            <Button size="small" tone="danger" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
              {t('delete.title')}
            </Button>
          </Apart>
        )}
      </Cluster>
    </Rows>
  )
}
