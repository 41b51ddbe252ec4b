import { createRandom, placeName } from '@corrente/domain/fixtures'
import type { ListSort } from '@corrente/domain/paging'
import { type ReactNode, useMemo, useState } from 'react'
import { useFormats } from '../../foundations/index.ts'
import { StatusMark, TextLink } from '../../primitives/index.ts'
import { DEFAULT_TABLE_VIEW, type TableColumn } from '../columns.ts'
import { NO_SELECTION } from '../selection.ts'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './tableProps.ts'

/** A station as a list of the stories shows it. */
export interface StoryStation {
  readonly id: string
  readonly name: string
  readonly account: string
  readonly city: string
  readonly recharges: number | null
  readonly energyKwh: number | null
  readonly status: 'available' | 'busy' | 'unavailable'
}

const CITIES = ['São Paulo', 'Campinas', 'Curitiba', 'Recife', 'Águas de Lindóia']
const ACCOUNTS = ['Rede Paulista', 'Move Sul', 'Eletroposto Norte']
const STATUSES = ['available', 'busy', 'unavailable'] as const
const WORDS = { available: 'Disponível', busy: 'Ocupada', unavailable: 'Indisponível' }

/** The same stations each time; every seventh knows nothing of its numbers. */
export function storyStations(count: number): readonly StoryStation[] {
  const random = createRandom('stations of a table')
  return Array.from({ length: count }, (_, index) => ({
    id: `SP-${String(index + 1).padStart(5, '0')}`,
    name: `${placeName(random)} ${index + 1}`,
    account: ACCOUNTS[index % ACCOUNTS.length] ?? '',
    city: CITIES[(index * 7) % CITIES.length] ?? '',
    recharges: index % 7 === 3 ? null : (index * 37) % 251,
    energyKwh: index % 7 === 3 ? null : ((index * 7919) % 100_000) / 8,
    status: STATUSES[(index * 5) % STATUSES.length] ?? 'available',
  }))
}

/** The columns of the stations list, as its screen will have them (STN). */
export function useStationColumns(): readonly TableColumn<StoryStation>[] {
  const { integer, energyKwh } = useFormats()
  return useMemo(
    () => [
      {
        key: 'name',
        header: 'Nome',
        cell: ({ id, name }) => <TextLink href={`/stations/${id}`}>{name}</TextLink>,
        sortValue: ({ name }) => name,
        minInlineSize: 128,
        grow: 2,
        priority: 1,
      },
      {
        key: 'status',
        header: 'Situação',
        cell: ({ status }) => <StatusMark size="small" status={status} label={WORDS[status]} />,
        sortValue: ({ status }) => STATUSES.indexOf(status),
        minInlineSize: 116,
        grow: 0,
        priority: 2,
      },
      {
        key: 'account',
        header: 'Conta',
        cell: ({ account }) => account,
        sortValue: ({ account }) => account,
        minInlineSize: 140,
        priority: 5,
      },
      {
        key: 'city',
        header: 'Cidade',
        cell: ({ city }) => city,
        sortValue: ({ city }) => city,
        minInlineSize: 120,
        priority: 4,
      },
      {
        key: 'recharges',
        header: 'Recargas',
        cell: ({ recharges }) => integer(recharges),
        sortValue: ({ recharges }) => recharges,
        firstDirection: 'descending',
        minInlineSize: 96,
        priority: 4,
        kind: 'number',
      },
      {
        key: 'energy',
        header: 'Energia',
        cell: (row) => energyKwh(row.energyKwh),
        sortValue: (row) => row.energyKwh,
        firstDirection: 'descending',
        minInlineSize: 128,
        priority: 3,
        kind: 'number',
      },
    ],
    [integer, energyKwh],
  )
}

/** What a story sets; the example holds the sort, the ticks and the view. */
export interface StationTableProps
  extends Partial<Omit<DataTableProps<StoryStation>, 'columns' | 'keyOf' | 'textOf' | 'selecting'>> {
  /** How many stations there are. */
  count: number
  /** Rows can be ticked. */
  hasTicks?: boolean
  /** Why a station cannot be ticked. */
  reasonOf?: (row: StoryStation) => string | undefined
  /** The whole list can be ticked. */
  canSelectAll?: boolean
  /** Buttons for the ticked rows. */
  actions?: ReactNode
  /** Without the options of the list. */
  hasOptions?: boolean
  firstSort?: ListSort
}

const keyOf = ({ id }: StoryStation) => id
const textOf = ({ name }: StoryStation) => name

/** A list of stations that keeps its own sort, ticks and view, as a page of the app does. */
export function StationTable({
  count,
  hasTicks = false,
  reasonOf,
  canSelectAll = false,
  actions,
  hasOptions = true,
  firstSort,
  ...rest
}: StationTableProps) {
  const columns = useStationColumns()
  const stations = useMemo(() => storyStations(count), [count])
  const [sort, setSort] = useState<ListSort | undefined>(firstSort)
  const [selection, setSelection] = useState(NO_SELECTION)
  const [view, setView] = useState(DEFAULT_TABLE_VIEW)
  return (
    <DataTable
      label="Estações"
      rows={stations}
      sort={sort}
      onSortChange={setSort}
      view={view}
      {...(hasOptions ? { onViewChange: setView } : {})}
      {...rest}
      columns={columns}
      keyOf={keyOf}
      textOf={textOf}
      {...(hasTicks
        ? {
            selecting: {
              selection,
              onChange: setSelection,
              canSelectAll,
              actions,
              ...(reasonOf ? { reasonOf } : {}),
            },
          }
        : {})}
    />
  )
}
