import { COMMAND_RULES, type Command } from '@corrente/domain/operations'
import { hrefOf, pathOf, type RouteId } from '@corrente/domain/routing'
import { z } from '@corrente/domain/wire'
import type { OperationView } from '@corrente/ui/widgets/operations'
import { useSearch } from '@tanstack/react-router'
import { useMay } from '../kit/access/index.ts'

const ROUTES = {
  v15: 'operations-v15',
  v16: 'operations-v16',
  tasks: 'operations-tasks',
  profiles: 'operations-charging-profile',
} as const satisfies Record<OperationView, RouteId>
const ORDER = ['v15', 'v16', 'tasks', 'profiles'] as const

/**
 * The views of the operations that this user may open (OPS-002, OPS-003), and the way to another one.
 * @param command - the one that is open: the versions lead to it, else to the list of commands
 */
export function useOperationViews(command?: Command) {
  const may = useMay()
  const station = useNamedStation()
  return {
    views: ORDER.filter((view) => may(ROUTES[view])),
    hrefOf: (view: OperationView) => {
      if (view === 'tasks' || view === 'profiles')
        return hrefOf({ path: pathOf(ROUTES[view]), search: { ...station } })
      const path = command ? pathOf(COMMAND_RULES[command].route) : pathOf('operations')
      return hrefOf({ path, search: { ...station, ...(view === 'v15' && { protocol: 'v1.5' }) } })
    },
  }
}

const schema = z.object({ station: z.catch(z.optional(z.string()), undefined) })

/** The station that the address names: it stays, whichever view is looked at. */
export function useNamedStation(): { readonly station?: string } {
  const { station } = schema.parse(useSearch({ strict: false }))
  return station === undefined ? {} : { station }
}
