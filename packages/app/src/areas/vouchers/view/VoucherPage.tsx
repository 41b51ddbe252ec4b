import { allows } from '@corrente/domain/permissions'
import { pathOf } from '@corrente/domain/routing'
import {
  activatedOf,
  holdersOf,
  isVoucherKind,
  overlapsOf,
  updateOf,
  type Voucher,
} from '@corrente/domain/vouchers'
import { z } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { Panel } from '@corrente/ui/primitives'
import { VoucherHistory, VoucherPeople, VoucherView } from '@corrente/ui/widgets/vouchers'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useAccess, useLinks, useMay, useSession } from '../../../kit/access/index.ts'
import { type AddressRules, lenient, useAddress } from '../../../kit/address/index.ts'
import { UnreadRecord } from '../../../kit/boundaries/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePageTitle, usePorts } from '../../../ports/index.ts'
import { oneVoucher, voucherHistoryQuery, vouchersOfCodeQuery } from '../../../resources/vouchers.ts'
import { useBoundChargers } from '../useBoundChargers.ts'
import { usePeople } from '../usePeople.ts'
import { useVoucherLinks } from '../useVoucherLinks.ts'
import { type VoucherAction, VoucherActions } from './VoucherActions.tsx'
import { VoucherVerdict } from './VoucherVerdict.tsx'

/** `/voucher/{id}`, and `/vouchers/{id}`, which shows the same (VCH-008, RTE-029). */
export function VoucherPage() {
  const { id = '' } = useParams({ strict: false })
  const t = useText('vouchers')
  const reading = useLoadable(useMemo(() => oneVoucher.query(id), [id]))
  const { data, state } = reading
  usePageTitle(t('view.title'))
  if (data) return <OneVoucher key={data.pk} voucher={data} />
  if (state === 'loading') return <Panel title={t('view.title')} state={{ kind: 'loading' }} />
  return (
    <UnreadRecord
      title={t('view.title')}
      reading={reading}
      sayWhy={(why) => t(`view.${why}`)}
      back={{ href: pathOf('vouchers'), label: t('view.back') }}
    />
  )
}

/** So many people are named at first. */
const FIRST_PEOPLE = 10

/** Who has it, those shown by name. */
function People({ voucher, block, onInvite }: PeopleProps) {
  const t = useText('vouchers')
  const may = useMay()('voucher-edit-users')
  const linkTo = useLinks()
  const [rowsMax, setRowsMax] = useState(FIRST_PEOPLE)
  const people = holdersOf(voucher)
  const shown = people.slice(0, rowsMax).map(({ userPk }) => userPk)
  const { users, others } = usePeople(shown, people.length > 0)
  const names = useMemo(
    () =>
      new Map([
        ...[...others].map(([pk, { name, email }]) => [pk, name ?? email] as const),
        ...(users.data ?? []).map(({ pk, name, email }) => [pk, name ?? email] as const),
      ]),
    [users.data, others],
  )
  return (
    <VoucherPeople
      voucher={voucher}
      rowsMax={rowsMax}
      onShowAll={() => setRowsMax(people.length)}
      nameOf={(userPk) => names.get(userPk)}
      personHrefOf={(userPk) => linkTo('person', userPk)}
      editHref={may ? pathOf('voucher-edit-users', { id: String(voucher.pk) }) : undefined}
      onInvite={onInvite}
      inviteBlock={block ?? (activatedOf(voucher).length > 0 ? t('invite.activated') : undefined)}
    />
  )
}
interface PeopleProps {
  readonly voucher: Voucher
  /** Why nothing can be changed here. */
  readonly block: string | undefined
  readonly onInvite: (() => void) | undefined
}

/** Why a voucher cannot be changed here: sending a guess for what it lacks would change it. */
function useChangeBlock(voucher: Voucher): string | undefined {
  const t = useText('vouchers')
  return updateOf(voucher, {}) === undefined ? t('change.incomplete') : undefined
}

const SCHEMA = z.object({ stop: lenient(z.int()) })
/** `stop=1`: the page opens with the question whether to switch it off. */
const ADDRESS: AddressRules<z.output<typeof SCHEMA>> = { read: (search) => SCHEMA.parse(search) }

function OneVoucher({ voucher }: { readonly voucher: Voucher }) {
  const { pk, code, kind } = voucher
  const tenantPk = useSession()?.user.accountPk
  const linkTo = useLinks()
  const history = useLoadable(useMemo(() => voucherHistoryQuery(pk), [pk]))
  const twins = useLoadable(useMemo(() => vouchersOfCodeQuery(code, tenantPk), [code, tenantPk]))
  const { zone } = usePorts().formats
  const overlaps = useMemo(
    () => overlapsOf(voucher, twins.data ?? [], pk, zone),
    [voucher, twins.data, pk, zone],
  )
  // The quick changes are those of the form, and need no page of it.
  const access = useAccess()
  const mayChange = access !== undefined && allows(access, 'voucher-edit')
  const { values: asked, change } = useAddress(ADDRESS)
  // "Duplicar e desativar este" ends here, with the question.
  const [action, ask] = useState<VoucherAction | undefined>(
    asked.stop === 1 && mayChange && voucher.isActive !== false ? 'switch' : undefined,
  )
  const chargersOf = useBoundChargers()
  const [isJudged, setJudged] = useState(false)
  const block = useChangeBlock(voucher)
  const close = () => {
    ask(undefined)
    if (asked.stop !== undefined) change({ stop: undefined }, 'replace')
  }
  const personHrefOf = (userPk: number) => linkTo('person', userPk)
  return (
    <>
      <VoucherView
        voucher={voucher}
        overlaps={overlaps}
        links={useVoucherLinks()(pk)}
        chargers={chargersOf(voucher)}
        onVerdict={() => setJudged(true)}
        onSwitch={mayChange ? () => ask('switch') : undefined}
        onChange={mayChange ? () => ask('change') : undefined}
        changeBlock={block}
        people={
          <People voucher={voucher} block={block} onInvite={mayChange ? () => ask('invite') : undefined} />
        }
        history={
          <VoucherHistory
            history={history}
            kind={isVoucherKind(kind) ? kind : undefined}
            rechargeHrefOf={(id) => linkTo('recharge', id)}
            personHrefOf={personHrefOf}
          />
        }
      />
      {action && <VoucherActions action={action} voucher={voucher} onClose={close} />}
      {isJudged && <VoucherVerdict voucher={voucher} uses={history.data} onClose={() => setJudged(false)} />}
    </>
  )
}
