import { type GroupCharger, VIRTUAL_GROUPS_PER_PAGE } from '@corrente/domain/virtual-groups'
import type { TableSelection } from '@corrente/ui/table'
import { ChargerTable, PasteCodes } from '@corrente/ui/widgets/virtual-groups'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useSession } from '../../kit/access/index.ts'
import { useListView, useServerList, useSettled } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { groupChargersQuery, readAllChargers } from '../../resources/virtualGroups.ts'
import { usePlace } from './EventsTab.tsx'

export interface ChargerChoiceProps {
  readonly chosen: readonly GroupCharger[]
  readonly onChange: (chosen: readonly GroupCharger[]) => void
  /** Why a charger cannot be ticked. Keep the function while nothing changes. */
  readonly reasonOf: (charger: GroupCharger) => string | undefined
  readonly header: ReactNode
  readonly footer: ReactNode
}

/** The chargers that a group may have, ten a page, those chosen ticked, whole lists of codes pasted (VGR-026, VGR-055). */
export function ChargerChoice({ chosen, onChange, reasonOf, header, footer }: ChargerChoiceProps) {
  const tenantPk = useSession()?.user.accountPk
  const [query, setQuery] = useState('')
  const [page, setPage] = useState(1)
  const asked = useSettled(query, SETTLE_MS)
  const reading = useLoadable(
    useMemo(() => groupChargersQuery(tenantPk, asked, page), [tenantPk, asked, page]),
  )
  const [view, setView] = useListView('virtual-group-chargers')
  const rows = reading.data?.rows ?? NONE
  const known = useRef(new Map<number, GroupCharger>())
  for (const charger of [...chosen, ...rows]) known.current.set(charger.pk, charger)
  const list = useServerList({
    rows,
    reading,
    hasCome: reading.data !== undefined && reading.state !== 'refreshing',
    address: usePlace(page, setPage),
    pageSize: VIRTUAL_GROUPS_PER_PAGE,
    count: reading.data?.count,
  })
  const selection = useMemo(
    (): TableSelection => ({ kind: 'some', keys: new Set(chosen.map(({ pk }) => String(pk))) }),
    [chosen],
  )
  const select = ({ keys }: TableSelection) =>
    onChange([...keys].flatMap((key) => known.current.get(Number(key)) ?? []))
  return (
    <ChargerTable
      list={list}
      query={query}
      onQueryChange={(text) => {
        setQuery(text)
        setPage(1)
      }}
      selection={selection}
      onSelectionChange={select}
      reasonOf={reasonOf}
      view={view}
      onViewChange={setView}
      header={header}
      notices={<PasteCodes onFind={useFind({ chosen, onChange, reasonOf })} />}
      footer={footer}
    />
  )
}

const NONE: readonly GroupCharger[] = []
/** How long a search stands before the server is asked. */
const SETTLE_MS = 300

/** Finds chargers by their codes, and chooses those that may be. */
function useFind({
  chosen,
  onChange,
  reasonOf,
}: Pick<ChargerChoiceProps, 'chosen' | 'onChange' | 'reasonOf'>) {
  const { vg } = usePorts().gateways
  const tenantPk = useSession()?.user.accountPk
  return async (codes: readonly string[]) => {
    const all = await readAllChargers(vg, tenantPk)
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
