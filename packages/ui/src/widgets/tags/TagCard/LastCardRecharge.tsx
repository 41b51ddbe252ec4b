import type { Transaction } from '@corrente/domain/transactions'
import { type Loadable, MISSING, shownOf, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Skeleton } from '../../../primitives/index.ts'
import { linked } from '../linked.tsx'

export interface LastCardRechargeProps {
  /** The last recharges, newest first; undefined where recharges may not be searched by card. */
  recharges: Loadable<readonly Transaction[]> | undefined
  /** A recharge, by its number; undefined where this user may not open it. */
  hrefOf: (id: number) => string | undefined
}

/** When and where a recharge last began with a tag; what was not read is not "none". */
export function LastCardRecharge({ recharges, hrefOf }: LastCardRechargeProps) {
  const t = useText('tags')
  const { timestamp } = useFormats()
  if (recharges === undefined) return t('verdict.unread.rechargesOff')
  const shown = shownOf(recharges)
  if (shown === 'loading') return <Skeleton shape="text" />
  const [last] = recharges.data ?? []
  if (last === undefined)
    return shown === 'failed' || recharges.unread > 0 ? t('verdict.notRead') : t('card.lastNone')
  return (
    <>
      {linked(timestamp(last.startedAt, 'DD/MM/YY HH:mm'), hrefOf(last.id))}
      {` · ${last.stationName ?? last.stationId ?? MISSING}`}
    </>
  )
}
