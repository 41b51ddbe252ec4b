import type { PrivateUser } from '@corrente/domain/stations'
import { fixedStatusOf, type HeldVoucher } from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import { X } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { Rows, Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Button, IconButton, PersonalText, Skeleton } from '../../../primitives/index.ts'

/** What somebody is called who is selected. */
export type GuestName = Pick<PrivateUser, 'name' | 'email'>

interface GuestRowsProps {
  held: HeldVoucher
  names: ReadonlyMap<number, GuestName>
  /** Names are on their way. */
  isNaming: boolean
  rowsMax: number
  onMoreRows: () => void
  onRemove: (pk: number) => void
}

const Title = styled.h2`
  font-size: ${theme.font.size[16]};
`
const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`
/** A field that cannot be typed into: who it is stands, only the cross acts (VCH-024). */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${theme.space[2]};
  align-items: center;
  min-block-size: 48px;
  padding: ${theme.space[1]} ${theme.space[1]} ${theme.space[1]} ${theme.space[3]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.control};
  background: ${theme.bg.inset};
  content-visibility: auto;
  contain-intrinsic-size: auto 48px;
`
const Who = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** Who is selected, each with a way off the list; whoever has used the voucher stays (VCH-024, VCH-041). */
export function GuestRows({ held, names, isNaming, rowsMax, onMoreRows, onRemove }: GuestRowsProps) {
  const t = useText('voucher-form')
  const id = useId()
  const { guestPks } = held.values
  const rest = guestPks.length - rowsMax
  return (
    <Rows as="section" aria-labelledby={id}>
      <Title id={id}>{t('select.list')}</Title>
      {guestPks.length === 0 && <p>{t('select.none')}</p>}
      <List>
        {guestPks.slice(0, rowsMax).map((pk) => (
          <Guest key={pk} {...{ held, pk, isNaming, onRemove }} who={names.get(pk)} />
        ))}
      </List>
      {rest > 0 && (
        <span>
          <Button onClick={onMoreRows}>{t('select.more', { count: rest })}</Button>
        </span>
      )}
    </Rows>
  )
}

function Guest(
  props: Pick<GuestRowsProps, 'held' | 'isNaming' | 'onRemove'> & { pk: number; who: GuestName | undefined },
) {
  const { held, pk, who, isNaming, onRemove } = props
  const t = useText('voucher-form')
  const fixed = fixedStatusOf(held.base.voucher, pk)
  const isNew = !held.base.values.guestPks.includes(pk)
  const name = who?.name ?? who?.email ?? t('select.unknown', { pk: String(pk) })
  return (
    <Row>
      <Who>
        {who === undefined && isNaming ? <Skeleton shape="text" inlineSize="50%" /> : <span>{name}</span>}
        {who?.name !== undefined && who.email !== undefined && (
          <Small>
            <PersonalText text={who.email} />
          </Small>
        )}
      </Who>
      {fixed ? (
        <Badge tone="info">{t(fixed === 'USED' ? 'select.used' : 'select.suspended')}</Badge>
      ) : (
        <Badge tone={isNew ? 'success' : 'neutral'}>{t(isNew ? 'select.isNew' : 'select.notUsed')}</Badge>
      )}
      <IconButton
        size="small"
        label={t('select.remove', { name })}
        icon={<X aria-hidden="true" />}
        disabledReason={fixed && t(fixed === 'USED' ? 'select.isUsed' : 'select.isSuspended')}
        onClick={() => onRemove(pk)}
      />
    </Row>
  )
}
