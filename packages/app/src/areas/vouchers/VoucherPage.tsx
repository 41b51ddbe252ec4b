import { allows } from '@corrente/domain/permissions'
import { pathOf } from '@corrente/domain/routing'
import { activatedOf, isVoucherKind, overlapsOf, updateOf, type Voucher } from '@corrente/domain/vouchers'
import { useText } from '@corrente/ui/messages'
import { ButtonLink, ErrorState, Panel } from '@corrente/ui/primitives'
import { VoucherHistory, VoucherPeople, VoucherView } from '@corrente/ui/widgets/vouchers'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useNetwork, useSnapshot } from '../../features/network/index.ts'
import { useZones } from '../../features/zones/index.ts'
import { useAccess, useLinks, useMay, useSession } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { peopleQuery } from '../../resources/stationPeople.ts'
import { voucherHistoryQuery, voucherQuery, vouchersOfCodeQuery } from '../../resources/vouchers.ts'
import { type VoucherDeed, VoucherDeeds } from './VoucherDeeds.tsx'
import { VoucherVerdict } from './VoucherVerdict.tsx'

/** `/voucher/{id}`, and `/vouchers/{id}`, which shows the same (VCH-008, RTE-029). */
export function VoucherPage() {
  const { id = '' } = useParams({ strict: false })
  const t = useText('vouchers')
  const reading = useLoadable(useMemo(() => voucherQuery(id), [id]))
  const { data, state } = reading
  usePageTitle(t('view.title'))
  if (data) return <OneVoucher key={data.pk} voucher={data} />
  if (state === 'loading') return <Panel title={t('view.title')} state={{ kind: 'loading' }} />
  const isKnown = state === 'notFound' || state === 'notPermitted'
  return (
    <ErrorState
      title={t(isKnown ? `view.${state}` : 'view.unreachable')}
      {...(!isKnown && { onRetry: reading.retry, isRetrying: reading.isRetrying })}
      actions={
        <ButtonLink size="small" href={pathOf('vouchers')}>
          {t('view.back')}
        </ButtonLink>
      }
    />
  )
}

/** The chargers that it is bound to, by the names of the live network; undefined while these are read (VCH-011). */
function useBoundChargers({ chargeBoxPks }: Voucher) {
  const network = useNetwork()
  const { data } = useSnapshot(network)
  const linkTo = useLinks()
  return useMemo(() => {
    if (data === undefined) return undefined
    const byPk = new Map(data.map((station) => [station.pk, station]))
    return (chargeBoxPks ?? []).map((pk) => ({
      pk,
      name: byPk.get(pk)?.name,
      href: byPk.has(pk) ? linkTo('stationPage', String(pk)) : undefined,
    }))
  }, [data, chargeBoxPks, linkTo])
}

/** What people are called, where a voucher has any. */
function useNames({ users }: Voucher): ReadonlyMap<number, string | undefined> {
  const hasUsers = users.length > 0
  const { data } = useLoadable(useMemo(() => peopleQuery(undefined, hasUsers), [hasUsers]))
  return useMemo(() => new Map(data?.map(({ pk, name, email }) => [pk, name ?? email])), [data])
}

function useVoucherLinks({ pk }: Voucher) {
  const may = useMay()
  const id = String(pk)
  const access = useAccess()
  return {
    // The quick changes are those of the form, and need no page of it.
    mayChange: access !== undefined && allows(access, 'voucher-edit'),
    guests: may('voucher-edit-users') ? pathOf('voucher-edit-users', { id }) : undefined,
    links: {
      list: pathOf('vouchers'),
      edit: may('voucher-edit') ? pathOf('voucher-edit', { id }) : undefined,
      duplicate: may('voucher-create') ? `${pathOf('voucher-create')}?from=${id}` : undefined,
      voucher: (other: number) => pathOf('voucher', { id: String(other) }),
    },
  }
}

/** Why a voucher cannot be changed here: sending a guess for what it lacks would change it. */
function useChangeBlock(voucher: Voucher): string | undefined {
  const t = useText('vouchers')
  return updateOf(voucher, {}) === undefined ? t('change.incomplete') : undefined
}

function OneVoucher({ voucher }: { readonly voucher: Voucher }) {
  const t = useText('vouchers')
  const { pk, code, kind } = voucher
  const tenantPk = useSession()?.user.accountPk
  const linkTo = useLinks()
  const history = useLoadable(useMemo(() => voucherHistoryQuery(pk), [pk]))
  const twins = useLoadable(useMemo(() => vouchersOfCodeQuery(code, tenantPk), [code, tenantPk]))
  const overlaps = useMemo(() => overlapsOf(voucher, twins.data ?? [], pk), [voucher, twins.data, pk])
  const names = useNames(voucher)
  const { mayChange, guests, links } = useVoucherLinks(voucher)
  const [deed, ask] = useState<VoucherDeed>()
  const [isJudged, setJudged] = useState(false)
  const block = useChangeBlock(voucher)
  const personHrefOf = (userPk: number) => linkTo('person', String(userPk))
  return (
    <>
      <VoucherView
        voucher={voucher}
        overlaps={overlaps}
        links={links}
        chargers={useBoundChargers(voucher)}
        onVerdict={() => setJudged(true)}
        onSwitch={mayChange ? () => ask('switch') : undefined}
        onChange={mayChange ? () => ask('change') : undefined}
        changeBlock={block}
        zones={useZones()}
        people={
          <VoucherPeople
            voucher={voucher}
            nameOf={(userPk) => names.get(userPk)}
            personHrefOf={personHrefOf}
            editHref={guests}
            onInvite={mayChange ? () => ask('invite') : undefined}
            inviteBlock={block ?? (activatedOf(voucher).length > 0 ? t('invite.activated') : undefined)}
          />
        }
        history={
          <VoucherHistory
            history={history}
            kind={isVoucherKind(kind) ? kind : undefined}
            rechargeHrefOf={(id) => linkTo('recharge', String(id))}
            personHrefOf={personHrefOf}
          />
        }
      />
      {deed && <VoucherDeeds deed={deed} voucher={voucher} onClose={() => ask(undefined)} />}
      {isJudged && <VoucherVerdict voucher={voucher} uses={history.data} onClose={() => setJudged(false)} />}
    </>
  )
}
