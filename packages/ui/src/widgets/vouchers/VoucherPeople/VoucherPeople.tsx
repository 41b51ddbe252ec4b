import { holdersOf, isGuestVoucher, type Voucher, type VoucherUser } from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import { Mail, Pencil } from 'lucide-react'
import styled from 'styled-components'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Button, ButtonLink, Panel, TextLink } from '../../../primitives/index.ts'
import { useVoucherWords } from '../useVoucherWords.ts'

export interface VoucherPeopleProps {
  voucher: Pick<Voucher, 'users' | 'unreadParts'>
  /** How many rows are drawn; all of them come by a press. */
  rowsMax: number
  onShowAll: () => void
  /** What somebody is called; undefined while nobody knows. */
  nameOf: (userPk: number) => string | undefined
  personHrefOf: (userPk: number) => string | undefined
  /** Where its guests are chosen (VCH-015); none where it is not permitted. */
  editHref: string | undefined
  /** Asked to invite by pasted e-mails; absent where it is not permitted. */
  onInvite: (() => void) | undefined
  /** Why nobody can be invited. */
  inviteBlock: string | undefined
}

const TONES = { NOT_USED: 'neutral', SUSPEND: 'warning', USED: 'success' } as const
const toneOf = (status: string | undefined) =>
  status === 'NOT_USED' || status === 'SUSPEND' || status === 'USED' ? TONES[status] : 'neutral'

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding-block: ${theme.space[2]};
  border-block-end: 1px solid ${theme.border.default};
  overflow-wrap: anywhere;

  &:last-child {
    border-block-end: 0;
  }
`
const Nobody = styled.p`
  color: ${theme.fg.muted};
`

/** Who has a voucher: its guests, or whoever typed its code, each with what they did with it (VCH-014, VCH-015, VCH-042). */
export function VoucherPeople(props: VoucherPeopleProps) {
  const { voucher, rowsMax, onShowAll, editHref, onInvite } = props
  const t = useText('vouchers')
  const isGuest = isGuestVoucher(voucher)
  const users = holdersOf(voucher)
  const shown = users.slice(0, rowsMax)
  return (
    <Panel
      title={t(isGuest ? 'people.guests' : 'people.activated')}
      note={
        voucher.unreadParts > 0
          ? t('people.unread', { count: voucher.unreadParts })
          : t('people.count', { count: users.length })
      }
      actions={
        <>
          {onInvite && (
            <Button
              size="small"
              icon={<Mail aria-hidden="true" />}
              disabledReason={props.inviteBlock}
              onClick={onInvite}
            >
              {t('people.invite')}
            </Button>
          )}
          {isGuest && editHref !== undefined && (
            <ButtonLink size="small" href={editHref} icon={<Pencil aria-hidden="true" />}>
              {t('people.edit')}
            </ButtonLink>
          )}
        </>
      }
    >
      {users.length === 0 ? (
        <Nobody>{t('people.nobody')}</Nobody>
      ) : (
        <Stack gap={3}>
          <ul>
            {shown.map((user) => (
              <Person key={user.userPk} user={user} {...props} />
            ))}
          </ul>
          {users.length > shown.length && (
            <Button size="small" onClick={onShowAll}>
              {t('showAll', { count: users.length })}
            </Button>
          )}
        </Stack>
      )}
    </Panel>
  )
}

function Person({
  user,
  nameOf,
  personHrefOf,
}: Pick<VoucherPeopleProps, 'nameOf' | 'personHrefOf'> & { user: VoucherUser }) {
  const t = useText('vouchers')
  const words = useVoucherWords()
  const name = nameOf(user.userPk) || t('people.unnamed', { pk: String(user.userPk) })
  const href = personHrefOf(user.userPk)
  return (
    <Row>
      {href === undefined ? <span>{name}</span> : <TextLink href={href}>{name}</TextLink>}
      <Badge tone={toneOf(user.status)}>{words.userStatus(user)}</Badge>
    </Row>
  )
}
