import type { Command } from '@corrente/domain/operations'
import { useText } from '@corrente/ui/messages'
import { isSelected, NO_SELECTION, type TableSelection } from '@corrente/ui/table'
import { type StationListProps, TickedCommands } from '@corrente/ui/widgets/stations'
import { useState } from 'react'
import { useSelectionCommands } from '../../features/command-links/index.ts'
import { useLive } from '../../live/index.ts'
import { filtersOf, type StationAddress, searchOf } from './stationSearch.ts'
import type { ShownStations } from './useStationRows.ts'

/**
 * The ticks of the list and what can be sent to the ticked stations. They hold over pages and sorts; other filters are
 * other rows, and start anew. All of the list are read before they are sent on: the server cuts its pages.
 * @returns undefined where nothing may be sent, and in the list of disabled stations, which takes no command
 */
export function useStationSelection(
  { values, apply }: StationAddress,
  { every, list }: ShownStations,
): StationListProps['selecting'] {
  const t = useText('station-list')
  const { stations } = useLive()
  const { commands, open } = useSelectionCommands()
  const filters = filtersOf(values)
  const of = JSON.stringify([searchOf(filters), values.show])
  const [ticked, setTicked] = useState<{ readonly of: string; readonly selection: TableSelection }>({
    of,
    selection: NO_SELECTION,
  })
  if (commands.length === 0 || filters.isDisabled) return undefined
  const selection = ticked.of === of ? ticked.selection : NO_SELECTION
  const isEvery = selection.kind === 'allBut'
  const choose = (command: Command) => {
    // Ticked on another page of the server's: the index knows it.
    const known = every ?? [
      ...new Map([...stations.all(), ...list.rows].map((each) => [each.pk, each])).values(),
    ]
    open(
      command,
      known.filter(({ pk }) => isSelected(selection, String(pk))),
    )
  }
  return {
    selection,
    canSelectAll: true,
    onChange: (next) => {
      setTicked({ of, selection: next })
      if (next.kind === 'allBut' && every === undefined) apply({ rows: 'all' })
    },
    actions: (
      <TickedCommands
        commands={commands}
        onChoose={choose}
        disabledReason={isEvery && every === undefined ? t('commands.reading') : undefined}
      />
    ),
  }
}
