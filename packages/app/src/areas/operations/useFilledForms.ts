import { emptyValues } from '@corrente/domain/forms'
import {
  COMMAND_FORM,
  COMMAND_RULES,
  type Command,
  type CommandValues,
  type Protocol,
} from '@corrente/domain/operations'
import { pathOf } from '@corrente/domain/routing'
import type { Correction } from '@corrente/ui/widgets/operations'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { carriedOrderAtom } from '../../features/sent-tasks/index.ts'
import { useMay } from '../../kit/access/index.ts'

/** Opens the form of a command, filled in; nothing is sent by that. Undefined: this account may not send it. */
function useFilledForm(command: Command, protocol: Protocol | undefined) {
  const { route } = COMMAND_RULES[command]
  const may = useMay()(route)
  const navigate = useNavigate()
  const carry = useSetAtom(carriedOrderAtom)
  const open = useCallback(
    (stations: readonly string[], values: Partial<CommandValues>) => {
      carry({ command, stations, values: { ...emptyValues(COMMAND_FORM), ...values } })
      void navigate({ to: pathOf(route), search: protocol === 'v1.5' ? { protocol } : {} })
    },
    [carry, navigate, command, route, protocol],
  )
  return may ? open : undefined
}

/** Opens the change of a key to the value that most have. */
export function useCorrection(protocol: Protocol | undefined) {
  const open = useFilledForm('changeConfiguration', protocol)
  return (
    open &&
    (({ key, value, stationIds }: Correction) =>
      open(stationIds, { keyType: 'CUSTOM', customConfKey: key, value }))
  )
}

/** Opens a soft reset of stations whose new value waits for one. */
export function useReboot(protocol: Protocol | undefined) {
  const open = useFilledForm('remoteReset', protocol)
  return open && ((stations: readonly string[]) => open(stations, { resetType: 'SOFT' }))
}
