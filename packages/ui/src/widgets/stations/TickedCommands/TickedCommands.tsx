import type { Command } from '@corrente/domain/operations'
import { SquareTerminal } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { Button, IconButton, Menu, MenuItem } from '../../../primitives/index.ts'

/** A command that several stations can be sent at once. */
type SelectionCommand = Exclude<Command, 'remoteStart' | 'remoteStop' | 'unlockConnector'>

const isForMany = (command: Command): command is SelectionCommand =>
  command !== 'remoteStart' && command !== 'remoteStop' && command !== 'unlockConnector'

export interface TickedCommandsProps {
  /** In the order in which they are offered; none: nothing is drawn. */
  commands: readonly Command[]
  /** Opens the form of a command with the ticked stations. */
  onChoose: (command: Command) => void
  /** Of which place, where several stand below each other: an icon with the name in its label. */
  name?: string | undefined
  /** Why none can be chosen now. */
  disabledReason?: string | undefined
}

/** What can be sent to the stations that are ticked: each entry opens its form with them chosen, and that form asks. */
export function TickedCommands({ commands, onChoose, name, disabledReason }: TickedCommandsProps) {
  const t = useText('station-list')
  const offered = commands.filter(isForMany)
  if (offered.length === 0) return null
  const icon = <SquareTerminal aria-hidden="true" />
  if (name !== undefined) {
    const label = t('commands.of', { name })
    return (
      <Menu align="end" label={label} trigger={<IconButton size="small" label={label} icon={icon} />}>
        {offered.map((command) => (
          <MenuItem key={command} onSelect={() => onChoose(command)}>
            {t(`commands.${command}`)}
          </MenuItem>
        ))}
      </Menu>
    )
  }
  const button = (
    <Button size="small" icon={icon} disabledReason={disabledReason}>
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
