import {
  COMMAND_RULES,
  type CommandTarget,
  placeOfCommand,
  STATION_COMMANDS,
} from '@corrente/domain/operations'
import { hrefOf } from '@corrente/domain/routing'
import type { CommandLink } from '@corrente/ui/widgets/stations'
import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { useMay } from '../../kit/access/index.ts'
import { givenCommandAtom } from './givenCommand.ts'

/** What the words of the menu say, so that nobody chooses it twice. */
const MEANT = { triggerMessage: 'StatusNotification', resetType: 'SOFT' } as const

/**
 * Links to the forms of the commands that a station can be sent, the station filled in: those that this user may send. One
 * that its protocol lacks stands there without a link (OPS-007). The same function until what is permitted changes.
 */
export function useCommandLinks(): (target: CommandTarget) => readonly CommandLink[] {
  const may = useMay()
  const give = useSetAtom(givenCommandAtom)
  return useMemo(
    () => (target) =>
      STATION_COMMANDS.flatMap((command): readonly CommandLink[] => {
        const place = placeOfCommand(command, { ...target, ...MEANT }, may)
        const onFollow = () => give({ command, id: target.id })
        if (place) return [{ command, href: hrefOf(place), availType: target.availType, onFollow }]
        return may(COMMAND_RULES[command].route) ? [{ command, href: undefined }] : []
      }),
    [may, give],
  )
}
