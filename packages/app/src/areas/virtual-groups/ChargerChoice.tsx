import { type GroupCharger, VIRTUAL_GROUPS_PER_PAGE } from '@corrente/domain/virtual-groups'
import type { TableSelection } from '@corrente/ui/table'
import { ChargerTable, PasteCodes } from '@corrente/ui/widgets/virtual-groups'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useSession } from '../../kit/access/index.ts'
import { useListView, useServerList } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { chargerPages } from '../../resources/virtualGroups.ts'
import { usePlace } from './EventsTab.tsx'
import { useFindChargers } from './useFindChargers.ts'

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
  const reading = useLoadable(
    useMemo(() => chargerPages.page({ tenantPk, search: query.trim() }, page), [tenantPk, query, page]),
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
      notices={<PasteCodes onFind={useFindChargers({ chosen, onChange, reasonOf })} />}
      footer={footer}
    />
  )
}

const NONE: readonly GroupCharger[] = []
