import type { GroupCharger } from '@corrente/domain/virtual-groups'
import { useSession } from '../../kit/access/index.ts'
import { usePorts } from '../../ports/index.ts'
import { chargerPages } from '../../resources/virtualGroups.ts'

interface FindChargers {
  readonly chosen: readonly GroupCharger[]
  readonly onChange: (chosen: readonly GroupCharger[]) => void
  /** Why a charger cannot be chosen. */
  readonly reasonOf: (charger: GroupCharger) => string | undefined
}

/** Finds chargers by their codes, and chooses those that may be. */
export function useFindChargers({ chosen, onChange, reasonOf }: FindChargers) {
  const { vg } = usePorts().gateways
  const tenantPk = useSession()?.user.accountPk
  return async (codes: readonly string[]) => {
    const all = await chargerPages.readAll(vg, { tenantPk, search: '' })
    if (all.kind !== 'done') return undefined
    const byCode = new Map(all.data.rows.map((charger) => [charger.code?.toUpperCase(), charger]))
    const found = codes.flatMap((code) => byCode.get(code.toUpperCase()) ?? [])
    const fit = found.filter((charger) => reasonOf(charger) === undefined)
    const chosenPks = new Set(chosen.map(({ pk }) => pk))
    onChange([...chosen, ...fit.filter(({ pk }) => !chosenPks.has(pk))])
    return {
      found: fit.length,
      unfit: found.filter((charger) => !fit.includes(charger)).map(({ code }) => code ?? ''),
      missing: codes.filter((code) => !byCode.has(code.toUpperCase())),
    }
  }
}
