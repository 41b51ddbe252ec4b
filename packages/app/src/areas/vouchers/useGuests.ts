import { grants } from '@corrente/domain/permissions'
import type { VoucherValues } from '@corrente/domain/vouchers'
import type { GuestName } from '@corrente/ui/widgets/vouchers'
import { useMemo, useState } from 'react'
import { useAccess } from '../../kit/access/index.ts'
import { useLookup } from '../../kit/forms/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { findByCpf, peopleQuery } from '../../resources/stationPeople.ts'
import { guestNamesQuery } from '../../resources/voucherSave.ts'

/** So many people are shown at first, and with each press more. */
const ROWS = 50
const NOBODY: ReadonlyMap<number, GuestName> = new Map()

/** What the selection of guests shows: everybody, the names of who is not among them, and the search by CPF (VCH-028). */
export function useGuests({ guestPks }: VoucherValues) {
  const { cp } = usePorts().gateways
  const access = useAccess()
  const [rowsMax, setRowsMax] = useState(ROWS)
  const users = useLoadable(useMemo(() => peopleQuery(undefined, true), []))
  const missing = useMemo(() => {
    if (users.data === undefined) return ''
    const known = new Set(users.data.map(({ pk }) => pk))
    const shown = guestPks.slice(0, rowsMax)
    return shown.filter((pk) => !known.has(pk)).join()
  }, [users.data, guestPks, rowsMax])
  const others = useLoadable(
    useMemo(() => guestNamesQuery(missing === '' ? [] : missing.split(',').map(Number)), [missing]),
  )
  const [answer, searchCpf] = useLookup((digits, signal) => findByCpf(cp, digits, undefined, signal))
  return {
    users,
    others: others.data ?? NOBODY,
    rowsMax,
    onMoreRows: () => setRowsMax((now) => now + ROWS),
    canSearchCpf: access !== undefined && grants(access, '/users_data/tenant_parent/cpf'),
    cpf: answer.kind === 'found' ? ({ kind: 'found', found: answer.user } as const) : answer,
    onSearchCpf: searchCpf,
  }
}
