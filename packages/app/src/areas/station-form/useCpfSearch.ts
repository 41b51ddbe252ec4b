import type { CpfState } from '@corrente/ui/widgets/station-form'
import { useLookup } from '../../kit/forms/index.ts'
import { usePorts } from '../../ports/index.ts'
import { findByCpf } from '../../resources/stationPeople.ts'

/** The look-up of somebody by CPF (STF-089, STF-090). */
export function useCpfSearch(pk: number | undefined): readonly [CpfState, (digits: string) => void] {
  const { cp } = usePorts().gateways
  return useLookup((digits, signal) => findByCpf(cp, digits, pk, signal))
}
