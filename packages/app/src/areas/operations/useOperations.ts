import { COMMAND_RULES, type Command, type Protocol, protocolOf } from '@corrente/domain/operations'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { useMay } from '../../kit/access/index.ts'

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
