import { shortTagId, UNKNOWN_SORT_VALUES, type UnknownCard, type UnknownSort } from '@corrente/domain/tags'
import { theme } from '@corrente/themes'
import { Check, EyeOff } from 'lucide-react'
import { Fragment, useMemo } from 'react'
import styled from 'styled-components'
import { useFormats, useIsPersonalHidden, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Button, PersonalText, TextLink } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'

/** One below the other where their words are longer than the column. */
const Pair = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
  white-space: nowrap;
`

/** What a row says and offers. */
export interface UnknownActions {
  onApprove: (cards: readonly UnknownCard[]) => void
  onDismiss: (cards: readonly UnknownCard[]) => void
  /** Why nothing can be done with the cards (UNK-001, or a run that is on its way). */
  disabledReason: string | undefined
  /** Whether somebody held a card to a reader again since the page opened. */
  isTriedAgain: (card: UnknownCard) => boolean
  /** The page of a station; undefined where this user may not open it. */
  stationHref: (stationId: string) => string | undefined
}

/** The columns of the inbox (UNK-007). What is dangerous, approving, asks first; a row keeps its buttons calm. */
export function useUnknownColumns(parts: UnknownActions): readonly TableColumn<UnknownCard>[] {
  const { onApprove, onDismiss, disabledReason, isTriedAgain, stationHref } = parts
  const t = useText('unknown-tags')
  const { integer } = useFormats()
  const isHidden = useIsPersonalHidden()
  const personal = usePersonal()
  return useMemo(() => {
    const column = (
      key: UnknownSort,
      part: Omit<TableColumn<UnknownCard>, 'key' | 'header' | 'sortValue'>,
    ): TableColumn<UnknownCard> => ({
      key,
      header: t(`column.${key}`),
      sortValue: UNKNOWN_SORT_VALUES[key],
      ...part,
    })
    return [
      column('idTag', {
        cell: (card) => (
          <>
            <span {...(!isHidden && { title: card.idTag })}>
              <PersonalText text={card.idTag}>{shortTagId(card.idTag)}</PersonalText>
            </span>{' '}
            {isTriedAgain(card) && <Badge tone="warning">{t('again')}</Badge>}
          </>
        ),
        minInlineSize: 180,
        priority: 1,
      }),
      column('attempts', {
        cell: ({ attempts }) => integer(attempts),
        minInlineSize: 100,
        priority: 3,
        kind: 'number',
        firstDirection: 'descending',
      }),
      column('last', {
        cell: ({ lastText }) => lastText,
        minInlineSize: 170,
        priority: 3,
        firstDirection: 'descending',
      }),
      column('account', {
        cell: ({ accountName, accountPk }) =>
          accountName ?? (accountPk === undefined ? t('noAccount') : String(accountPk)),
        minInlineSize: 140,
        priority: 4,
      }),
      column('station', {
        cell: ({ stationIds }) =>
          stationIds.map((id, place) => {
            const href = stationHref(id)
            return (
              <Fragment key={id}>
                {place > 0 && ', '}
                {href === undefined ? id : <TextLink href={href}>{id}</TextLink>}
              </Fragment>
            )
          }),
        minInlineSize: 140,
        priority: 3,
      }),
      {
        key: 'actions',
        header: t('column.actions'),
        kind: 'mark',
        minInlineSize: 230,
        priority: 2,
        grow: 0,
        cell: (card) => (
          <Pair>
            <Button
              size="small"
              icon={<Check aria-hidden="true" />}
              aria-label={t('approveOne', { tag: personal(card.idTag) })}
              disabledReason={disabledReason}
              onClick={() => onApprove([card])}
            >
              {t('approve')}
            </Button>
            <Button
              size="small"
              tone="ghost"
              icon={<EyeOff aria-hidden="true" />}
              aria-label={t('dismissOne', { tag: personal(card.idTag) })}
              disabledReason={disabledReason}
              onClick={() => onDismiss([card])}
            >
              {t('dismiss')}
            </Button>
          </Pair>
        ),
      },
    ]
  }, [t, integer, isHidden, personal, onApprove, onDismiss, disabledReason, isTriedAgain, stationHref])
}
