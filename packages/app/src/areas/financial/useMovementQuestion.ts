import type { DayRange, MovementOrder } from '@corrente/domain/financial'
import { toDateOnly } from '@corrente/domain/time'
import { useMemo } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import {
  financialAccountsQuery,
  financialChargersQuery,
  type MovementQuestion,
} from '../../resources/movements.ts'
import { userQuery } from '../../resources/userRecord.ts'
import { type MovementAddress, rangeOf } from './movementAddress.ts'

/** What the address asks for, as far as it is known, and what its filters offer. */
export function useMovementQuestion({ values }: Pick<MovementAddress, 'values'>) {
  const { clock, formats, tenant } = usePorts()
  const today = toDateOnly(clock.now(), formats.zone)
  const apiKey = tenant.apiKey()
  const accounts = useLoadable(useMemo(() => financialAccountsQuery(apiKey), [apiKey]))
  const { person } = values
  const record = useLoadable(useMemo(() => userQuery(person), [person]))
  const account = accounts.data?.find(({ name }) => name === values.account)
  const ownKey = values.account === undefined ? apiKey : account?.apiKey
  const withChildren = values.account === undefined
  const chargers = useLoadable(
    useMemo(() => financialChargersQuery(ownKey ?? apiKey, withChildren), [ownKey, apiKey, withChildren]),
  )
  const { from, to } = rangeOf(values, today)
  const order: MovementOrder = values.order ?? 'CHRONOLOGICAL_ORDER'
  const email = record.data?.email
  const isPersonKnown = person === undefined || email !== undefined
  const question = useMemo((): MovementQuestion | undefined => {
    if (ownKey === undefined || !isPersonKnown) return undefined
    const terms = [
      ...(values.number === undefined ? [] : [String(values.number)]),
      ...(email === undefined ? [] : [email]),
      ...(values.terms ?? []),
    ]
    return { range: { from, to }, order, terms, charger: values.charger, apiKey: ownKey, withChildren }
  }, [
    ownKey,
    withChildren,
    isPersonKnown,
    values.number,
    values.terms,
    values.charger,
    email,
    from,
    to,
    order,
  ])
  const range: DayRange = { from, to }
  return {
    question,
    today,
    range,
    order,
    accounts,
    chargers,
    person: person === undefined ? undefined : personName(record.data, person),
    /** Narrowed by what could not be resolved: nothing is listed instead of too much. */
    unknown: unknownOf({
      isAccount: values.account !== undefined && accounts.data !== undefined && account === undefined,
      isPerson: !isPersonKnown && !['loading', 'refreshing'].includes(record.state),
    }),
  }
}

/** What of the address could not be found: nothing is listed instead of too much. */
const unknownOf = (missing: { readonly isAccount: boolean; readonly isPerson: boolean }) =>
  missing.isAccount ? ('account' as const) : missing.isPerson ? ('person' as const) : undefined

const personName = (
  record: { readonly firstName: string; readonly lastName: string | undefined } | undefined,
  pk: number,
): string => (record ? [record.firstName, record.lastName].filter(Boolean).join(' ') : String(pk))
