import type { RouteId } from '@corrente/domain/routing'
import { type AreaRoute, defineArea, type Over } from '../../kit/area/index.ts'

/** Where the commands are listed. */
const HUBS: ReadonlySet<RouteId> = new Set(['operations', 'operations-v15', 'operations-v16'])
/** A command that knows its station is given where that is seen. The list of commands leads to their pages. */
const over: Over = {
  accepts: ({ station }, id) => station !== undefined && !HUBS.has(id),
  view: async () => (await import('./command/CommandOver.tsx')).CommandOver,
}
const command: Omit<AreaRoute, 'id'> = {
  over,
  messages: ['operations', 'forms', 'controls', 'table', 'pickers', 'legal', 'stations'],
  page: async () => (await import('./command/CommandPage.tsx')).CommandPage,
}
/** These show profiles besides. */
const WITH_PROFILES: ReadonlySet<RouteId> = new Set([
  'operations-set-charging-profile',
  'operations-clear-charging-profile',
])
/** Each command has its address (OPS-005). Written out: the domain's table of commands is not in the first load. */
const COMMAND_ROUTES = [
  'operations-change-availability',
  'operations-remote-start',
  'operations-remote-stop',
  'operations-remote-reset',
  'operations-get-configuration',
  'operations-change-configuration',
  'operations-unlock-connector',
  'operations-update-firmware',
  'operations-data-transfer',
  'operations-trigger-message',
  'operations-set-charging-profile',
  'operations-clear-charging-profile',
  'operations-get-diagnostics',
  'operations-clear-cache',
] as const satisfies readonly RouteId[]

export const operationsArea = defineArea({
  routes: [
    {
      id: [...HUBS],
      messages: ['operations', 'legal'],
      over,
      page: async () => (await import('./OperationsPage.tsx')).OperationsPage,
    },
    {
      id: 'operations-tasks',
      messages: ['operations', 'table', 'controls', 'alerts', 'views', 'stations'],
      page: async () => (await import('./tasks/TasksPage.tsx')).TasksPage,
    },
    ...COMMAND_ROUTES.map((id) => ({
      id,
      ...command,
      ...(WITH_PROFILES.has(id) && {
        messages: [...(command.messages ?? []), 'charging-profiles' as const],
      }),
    })),
  ],
  commands: async () => (await import('./commands.ts')).operationCommands,
})
