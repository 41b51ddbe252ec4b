import type { StationCommand } from '@corrente/domain/operations'
import { SquareTerminal } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { Button, IconButton, Menu, MenuItem, MenuLink, MenuSeparator } from '../../../primitives/index.ts'

/** A command with the address of its form, the station filled in. */
export interface CommandLink {
  readonly command: StationCommand
  /** Undefined: the version of OCPP that the station speaks lacks it; it stays in its place and says so. */
  readonly href: string | undefined
  /** What a change of availability is to make of it; undefined: its form asks. */
  readonly availType?: 'OPERATIVE' | 'INOPERATIVE' | undefined
  /** It was chosen here. */
  readonly onFollow?: (() => void) | undefined
}

export interface StationCommandsProps {
  /** In the order in which they are offered, the most harmful last; none: nothing is drawn. */
  commands: readonly CommandLink[]
  /** The connector that they are for, drawn as an icon; undefined: the whole station. */
  connectorId?: number | undefined
  /** Of which station, where several stand below each other: it is drawn as an icon with the name in its label. */
  name?: string | undefined
  /** The page of all commands with the station filled in. */
  allHref?: string | undefined
  /** What the station was sent so far; absent without the right. */
  historyHref?: string | undefined
}

const nothing = () => undefined

/** The commands that a station, or one of its connectors, can be sent: each leads to its form, which asks before it sends. */
export function StationCommands({ commands, connectorId, name, allHref, historyHref }: StationCommandsProps) {
  const t = useText('station-list')
  const others = [
    { href: allHref, label: t('commands.all') },
    { href: historyHref, label: t('commands.history') },
  ].flatMap(({ href, label }) => (href === undefined ? [] : [{ href, label }]))
  if (commands.length === 0 && others.length === 0) return null
  const icon = <SquareTerminal aria-hidden="true" />
  const isIcon = connectorId !== undefined || name !== undefined
  const label =
    name !== undefined
      ? t('commands.of', { name })
      : connectorId === undefined
        ? t('commands.title')
        : t('commands.ofConnector', { id: connectorId })
  return (
    <Menu
      align="end"
      label={label}
      trigger={
        isIcon ? (
          <IconButton size="small" label={label} icon={icon} />
        ) : (
          <Button size="small" icon={icon}>
            {label}
          </Button>
        )
      }
    >
      {commands.map(({ command, href, availType, onFollow }) => {
        const words =
          command === 'changeAvailability' && availType
            ? t(`commands.${availType}`)
            : command === 'remoteReset'
              ? t('commands.softReset')
              : t(`commands.${command}`)
        return href === undefined ? (
          <MenuItem key={command} disabledReason={t('commands.only16')} onSelect={nothing}>
            {words}
          </MenuItem>
        ) : (
          <MenuLink
            key={command}
            href={href}
            tone={command === 'remoteReset' ? 'danger' : 'neutral'}
            onFollow={onFollow}
          >
            {words}
          </MenuLink>
        )
      })}
      {commands.length > 0 && others.length > 0 && <MenuSeparator />}
      {others.map((each) => (
        <MenuLink key={each.href} href={each.href}>
          {each.label}
        </MenuLink>
      ))}
    </Menu>
  )
}
