import {
  COMMAND_GROUPS,
  COMMAND_RULES,
  COMMANDS,
  type Command,
  hasCommand,
  type Protocol,
} from '@corrente/domain/operations'
import { theme } from '@corrente/themes'
import { useId } from 'react'
import styled from 'styled-components'
import { focusRing, useLink } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { EmptyState, Tooltip } from '../../../primitives/index.ts'
import { useCommandWords } from '../useCommandWords.ts'

export interface CommandMenuProps {
  protocol: Protocol
  /** The one that is open. */
  current?: Command | undefined
  /** The page of a command; undefined where this account may not send it (OPS-004). */
  hrefOf: (command: Command) => string | undefined
}

const Root = styled.nav`
  display: grid;
  gap: ${theme.space[4]};
  grid-template-columns: repeat(auto-fill, minmax(min(208px, 100%), 1fr));
  align-items: start;
`
const Heading = styled.h2`
  padding: 0 ${theme.space[2]} ${theme.space[1]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.semibold};
`
const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`
const Item = styled.a`
  display: grid;
  padding: 6px ${theme.space[2]};
  border-radius: ${theme.radius.m};
  color: ${theme.fg.default};
  text-decoration: none;
  overflow-wrap: anywhere;
  ${focusRing}

  &:hover {
    background: ${theme.bg.inset};
  }
  &[aria-current='page'] {
    background: ${theme.brand.softBg};
    color: ${theme.brand.softFg};
    font-weight: ${theme.font.weight.semibold};
  }
  &[aria-disabled='true'] {
    color: ${theme.fg.muted};
    cursor: not-allowed;
  }
`
const Term = styled.span`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.normal};

  [aria-current='page'] & {
    color: inherit;
  }
`

/** The commands in the order in which they are reached for: help a driver, recover, settings, maintenance (OPS-005 to OPS-007). */
export function CommandMenu({ protocol, current, hrefOf }: CommandMenuProps) {
  const t = useText('operations')
  const permitted = COMMANDS.filter((command) => hrefOf(command) !== undefined)
  if (permitted.length === 0) return <EmptyState title={t('menu.none')} detail={t('menu.noneDetail')} />
  return (
    <Root aria-label={t('menu.label')}>
      {COMMAND_GROUPS.map((group) => {
        const own = permitted.filter((command) => COMMAND_RULES[command].group === group)
        return own.length === 0 ? null : (
          <Group key={group} title={t(`group.${group}`)}>
            {own.map((command) => (
              <li key={command}>
                <CommandLink
                  command={command}
                  href={hrefOf(command) ?? ''}
                  isCurrent={command === current}
                  reason={hasCommand(protocol, command) ? undefined : t('menu.only16')}
                />
              </li>
            ))}
            {group === 'settings' && (
              <li>
                <Off name={t('menu.powerLimit')} reason={t('menu.powerLimitOff')} />
              </li>
            )}
          </Group>
        )
      })}
    </Root>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <List>{children}</List>
    </section>
  )
}

interface CommandLinkProps {
  command: Command
  href: string
  isCurrent: boolean
  /** Why it is off. */
  reason: string | undefined
}

function CommandLink({ command, href, isCurrent, reason }: CommandLinkProps) {
  const link = useLink()
  const { nameOf, termOf } = useCommandWords()
  if (reason !== undefined) return <Off name={nameOf(command)} term={termOf(command)} reason={reason} />
  return (
    <Item {...link(href)} aria-current={isCurrent ? 'page' : undefined}>
      {nameOf(command)} <Term>{termOf(command)}</Term>
    </Item>
  )
}

/** A command that cannot be used here stays in its place and says why. */
function Off({ name, term, reason }: { name: string; term?: string; reason: string }) {
  return (
    <Tooltip text={reason}>
      <Item as="span" role="link" aria-disabled tabIndex={0}>
        {name} {term !== undefined && <Term>{term}</Term>}
      </Item>
    </Tooltip>
  )
}
