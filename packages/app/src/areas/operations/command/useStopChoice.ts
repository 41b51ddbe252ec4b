import type { CommandOffer } from '@corrente/domain/operations'
import type { Loadable } from '@corrente/ui/foundations'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLoadable } from '../../../kit/reading/index.ts'
import { openRechargesQuery, type ReadRecharge } from '../../../resources/openRecharges.ts'
import type { CommandFormState } from './useCommandForm.ts'

const NONE: readonly number[] = []

/**
 * The recharges that a stop can name. The only one of a station is chosen at once, and that of the connector that a link
 * names: a driver waits.
 */
export function useStopChoice(
  form: CommandFormState,
  offer: CommandOffer | undefined,
  connectorId: number | undefined,
): Loadable<readonly ReadRecharge[]> {
  const [station] = form.selected
  const ids = (station !== undefined && offer?.transactionIds.get(station)) || NONE
  const recharges = useLoadable(useMemo(() => openRechargesQuery(ids), [ids]))
  const { transactionId } = form.values
  const own =
    connectorId === undefined
      ? undefined
      : recharges.data?.find(({ recharge }) => recharge?.connectorId === connectorId)?.id
  const likely = own ?? (ids.length === 1 ? ids[0] : undefined)
  const choose = useEffectEvent((id: number) => {
    if (transactionId === undefined) form.change((now) => ({ ...now, transactionId: id }))
  })
  useEffect(() => {
    if (likely !== undefined) choose(likely)
  }, [likely])
  return recharges
}
