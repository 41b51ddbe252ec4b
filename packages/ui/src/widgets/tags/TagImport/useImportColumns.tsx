import type { CheckedRow, ImportDoubt, ImportFault } from '@corrente/domain/tags'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { usePersonal } from '../../../foundations/index.ts'
import { Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, PersonalText } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'

const Cell = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
const Finding = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  white-space: normal;
`

const TONES = { ready: 'success', doubtful: 'warning', wrong: 'danger' } as const
/** What needs a look comes first. */
const ORDER = { wrong: 0, doubtful: 1, ready: 2 } as const

/** What was found out about a card of a list, in words. */
export function useFindingText(): (finding: ImportFault | ImportDoubt) => string {
  const t = useText('tag-import')
  const personal = usePersonal()
  return (finding) => {
    switch (finding.kind) {
      case 'taken':
        return finding.owner === undefined
          ? t('finding.takenNobody')
          : t('finding.taken', { owner: finding.owner })
      case 'sameCard': {
        const words = { tag: personal(finding.idTag), owner: finding.owner ?? t('finding.nobody') }
        return t(`finding.same.${finding.how}`, words)
      }
      case 'repeated':
        return t('finding.repeated', { line: finding.line })
      case 'accountUnknown':
      case 'freeUnclear':
        return t(`finding.${finding.kind}`, { text: finding.text })
      case 'parentUnknown':
        return t('finding.parentUnknown', { text: personal(finding.text) })
      case 'zeros':
        return t('finding.zeros', { whole: personal(finding.whole) })
      case 'oddLength':
        return t('finding.oddLength', { count: finding.length })
      default:
        return t(`finding.${finding.kind}`)
    }
  }
}

/** The columns of a list of cards that was checked. @param accountName - of an account's key */
export function useImportColumns(
  accountName: (pk: number) => string | undefined,
): readonly TableColumn<CheckedRow>[] {
  const t = useText('tag-import')
  const textOf = useFindingText()
  const personal = usePersonal()
  return useMemo(
    () => [
      {
        key: 'line',
        header: t('column.line'),
        kind: 'number',
        cell: ({ line }) => line,
        sortValue: ({ line }) => line,
        minInlineSize: 80,
        priority: 3,
      },
      {
        key: 'idTag',
        header: t('column.idTag'),
        cell: ({ idTag, typed }) => (
          <Cell>
            <PersonalText text={idTag} />
            {typed !== idTag && <Small as="small">{t('typed', { text: personal(typed) })}</Small>}
          </Cell>
        ),
        sortValue: ({ idTag }) => idTag,
        unbroken: ({ idTag }) => idTag,
        isRowHeader: true,
        minInlineSize: 190,
        priority: 1,
      },
      {
        key: 'finding',
        header: t('column.finding'),
        cell: ({ verdict, findings }) => (
          <Finding>
            <Badge tone={TONES[verdict]}>{t(`verdict.${verdict}`)}</Badge>
            {findings.map((finding) => (
              <span key={finding.kind}>{textOf(finding)}</span>
            ))}
          </Finding>
        ),
        sortValue: ({ verdict }) => ORDER[verdict],
        minInlineSize: 260,
        priority: 1,
        grow: 2,
      },
      {
        key: 'account',
        header: t('column.account'),
        cell: ({ account, values: { accountPk } }) =>
          (accountPk === undefined ? undefined : accountName(accountPk)) ?? account,
        minInlineSize: 130,
        priority: 4,
      },
      {
        key: 'parent',
        header: t('column.parent'),
        cell: ({ parent }) => (parent === '' ? undefined : <PersonalText text={parent} />),
        minInlineSize: 120,
        priority: 5,
      },
      {
        key: 'note',
        header: t('column.note'),
        cell: ({ note, values: { isFree } }) =>
          isFree ? (
            <Cell>
              <span>
                <Badge tone="info">{t('free')}</Badge>
              </span>
              {note}
            </Cell>
          ) : (
            note
          ),
        minInlineSize: 120,
        priority: 5,
      },
    ],
    [t, textOf, personal, accountName],
  )
}
