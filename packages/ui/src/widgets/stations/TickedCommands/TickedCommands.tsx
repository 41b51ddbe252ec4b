import type { Command } from '@corrente/domain/operations'
import { SquareTerminal } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { Button, Menu, MenuItem } from '../../../primitives/index.ts'

/** A command that several stations can be sent at once. */
type SelectionCommand = Exclude<Command, 'remoteStart' | 'remoteStop' | 'unlockConnector'>

const isForMany = (command: Command): command is SelectionCommand =>
  command !== 'remoteStart' && command !== 'remoteStop' && command !== 'unlockConnector'

export interface TickedCommandsProps {
  /** In the order in which they are offered; none: nothing is drawn. */
  commands: readonly Command[]
  /** Opens the form of a command with the ticked stations. */
  onChoose: (command: Command) => void
  /** Why none can be chosen now. */
  disabledReason?: string | undefined
}

/** What can be sent to the stations that are ticked: each entry opens its form with them chosen, and that form asks. */
export function TickedCommands({ commands, onChoose, disabledReason }: TickedCommandsProps) {
  const t = useText('station-list')
  const offered = commands.filter(isForMany)
  if (offered.length === 0) return null
  const button = (
    <Button size="small" icon={<SquareTerminal aria-hidden="true" />} disabledReason={disabledReason}>
      {t('commands.send')}
    </Button>
  )
  if (disabledReason !== undefined) return button
  return (
    <Menu trigger={button}>
      {offered.map((command) => (
        <MenuItem key={command} onSelect={() => onChoose(command)}>
          {t(`commands.${command}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
