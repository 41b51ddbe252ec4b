import type { CpfState } from '@corrente/ui/widgets/station-form'
import { useCallback, useState } from 'react'
import { useAnswer } from '../../kit/forms/index.ts'
import { usePorts } from '../../ports/index.ts'
import { findByCpf } from '../../resources/stationPeople.ts'

/** The look-up of somebody by CPF (STF-089, STF-090); what was typed stays in memory. */
export function useCpfSearch(pk: number | undefined): readonly [CpfState, (digits: string) => void] {
  const { cp } = usePorts().gateways
  const [state, setState] = useState<CpfState>({ kind: 'idle' })
  // Counted: the same digits may be asked for again.
  const [asked, setAsked] = useState<{ readonly digits: string; readonly time: number }>()
  useAnswer(asked, { ask: ({ digits }, signal) => findByCpf(cp, digits, pk, signal), onAnswer: setState })
  const search = useCallback((digits: string) => {
    setState({ kind: 'looking' })
    setAsked((now) => ({ digits, time: (now?.time ?? 0) + 1 }))
  }, [])
  return [state, search]
}
