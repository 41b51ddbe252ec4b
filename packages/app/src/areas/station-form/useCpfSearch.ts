import type { CpfState } from '@corrente/ui/widgets/station-form'
import { useCallback, useRef, useState } from 'react'
import { usePorts } from '../../ports/index.ts'
import { findByCpf } from '../../resources/stationPeople.ts'

/** The look-up of somebody by CPF (STF-089, STF-090); what was typed stays in memory. */
export function useCpfSearch(pk: number | undefined): readonly [CpfState, (digits: string) => void] {
  const { cp } = usePorts().gateways
  const [state, setState] = useState<CpfState>({ kind: 'idle' })
  const call = useRef<AbortController>(undefined)
  const search = useCallback(
    (digits: string) => {
      call.current?.abort()
      const own = new AbortController()
      call.current = own
      setState({ kind: 'looking' })
      findByCpf(cp, digits, pk, own.signal).then(setState, () => undefined) // only our own abort
    },
    [cp, pk],
  )
  return [state, search]
}
