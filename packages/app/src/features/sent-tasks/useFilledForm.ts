import { emptyValues } from '@corrente/domain/forms'
import {
  COMMAND_FORM,
  COMMAND_RULES,
  type Command,
  type CommandValues,
  hasCommand,
  type Protocol,
} from '@corrente/domain/operations'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { useMay } from '../../kit/access/index.ts'
import { useOpen } from '../../kit/over/index.ts'
import { carriedOrderAtom } from './sentCommands.ts'

/** What a form is opened with; whose it is stays out of the address. */
export interface Filling {
  readonly stations: readonly string[]
  readonly values: Partial<CommandValues>
  /** undefined: v1.6, and the form names what it cannot reach. */
  readonly protocol: Protocol | undefined
}

/** Opens the form of a command, filled in; nothing is sent by that. Undefined: this account may not send it. */
export function useFilledForm(command: Command): ((filling: Filling) => void) | undefined {
  const { route } = COMMAND_RULES[command]
  const may = useMay()(route)
  const openPlace = useOpen()
  const carry = useSetAtom(carriedOrderAtom)
  const open = useCallback(
    ({ stations, values, protocol }: Filling) => {
      const isOld = protocol === 'v1.5' && hasCommand(protocol, command)
      carry({ command, stations, values: { ...emptyValues(COMMAND_FORM), ...values } })
      openPlace(hrefOf({ path: pathOf(route), search: isOld ? { protocol } : {} }), { isFilled: true })
    },
    [carry, openPlace, command, route],
  )
  return may ? open : undefined
}
