import { type CardFacts, type Tag, tagUserName, type UnknownCard } from '@corrente/domain/tags'
import { Fragment } from 'react'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { DescriptionList, TextLink } from '../../../primitives/index.ts'
import { CardId } from '../CardId.tsx'
import { ChargingMark } from '../ChargingMark.tsx'
import { TagName } from '../TagList/TagName.tsx'
import type { VerdictLinks } from './verdictLinks.ts'

interface VerdictFactsProps {
  readonly tag: Tag
  readonly facts: CardFacts
  readonly links: Pick<VerdictLinks, 'person' | 'tag'>
}

/** Whose a card is, what it hangs on, its account, and whether a recharge goes on with it (jobs: Tags 5). */
export function VerdictFacts({ tag, facts: { parent, unread }, links }: VerdictFactsProps) {
  const t = useText('tags')
  const owner = tagUserName(tag)
  const ownerPk = tag.ownerPk ?? tag.parentUserPk
  const personHref = ownerPk === undefined ? undefined : links.person(ownerPk)
  const tagHref = tag.parentIdTag === undefined ? undefined : links.tag(tag.parentIdTag)
  const parentMark = parent?.isInactive
    ? t('mark.inactive')
    : unread.includes('parent')
      ? t('verdict.notRead')
      : tag.parentName
  return (
    <DescriptionList
      items={[
        { key: 'id', term: t('card.id'), value: <TagName tag={tag} /> },
        {
          key: 'owner',
          term: t('card.owner'),
          value:
            personHref === undefined ? (
              (owner ?? t('verdict.nobody'))
            ) : (
              <TextLink href={personHref}>{owner ?? t('verdict.person', { pk: String(ownerPk) })}</TextLink>
            ),
        },
        {
          key: 'parent',
          term: t('card.parent'),
          value:
            tag.parentIdTag === undefined ? (
              tag.parentName
            ) : (
              <>
                <CardId idTag={tag.parentIdTag} href={tagHref} />
                {parentMark !== undefined && ` · ${parentMark}`}
              </>
            ),
        },
        { key: 'account', term: t('list.account'), value: tag.accountName },
        { key: 'charging', term: t('card.recharge'), value: <ChargingMark isCharging={tag.isCharging} /> },
      ]}
    />
  )
}

interface RefusedFactsProps {
  readonly card: UnknownCard
  readonly links: Pick<VerdictLinks, 'station'>
}

/** Where and how often a reader refused a card that nobody registered, each station with the way to it. */
export function RefusedFacts({ card, links }: RefusedFactsProps) {
  const t = useText('unknown-tags')
  const { integer } = useFormats()
  return (
    <DescriptionList
      items={[
        {
          key: 'station',
          term: t('column.station'),
          value: <Stations ids={card.stationIds} links={links} />,
        },
        { key: 'attempts', term: t('column.attempts'), value: integer(card.attempts) },
        { key: 'last', term: t('column.last'), value: card.lastText },
        { key: 'account', term: t('column.account'), value: card.accountName ?? t('noAccount') },
      ]}
    />
  )
}

function Stations({ ids, links }: Pick<RefusedFactsProps, 'links'> & { readonly ids: readonly string[] }) {
  return ids.map((id, place) => {
    const href = links.station(id)
    return (
      <Fragment key={id}>
        {place > 0 && ', '}
        {href === undefined ? id : <TextLink href={href}>{id}</TextLink>}
      </Fragment>
    )
  })
}
