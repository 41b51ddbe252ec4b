import type { Command, CommandOffer } from '@corrente/domain/operations'
import { OPERATIONS_PICKER_SIZE } from '@corrente/domain/users'
import { shownOf } from '@corrente/ui/foundations'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useUserSource } from '../../../features/pickers/index.ts'
import { useAccess } from '../../../kit/access/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { paymentTypesQuery } from '../../../resources/commands.ts'
import type { CommandFormState } from './useCommandForm.ts'

/**
 * Whom a remote start can be for, and how it can be paid: each read only where the form asks for it (OPS-026, OPS-053). A
 * payment that was chosen for another station goes with the field for it: nothing is sent, or missing, unseen.
 */
export function useStartChoices(
  command: Command,
  { values, selected, change }: CommandFormState,
  offer: CommandOffer | undefined,
) {
  const isStart = command === 'remoteStart'
  const isByPerson = isStart && values.driver === 'person'
  const people = useUserSource({ size: OPERATIONS_PICKER_SIZE, isEnabled: isByPerson })
  const isPermitted = useAccess()?.capabilities.monetization === true
  const isPaying = offer?.stations.find(({ id }) => id === selected[0])?.hasPayment === true
  const canPay = isStart && isPermitted && isPaying
  const types = useLoadable(useMemo(() => paymentTypesQuery(canPay), [canPay]))
  const paymentTypes = canPay ? (types.data ?? []) : []
  const isUnseen =
    offer !== undefined && paymentTypes.length === 0 && !(canPay && shownOf(types) === 'loading')
  const isLeft = isUnseen && values.hasPayment
  const drop = useEffectEvent(() => change((now) => ({ ...now, hasPayment: false, paymentType: '' })))
  useEffect(() => {
    if (isLeft) drop()
  }, [isLeft])
  return { people, paymentTypes }
}
