import { noteOf, type ProblemRow, writeNote } from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import { STATION_EVENTS } from '@corrente/domain/stations'
import { Stack } from '@corrente/ui/layout'
import { ProblemNote, ProblemStations, TroubleEvents } from '@corrente/ui/widgets/alerts'
import { useMemo } from 'react'
import { useAlertPreferences } from '../../features/problems/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { stationEventsQuery } from '../../resources/stationEvents.ts'
import { AlertPanel } from './AlertPanel.tsx'
import { useProblemLinks } from './useProblemLinks.tsx'

export interface ProblemPanelProps {
  readonly row: ProblemRow
}

const NONE: readonly StationNotification[] = []

/**
 * What an opened problem shows: what was written beside it, of a site its stations, of a station what it reported before
 * and since.
 */
export function ProblemPanel({ row }: ProblemPanelProps) {
  const links = useProblemLinks()
  const stations = [...new Map(row.problems.map(({ station }) => [station.id, station])).values()]
  const { clock } = usePorts()
  const [{ notes }, change] = useAlertPreferences()
  const note = noteOf(notes, row)
  return (
    <Stack gap={4}>
      <ProblemNote
        note={note}
        onWrite={(text) =>
          change((set) => ({
            ...set,
            notes: writeNote(set.notes, note?.key ?? row.key, text, clock.now()),
          }))
        }
      />
      <ProblemStations
        name={row.site?.name}
        stations={stations}
        links={links}
        renderEvents={(station) => <LastEvents stationId={station.id} name={station.name} />}
      />
    </Stack>
  )
}

/** The last events of a station, read when it is opened. */
function LastEvents({ stationId, name }: { readonly stationId: string; readonly name: string }) {
  const events = useLoadable(useMemo(() => stationEventsQuery(stationId, STATION_EVENTS), [stationId]))
  const rows = events.data?.rows ?? NONE
  return (
    <TroubleEvents
      name={name}
      alerts={rows}
      reading={events}
      renderEvent={(alert) => <AlertPanel alert={alert} loaded={rows} />}
    />
  )
}
