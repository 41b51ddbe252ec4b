import type { VoucherValues } from '@corrente/domain/vouchers'
import { useState } from 'react'
import { useGranted } from '../../../kit/access/index.ts'
import { useLookup } from '../../../kit/forms/index.ts'
import { findByCpf } from '../../../resources/stationPeople.ts'
import { usePeople } from '../usePeople.ts'

/** So many people are shown at first, and with each press more. */
const ROWS = 50

/** What the selection of guests shows: everybody, the names of who is not among them, and the search by CPF (VCH-028). */
export function useGuests({ guestPks }: VoucherValues) {
  const isGranted = useGranted()
  const [rowsMax, setRowsMax] = useState(ROWS)
  const people = usePeople(guestPks.slice(0, rowsMax), true)
  const [answer, searchCpf] = useLookup(({ gateways }, digits, signal) =>
    findByCpf(gateways.cp, digits, undefined, signal),
  )
  return {
    ...people,
    rowsMax,
    onMoreRows: () => setRowsMax((now) => now + ROWS),
    canSearchCpf: isGranted('/users_data/tenant_parent/cpf'),
    cpf: answer.kind === 'found' ? ({ kind: 'found', found: answer.user } as const) : answer,
    onSearchCpf: searchCpf,
  }
}
