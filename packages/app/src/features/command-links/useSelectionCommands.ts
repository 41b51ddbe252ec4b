import {
  type Command,
  type CommandTarget,
  placeOfSelection,
  SELECTION_COMMANDS,
} from '@corrente/domain/operations'
import { hrefOf } from '@corrente/domain/routing'
import { z } from '@corrente/domain/wire'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useMay } from '../../kit/access/index.ts'
import { useOpen } from '../../kit/over/index.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Charge box ids that a command's form starts with. An address has no room for 20,000; Back and a reload keep these. */
    readonly stations?: readonly string[]
  }
}

/** The commands that ticked stations can be sent. */
export interface SelectionCommands {
  /** Those that this user may send, whatever the stations speak. */
  readonly commands: readonly Command[]
  /** Opens the form of a command with these stations chosen; nothing is sent by that. */
  readonly open: (command: Command, stations: readonly Pick<CommandTarget, 'id' | 'protocol'>[]) => void
}

/** The commands for stations that were ticked in a list. */
export function useSelectionCommands(): SelectionCommands {
  const may = useMay()
  const openPlace = useOpen()
  return useMemo(
    () => ({
      commands: SELECTION_COMMANDS.filter((command) => placeOfSelection(command, [], may) !== undefined),
      open: (command, stations) => {
        const place = placeOfSelection(command, stations, may)
        if (place)
          openPlace(hrefOf(place), { state: { stations: stations.map(({ id }) => id) }, isFilled: true })
      },
    }),
    [may, openPlace],
  )
}

const idsSchema = z.array(z.string())
/** The stations that another page has chosen for the command of this one; none where nobody has. */
export function useChosenStations(): readonly string[] {
  const stations = useLocation({ select: ({ state }) => state.stations })
  // What stands in the browser's history may be of another version of this product.
  const read = idsSchema.safeParse(stations)
  return read.success ? read.data : []
}
