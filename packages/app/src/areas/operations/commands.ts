import {
  COMMAND_RULES,
  COMMANDS,
  type Command,
  kindOf,
  otherAvailability,
  placeOfCommand,
  readTypedCommand,
} from '@corrente/domain/operations'
import { type Station, searchStations } from '@corrente/domain/stations'
import type { AreaCommands } from '../../kit/area/index.ts'

/** OCPP's own name, the same in each language: it tells the command from the station beside it. */
const termOf = (call: string): string =>
  call
    .split('_')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('')

/** What a form is opened for, as from a station's own menu: what it is to become, or what it is asked to say. */
const meantOf = (command: Command, { connectors }: Station, connectorId: number | undefined) => ({
  ...(command === 'changeAvailability' && { availType: otherAvailability(connectors, connectorId) }),
  ...(command === 'triggerMessage' && { triggerMessage: 'StatusNotification' as const }),
  ...(command === 'remoteReset' && { resetType: 'SOFT' as const }),
})

export const operationCommands: AreaCommands = {
  pages: [{ menu: 'operations', keys: ['g', 'o'] }],
  actions: [
    { id: 'operations15', route: 'operations-v15' },
    { id: 'operations16', route: 'operations-v16' },
    { id: 'tasks', route: 'operations-tasks' },
    ...COMMANDS.map((id) => ({ id, route: COMMAND_RULES[id].route })),
  ],
  searches: [
    {
      kind: 'actions',
      // A verb with a station opens the command filled in; nothing is ever sent from here.
      find: ({ may, ports }, query, limit) => {
        const stations = ports.live?.stations.all() ?? []
        const found = readTypedCommand(query).flatMap(({ command, station, connectorId }) => {
          const { call } = COMMAND_RULES[command]
          return searchStations(stations, station)
            .slice(0, limit)
            .flatMap((station) => {
              const { id, name, protocol } = station
              const meant = meantOf(command, station, connectorId)
              const place = placeOfCommand(command, { id, protocol, connectorId, ...meant }, may)
              return place
                ? [
                    {
                      id: `command:${command}:${id}:${connectorId ?? ''}`,
                      label: [termOf(call), kindOf(command, meant), name, connectorId]
                        .filter((each) => each !== undefined)
                        .join(' · '),
                      note: id,
                      place,
                    },
                  ]
                : []
            })
        })
        const unique = [...new Map(found.map((each) => [each.id, each])).values()].slice(0, limit)
        return { found: unique, total: unique.length }
      },
    },
  ],
}
