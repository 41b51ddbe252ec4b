import type { CpfState } from '@corrente/ui/widgets/station-form'
import { useLookup } from '../../kit/forms/index.ts'
import { findByCpf } from '../../resources/stationPeople.ts'

/** The look-up of somebody by CPF (STF-089, STF-090). */
export function useCpfSearch(pk: number | undefined): readonly [CpfState, (digits: string) => void] {
  return useLookup(({ gateways }, digits, signal) => findByCpf(gateways.cp, digits, pk, signal))
}
