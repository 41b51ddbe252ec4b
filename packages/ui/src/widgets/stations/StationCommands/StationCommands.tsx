import type { StationCommand } from '@corrente/domain/operations'
import { SquareTerminal } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { Button, IconButton, Menu, MenuLink, MenuSeparator } from '../../../primitives/index.ts'

/** A command with the address of its form, the station filled in. */
export interface CommandLink {
  readonly command: StationCommand
  readonly href: string
  /** What a change of availability is to make of it; undefined: its form asks. */
  readonly availType?: 'OPERATIVE' | 'INOPERATIVE' | undefined
}

export interface StationCommandsProps {
  /** In the order in which they are offered; none: nothing is drawn. */
  commands: readonly CommandLink[]
  /** The connector that they are for, drawn as an icon; undefined: the whole station. */
  connectorId?: number | undefined
  /** What the station was sent so far; absent without the right. */
  historyHref?: string | undefined
}

/** The commands that a station, or one of its connectors, can be sent: each leads to its form, which asks before it sends. */
export function StationCommands({ commands, connectorId, historyHref }: StationCommandsProps) {
  const t = useText('station-list')
  if (commands.length === 0 && historyHref === undefined) return null
  const icon = <SquareTerminal aria-hidden="true" />
  const label =
    connectorId === undefined ? t('commands.title') : t('commands.ofConnector', { id: connectorId })
  return (
    <Menu
      align="end"
      label={label}
      trigger={
        connectorId === undefined ? (
          <Button size="small" icon={icon}>
            {label}
          </Button>
        ) : (
          <IconButton size="small" label={label} icon={icon} />
        )
      }
    >
      {commands.map(({ command, href, availType }) => (
        <MenuLink key={command} href={href}>
          {command === 'changeAvailability' && availType
            ? t(`commands.${availType}`)
            : t(`commands.${command}`)}
        </MenuLink>
      ))}
      {historyHref !== undefined && (
        <>
          {commands.length > 0 && <MenuSeparator />}
          <MenuLink href={historyHref}>{t('commands.history')}</MenuLink>
        </>
      )}
    </Menu>
  )
}
