import type { PrivateUser } from '@corrente/domain/stations'
import {
  findGuests,
  type HeldVoucher,
  noGuestsOf,
  offeredGuests,
  type VoucherValues,
  withGuest,
  withoutGuest,
} from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { type Loadable, shownOf, tabularNumbers, usePersonal } from '../../../foundations/index.ts'
import { Muted, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Card } from '../../../primitives/index.ts'
import type { CpfState } from '../../forms/index.ts'
import { OPTION_HEIGHT, PickField, PickOption } from '../../pickers/index.ts'
import { CpfGuest } from './CpfGuest.tsx'
import { type GuestName, GuestRows } from './GuestRows.tsx'

export interface GuestSelectionProps {
  held: HeldVoucher
  onChange: (edit: (values: VoucherValues) => VoucherValues) => void
  /** Everybody who could be chosen (VCH-085). */
  users: Loadable<readonly PrivateUser[]>
  /** Those of the selection who are not among them (VCH-086). */
  others: ReadonlyMap<number, GuestName>
  /** How many rows are drawn; more come by a press. */
  rowsMax: number
  onMoreRows: () => void
  /** Whether somebody may be looked up by CPF (VCH-028). */
  canSearchCpf: boolean
  cpf: CpfState<PrivateUser>
  /** 11 digits. */
  onSearchCpf: (digits: string) => void
  /** Back to the form, which keeps the selection until it is saved. */
  onComplete: () => void
}

/** As wide as the form that it belongs to. */
const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-inline-size: 880px;
`
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.z.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding-block: ${theme.space[3]};
  border-block-start: 1px solid ${theme.border.default};
  background: ${theme.bg.page};
`
const Count = styled.p`
  font-size: ${theme.font.size[16]};
  font-weight: ${theme.font.weight.medium};
  ${tabularNumbers}
`
const NOBODY: readonly PrivateUser[] = []

/** The guests of a voucher: who is selected, and who may be added (VCH-023 to VCH-028, VCH-041, VCH-071). */
export function GuestSelection(props: GuestSelectionProps) {
  const { held, onChange, users, canSearchCpf, cpf, onSearchCpf, onComplete } = props
  const t = useText('voucher-form')
  const { guestPks, units } = held.values
  const none = noGuestsOf(held)
  const names = useMemo(
    () =>
      new Map<number, GuestName>([
        ...props.others,
        ...(users.data ?? NOBODY).map((user) => [user.pk, user] as const),
      ]),
    [users.data, props.others],
  )
  const add = (pk: number) => onChange((now) => withGuest(now, pk))
  const count = t('select.count', { count: guestPks.length })
  return (
    <Page>
      <Count role="status">
        {units === undefined ? count : `${count} ${t('select.ofUnits', { count: units })}`}
      </Count>
      <Notices held={held} users={users} />
      {none === undefined && (
        <Card>
          <Stack gap={3}>
            <AddUser users={users} guestPks={guestPks} onAdd={add} />
            {canSearchCpf && <CpfGuest state={cpf} onSearch={onSearchCpf} guestPks={guestPks} onAdd={add} />}
          </Stack>
        </Card>
      )}
      <GuestRows
        held={held}
        names={names}
        isNaming={shownOf(users) === 'loading'}
        rowsMax={props.rowsMax}
        onMoreRows={props.onMoreRows}
        onRemove={(pk) => onChange((values) => withoutGuest({ base: held.base, values }, pk))}
      />
      <Bar>
        <Button tone="brand" onClick={onComplete}>
          {t('select.complete')}
        </Button>
        <Muted>{t('select.notSaved')}</Muted>
      </Bar>
    </Page>
  )
}

function Notices({ held, users }: Pick<GuestSelectionProps, 'held' | 'users'>) {
  const t = useText('voucher-form')
  const none = noGuestsOf(held)
  const { guestPks, units } = held.values
  return (
    <>
      {none && (
        <Banner tone="warning">{t(none === 'activated' ? 'guests.activated' : 'guests.unitsFirst')}</Banner>
      )}
      {none === undefined && units !== undefined && guestPks.length > units && (
        <Banner tone="warning" isAnnounced>
          {t('select.over')}
        </Banner>
      )}
      {shownOf(users) === 'failed' && (
        <Banner
          tone="warning"
          isAnnounced
          action={
            <Button size="small" isBusy={users.isRetrying} onClick={users.retry}>
              {t('failed.retry')}
            </Button>
          }
        >
          {t('select.failed')}
        </Banner>
      )}
    </>
  )
}

const keyOf = ({ pk }: PrivateUser): string => String(pk)

/** Finds somebody by name or e-mail; chosen, they stand in the list and the field is empty again (VCH-025, VCH-071). */
function AddUser({
  users,
  guestPks,
  onAdd,
}: Pick<GuestSelectionProps, 'users'> & { guestPks: readonly number[]; onAdd: (pk: number) => void }) {
  const t = useText('voucher-form')
  const personal = usePersonal()
  const offered = useMemo(() => offeredGuests(users.data ?? NOBODY, guestPks), [users.data, guestPks])
  const nameOf = ({ pk, name, email }: PrivateUser) =>
    name ?? email ?? t('select.unknown', { pk: String(pk) })
  return (
    <PickField
      label={t('select.add')}
      placeholder={t('select.addPlaceholder')}
      items={offered}
      keyOf={keyOf}
      textOf={nameOf}
      itemHeight={OPTION_HEIGHT}
      renderItem={(user) => (
        <PickOption
          name={nameOf(user)}
          notes={[user.name && user.email && personal(user.email), user.accountName]}
        />
      )}
      search={findGuests}
      chosen=""
      chosenText=""
      onChoose={(user) => user && onAdd(user.pk)}
      isLoading={shownOf(users) === 'loading'}
    />
  )
}
