import { theme } from '@corrente/themes'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useText } from '../../messages/index.ts'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { MenuItem, MenuLink } from '../Menu/MenuItem.tsx'

/** One of the actions: it goes somewhere, or does something; what does neither, for want of a right, is not drawn. */
interface FoldedAction {
  /** What it does, in a few words, which no other says. */
  readonly label: string
  readonly icon?: ReactNode
  /** Where it goes. */
  readonly href?: string | undefined
  /** What it does where it goes nowhere. */
  readonly onSelect?: (() => void) | undefined
  /** The most harmful of them: it stands last, and is marked. */
  readonly isHarmful?: boolean | undefined
  /** It is under way. */
  readonly isBusy?: boolean | undefined
  /** Why what it does cannot be done now. */
  readonly disabledReason?: string | undefined
  /** What a pointer that rests on its button reads. */
  readonly title?: string | undefined
}

export interface FoldedActionsProps {
  /** In the order in which they stand. */
  actions: readonly FoldedAction[]
}

/** Room for them all; a phone has none. */
const Wide = styled.span`
  display: none;

  @media (width >= ${theme.breakpoint.tablet}px) {
    display: contents;
  }
`
const Narrow = styled.span`
  display: contents;

  @media (width >= ${theme.breakpoint.tablet}px) {
    display: none;
  }
`

/** What a page's head offers and is seldom wanted: buttons where there is room, on a phone one menu. */
export function FoldedActions(props: FoldedActionsProps) {
  const t = useText('common')
  const actions = props.actions.filter(({ href, onSelect }) => href !== undefined || onSelect !== undefined)
  if (actions.length === 0) return null
  return (
    <>
      <Wide>
        {actions.map(({ label, icon, href, onSelect, isHarmful, isBusy = false, disabledReason, title }) =>
          href === undefined ? (
            <Button
              key={label}
              tone={isHarmful ? 'caution' : 'neutral'}
              icon={icon}
              isBusy={isBusy}
              disabledReason={disabledReason}
              title={title}
              onClick={onSelect}
            >
              {label}
            </Button>
          ) : (
            <ButtonLink key={label} href={href} icon={icon}>
              {label}
            </ButtonLink>
          ),
        )}
      </Wide>
      <Narrow>
        <Menu
          align="end"
          label={t('action.more')}
          trigger={<IconButton label={t('action.more')} icon={<Ellipsis aria-hidden="true" />} />}
        >
          {actions.map(({ label, icon, href, onSelect, isHarmful, isBusy = false, disabledReason }) =>
            href === undefined ? (
              <MenuItem
                key={label}
                tone={isHarmful ? 'danger' : 'neutral'}
                icon={icon}
                disabledReason={isBusy ? t('state.busy') : disabledReason}
                onSelect={() => onSelect?.()}
              >
                {label}
              </MenuItem>
            ) : (
              <MenuLink key={label} href={href} icon={icon}>
                {label}
              </MenuLink>
            ),
          )}
        </Menu>
      </Narrow>
    </>
  )
}
