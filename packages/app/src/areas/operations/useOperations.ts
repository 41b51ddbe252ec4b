import { COMMAND_RULES, type Command, type Protocol, protocolOf } from '@corrente/domain/operations'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import type { OperationView } from '@corrente/ui/widgets/operations'
import { useNavigate } from '@tanstack/react-router'
import { useMay } from '../../kit/access/index.ts'

/** The views of the operations that this user may open (OPS-002, OPS-003). */
export function useViews(): readonly OperationView[] {
  const may = useMay()
  const routes = { v15: 'operations-v15', v16: 'operations-v16', tasks: 'operations-tasks' } as const
  return (['v15', 'v16', 'tasks'] as const).filter((view) => may(routes[view]))
}

/** The version in use: the address's, where it is permitted; undefined: none is. */
export function useProtocol(asked: string | undefined): Protocol | undefined {
  return protocolOf(asked, useMay())
}

const searchOf = (protocol: Protocol, station: string | undefined) => ({
  ...(protocol === 'v1.5' && { protocol }),
  ...(station !== undefined && { station }),
})

/** The page of a command in a version; undefined where this account may not send it (OPS-004). */
export function useCommandHref(
  protocol: Protocol,
  station?: string,
): (command: Command) => string | undefined {
  const may = useMay()
  return (command) => {
    const { route } = COMMAND_RULES[command]
    return may(route) ? hrefOf({ path: pathOf(route), search: searchOf(protocol, station) }) : undefined
  }
}

/** Opens another view; of a command the same one in the other version. */
export function useViewChange(command: Command | undefined): (view: OperationView) => void {
  const navigate = useNavigate()
  return (view) => {
    if (view === 'tasks') void navigate({ to: pathOf('operations-tasks') })
    else {
      const to = command ? pathOf(COMMAND_RULES[command].route) : pathOf('operations')
      void navigate({ to, search: searchOf(view === 'v15' ? 'v1.5' : 'v1.6', undefined) })
    }
  }
}
