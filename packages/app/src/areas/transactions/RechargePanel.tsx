import { aroundDay } from '@corrente/domain/financial'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { toDateOnly } from '@corrente/domain/time'
import { type Recharge, readPower, readRegister } from '@corrente/domain/transactions'
import { useText } from '@corrente/ui/messages'
import { PowerChart, RechargeCard } from '@corrente/ui/widgets/transactions'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useCaseHref } from '../../features/case-link/index.ts'
import { useLinkTo, useMay, useStationLinks } from '../../kit/access/index.ts'
import { useExcel } from '../../kit/downloads/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { useOpenWrites } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { numberQuery } from '../../resources/movements.ts'
import { askMeterValues, rechargeQuery } from '../../resources/recharges.ts'
import { tagOwnerQuery } from '../../resources/tagOwner.ts'
import { idleRefundKey } from '../../resources/twoDoors.ts'
import { idleCancelledAtom } from './marks.ts'
import type { RechargeDialogs } from './useRechargeDialogs.tsx'
import type { Rights } from './useRights.ts'
import { useStopHref } from './useStopHref.ts'

export interface RechargePanelProps {
  /** As the list has it: shown until its detail is there, and where that fails. */
  readonly recharge: Recharge
  readonly rights: Rights
  readonly dialogs: RechargeDialogs
}

/** All of a recharge, with what was measured; it is read when the row is opened (TRX-047). */
export function RechargePanel({ recharge: listed, rights, dialogs }: RechargePanelProps) {
  const { copy } = usePorts()
  const detail = useLoadable(useMemo(() => rechargeQuery(listed.id), [listed.id]))
  const recharge = detail.data?.recharge ?? listed
  const values = detail.data?.values
  const power = useMemo(() => (detail.data ? readPower(values) : undefined), [detail.data, values])
  const register = useMemo(() => readRegister(values), [values])
  const meter = useMeterValues(recharge)
  return (
    <RechargeCard
      recharge={recharge}
      hasMoney={rights.hasMoney}
      hasInvoice={rights.hasInvoice}
      links={useRechargeLinks(recharge)}
      actions={{
        onApprove: rights.mayApprove ? () => dialogs.approve(recharge) : undefined,
        onCancelIdle: rights.mayCancelIdle ? () => dialogs.cancelIdle(recharge) : undefined,
        onMeterValues: meter.onExcel,
        isMeterRunning: meter.isExcelRunning,
        onRetryInvoice: rights.hasInvoice ? () => dialogs.retryInvoice(recharge) : undefined,
      }}
      isIdleCancelled={useAtomValue(idleCancelledAtom).has(recharge.id)}
      isIdleRefundOpen={useIsRefundOpen(recharge)}
      register={register}
      bill={useBill(recharge, rights.hasMoney)}
      onCopyText={copy}
      chart={<PowerChart recharge={recharge} power={{ ...detail, data: power }} onCopyText={copy} />}
    />
  )
}

/** Its movements, for whoever may see them: how its price is parted, and what went back. One that runs has none. */
function useBill({ id, startedAt, stoppedAt, hasPayment }: Recharge, hasMoney: boolean) {
  const { clock, formats, tenant } = usePorts()
  const may = useMay()
  const isAsked =
    hasMoney && may('financial') && hasPayment === true && stoppedAt !== undefined && startedAt !== undefined
  const apiKey = tenant.apiKey()
  const query = useMemo(() => {
    const range = aroundDay(toDateOnly(startedAt ?? 0, formats.zone), toDateOnly(clock.now(), formats.zone))
    return numberQuery(isAsked ? id : undefined, { range, order: 'CHRONOLOGICAL_ORDER' }, apiKey)
  }, [isAsked, id, startedAt, clock, formats, apiKey])
  const bill = useLoadable(query)
  return isAsked ? bill : undefined
}

/** Whether a refund of its idle charge was sent from this browser and is not seen yet. */
function useIsRefundOpen({ id }: Pick<Recharge, 'id'>): boolean {
  const key = idleRefundKey(id)
  return useOpenWrites('financial', key).some(({ keys }) => keys.includes(key))
}

function useRechargeLinks(recharge: Recharge) {
  const { id, stationPk, stationId, idTag } = recharge
  const may = useMay()
  // A row names its driver by nothing but the tag: whoever has exactly that one.
  const owner = useLoadable(useMemo(() => tagOwnerQuery(may('users') ? idTag : undefined), [may, idTag]))
  const person = owner.data ?? undefined
  const stationHref = useStationLinks()
  const stopHrefOf = useStopHref()
  return {
    station: stationId === undefined ? undefined : stationHref({ pk: stationPk, id: stationId }),
    person: useLinkTo('person', person === undefined ? undefined : String(person)),
    tag:
      may('tags') && idTag !== undefined ? hrefOf({ path: pathOf('tags'), search: { q: idTag } }) : undefined,
    movement: useLinkTo('movements', id),
    remoteStop: stopHrefOf(recharge),
    case: useCaseHref()({ recharge: id }),
  }
}

/** The measures as an Excel file (TRX-051). */
function useMeterValues({ id }: Recharge) {
  const t = useText('transactions')
  return useExcel({
    kind: `meter-values-${id}`,
    label: t('card.meterValues'),
    what: `transaction-${id}-meter-values`,
    run: ({ gateways }, options) => askMeterValues(gateways.cp, id, options),
  })
}
