import {
  aroundDay,
  canResendInvoice,
  codeCallOf,
  externalCode,
  isOtherPayment,
  type Movement,
  movementIn,
  refundBlock,
  refundRoom,
  sharedNumbers,
} from '@corrente/domain/financial'
import { toDateOnly } from '@corrente/domain/time'
import { idleStateOf } from '@corrente/domain/transactions'
import { phaseOf, shownOf, useFormats } from '@corrente/ui/foundations'
import type { DrawerReading, SharedWay, ShownCode } from '@corrente/ui/widgets/financial'
import { useMemo } from 'react'
import { useLinkTo, useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { useOpenWrites } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { type MovementPlace, numberQuery, paymentCodeQuery } from '../../resources/movements.ts'
import { rechargeQuery } from '../../resources/recharges.ts'
import { idleChargeQuery } from '../../resources/refunds.ts'
import { tagOwnerQuery } from '../../resources/tagOwner.ts'
import { idleKey } from '../../resources/twoDoors.ts'
import { walletTotalQuery } from '../../resources/wallet.ts'

/** What may differ between the list and what is read when its drawer opens. */
const fieldsOf = ({ amount, refunded, status, nfeStatus }: Movement) => [amount, refunded, status, nfeStatus]

/** A movement as it is read when its drawer opens, and what is known beside it. */
export function useMovement(listed: Movement, place: MovementPlace, inList: readonly Movement[]) {
  const { clock, formats, tenant } = usePorts()
  const apiKey = tenant.apiKey()
  const near = useLoadable(useMemo(() => numberQuery(listed.pk, place, apiKey), [listed.pk, place, apiKey]))
  const at = listed.createdAt ?? listed.paidAt
  const wide = useMemo((): MovementPlace => {
    const today = toDateOnly(clock.now(), formats.zone)
    return at === undefined ? place : { ...place, range: aroundDay(toDateOnly(at, formats.zone), today) }
  }, [place, at, clock, formats])
  const around = useLoadable(useMemo(() => numberQuery(listed.pk, wide, apiKey), [listed.pk, wide, apiKey]))
  const read = near.data && movementIn(near.data, listed)
  const movement = read ?? listed
  const phase = phaseOf(near)
  const reading: DrawerReading =
    phase === 'loading' ? 'reading' : phase === 'failed' ? 'notRead' : read ? 'read' : 'gone'
  const known = [...inList, ...(near.data ?? []), ...(around.data ?? []), listed]
  const isIdle = movement.target === 'IDLE'
  const idle = useLoadable(
    useMemo(() => idleChargeQuery(isIdle ? listed.pk : undefined), [isIdle, listed.pk]),
  )
  return {
    movement,
    reading,
    hasChanged:
      read !== undefined && fieldsOf(read).some((field, place) => field !== fieldsOf(listed)[place]),
    isShared: sharedNumbers(known).has(listed.pk),
    /** By two payments of this very thing. */
    isPaidTwice: known.some((each) => isOtherPayment(each, movement)),
    idle: useIdleDoor(isIdle ? listed.pk : undefined, idle.data),
  }
}

/** How the other door of an idle charge's money stands. */
type IdleDoor = 'cancelled' | 'cancelOpen' | undefined

/** Whether an idle charge was cancelled, or a cancel of it was sent from this browser. @param stands - undefined: not known */
function useIdleDoor(pk: number | undefined, stands: boolean | undefined): IdleDoor {
  const key = idleKey(pk ?? 0)
  const open = useOpenWrites('cp', key)
  if (pk === undefined) return undefined
  if (open.some(({ keys }) => keys.includes(key))) return 'cancelOpen'
  return stands === false ? 'cancelled' : undefined
}

/** The way that is left where a number is a recharge's and an idle charge's: cancelling the latter, else the provider. */
export function useSharedWay(
  { pk, target }: Movement,
  { isShared, isPaidTwice }: Pick<ReturnType<typeof useMovement>, 'isShared' | 'isPaidTwice'>,
): SharedWay | undefined {
  const may = useMay()
  const id = isShared && !isPaidTwice && target !== 'USER' ? pk : undefined
  const detail = useLoadable(useMemo(() => rechargeQuery(id), [id]))
  const href = useLinkTo('recharge', id === undefined ? undefined : String(id))
  if (!isShared) return undefined
  const recharge = detail.data?.recharge
  const canCancel =
    href !== undefined &&
    recharge !== undefined &&
    may('cancel-idle-payment') &&
    idleStateOf(recharge) === 'cancellable'
  return canCancel ? { kind: 'cancelIdle', href } : { kind: 'provider' }
}

/** The code that the provider knows a payment by (FIN-011). */
export function useCode(movement: Movement): ShownCode {
  const call = codeCallOf(movement)
  const found = useLoadable(
    useMemo(() => paymentCodeQuery(call, movement.externalId), [call, movement.externalId]),
  )
  if (call === 'none') return { state: 'ready', code: externalCode(movement, undefined) }
  const shown = shownOf(found)
  if (shown === 'loading') return { state: 'loading' }
  if (shown === 'failed') return { state: 'failed', retry: found.retry }
  return { state: 'ready', code: externalCode(movement, found.data) }
}

/** Who a movement is of, by the exact tag alone: a name would name two people. */
export function useOwner(movement: Movement) {
  const may = useMay()
  const { money } = useFormats()
  const tag = may('users') || may('user') ? movement.idTag : undefined
  const owner = useLoadable(useMemo(() => tagOwnerQuery(tag), [tag]))
  const pk = owner.data ?? undefined
  const isDeposit = movement.target === 'USER'
  const total = useLoadable(
    useMemo(() => walletTotalQuery(pk ?? 0, isDeposit && pk !== undefined), [pk, isDeposit]),
  )
  const sum = total.data?.total
  return {
    personHref: useLinkTo('person', pk === undefined ? undefined : String(pk)),
    depositsTotal: sum === undefined ? undefined : money(sum),
  }
}

/** Why the invoice cannot be sent again. */
export const resendBlock = (movement: Movement, isShared: boolean, isOpen: boolean) =>
  isShared
    ? ('sharedNumber' as const)
    : !canResendInvoice(movement)
      ? ('status' as const)
      : isOpen
        ? ('open' as const)
        : undefined

/** What may still be refunded, and why it may not. */
export const refundOf = (
  movement: Movement,
  known: { requested: number; isOpen: boolean; isShared: boolean; idle: IdleDoor },
) => ({ room: refundRoom(movement, known.requested), block: refundBlock(movement, known) })
