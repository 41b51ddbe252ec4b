import { documentText, USER_SORT_VALUES, type User, type UserSort, userLabel } from '@corrente/domain/users'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useFormats, useIsPersonalHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, PersonalText, StatusMark } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'

/** Longest tag that is shown whole (USR-007). */
const TAG_SHOWN = 25
/** Longest e-mail that keeps its line; a longer one breaks rather than take the others' columns. */
const EMAIL_WHOLE = 36
const WH_PER_KWH = 1000
const kwhOf = ({ consumptionWh }: User) =>
  consumptionWh === undefined ? undefined : consumptionWh / WH_PER_KWH

const Cell = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** A tag's id, cut at 25 characters; whole in its title (USR-007). */
function TagId({ id }: { id: string }) {
  const isHidden = useIsPersonalHidden()
  if (id.length <= TAG_SHOWN) return <PersonalText text={id} />
  return (
    <span {...(!isHidden && { title: id })}>
      <PersonalText text={id}>{`${id.slice(0, TAG_SHOWN)}…`}</PersonalText>
    </span>
  )
}

/** Who it is; somebody without a name is called by the e-mail, which is covered like any other. */
function Name({ user }: { user: User }) {
  const { name, email } = user
  return name === undefined && email !== undefined ? <PersonalText text={email} /> : userLabel(user)
}

/** The columns of the users, in the order in which support asks for them (USR-007 to USR-009). */
export function useUserColumns(isSharingDocument: (user: User) => boolean): readonly TableColumn<User>[] {
  const t = useText('users')
  const { integer, number } = useFormats()
  return useMemo((): readonly TableColumn<User>[] => {
    const column = (
      key: UserSort,
      priority: number,
      minInlineSize: number,
      cell: TableColumn<User>['cell'],
      more: Partial<TableColumn<User>> = {},
    ): TableColumn<User> => ({
      key,
      header: t(`list.${key}`),
      priority,
      minInlineSize,
      cell,
      isSortable: true,
      sortValue: USER_SORT_VALUES[key],
      ...more,
    })
    return [
      column('name', 1, 130, (user) => <Name user={user} />, {
        text: ({ name }) => name,
        onCard: ({ name, email, idTag }) =>
          name !== undefined && email !== undefined ? (
            <PersonalText text={email} />
          ) : (
            idTag && <TagId id={idTag} />
          ),
      }),
      column('email', 3, 150, ({ email }) => email && <PersonalText text={email} />, {
        unbroken: ({ email = '' }) => (email.length > EMAIL_WHOLE ? undefined : email),
        text: ({ email }) => email,
      }),
      column(
        'document',
        2,
        132,
        (user) => {
          const text = documentText(user)
          return (
            text && (
              <Cell>
                <PersonalText text={text} />
                {isSharingDocument(user) && <Badge tone="warning">{t('list.sameDocument')}</Badge>}
              </Cell>
            )
          )
        },
        { text: (user) => ({ id: documentText(user) ?? '' }) },
      ),
      column('tag', 4, 116, ({ idTag }) => idTag && <TagId id={idTag} />, {
        text: ({ idTag = '' }) => ({ id: idTag }),
      }),
      column(
        'status',
        1,
        124,
        ({ isCharging }) =>
          isCharging ? (
            <StatusMark status="busy" label={t('list.isCharging')} size="small" />
          ) : (
            t('list.isIdle')
          ),
        { grow: 0, text: ({ isCharging }) => t(isCharging ? 'list.isCharging' : 'list.isIdle') },
      ),
      column('consumption', 5, 92, (user) => number(kwhOf(user), 2), {
        kind: 'number',
        firstDirection: 'descending',
        text: kwhOf,
      }),
      column('vehicle', 6, 124, ({ vehicle }) => vehicle, { text: ({ vehicle }) => vehicle }),
      column('recharges', 7, 98, ({ recharges }) => integer(recharges), {
        kind: 'number',
        firstDirection: 'descending',
        text: ({ recharges }) => recharges,
      }),
    ]
  }, [t, integer, number, isSharingDocument])
}
