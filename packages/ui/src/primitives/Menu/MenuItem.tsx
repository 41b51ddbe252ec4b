import * as Radix from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useLink, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import {
  Anchor,
  Item,
  ItemRow,
  Label,
  type MenuItemTone,
  RadioItem,
  Reason,
  Separator,
} from './Menu.styles.ts'

export interface MenuItemProps {
  /** Runs the action; the menu closes. */
  onSelect: () => void
  /** An icon before the text. */
  icon?: ReactNode
  /** Default: neutral. */
  tone?: MenuItemTone
  /** Why it cannot be chosen; shown below the text. The item stays in the arrow order, so that it can be read. */
  disabledReason?: string | undefined
  /** What it does, in a few words. */
  children: ReactNode
}

/**
 * Puts the focus on the menu's button before the action runs: a dialog that the action opens gives the focus back to where
 * it was, and the item is gone by then.
 */
function focusTrigger({ currentTarget }: Event): void {
  const menu = currentTarget instanceof Element ? currentTarget.closest('[role="menu"]') : null
  if (menu) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`)?.focus()
}

/** One action of a menu. */
export function MenuItem({ onSelect, icon, tone = 'neutral', disabledReason, children }: MenuItemProps) {
  const reasonId = useId()
  return (
    <Item
      $tone={tone}
      onSelect={(event) => {
        if (disabledReason) return event.preventDefault()
        focusTrigger(event)
        onSelect()
      }}
      {...(disabledReason
        ? { 'aria-disabled': true, 'aria-describedby': reasonId, 'data-disabled': '' }
        : {})}
    >
      {icon}
      <span>
        {children}
        {disabledReason ? <Reason id={reasonId}>{disabledReason}</Reason> : null}
      </span>
    </Item>
  )
}

export interface MenuLinkProps {
  /** A path of the product, or a guarded outside address. */
  href: string
  /** Opens a new tab, and says so. */
  isExternal?: boolean
  /** An icon before the text. */
  icon?: ReactNode
  /** Where it goes. */
  children: ReactNode
}

/** A menu entry that goes somewhere; a real link. */
export function MenuLink({ href, isExternal = false, icon, children }: MenuLinkProps) {
  const link = useLink()
  const t = useText('common')
  return (
    <Radix.Item asChild>
      <Anchor {...(isExternal ? { href, target: '_blank', rel: 'noopener noreferrer' } : link(href))}>
        {icon}
        <span>
          {children}
          {isExternal ? <VisuallyHidden> ({t('link.newTab')})</VisuallyHidden> : null}
        </span>
      </Anchor>
    </Radix.Item>
  )
}

export interface MenuRadioGroupProps<V extends string> {
  /** What is chosen among. */
  label: string
  /** The chosen option. */
  value: V
  /** Another option was chosen. */
  onChange: (value: V) => void
  /** The options in order. */
  options: readonly { value: V; label: string; lang?: string }[]
  /** Short options side by side, so that a long menu needs no scrolling. @default false */
  isInRow?: boolean
}

/** A choice of one within a menu: language, colour scheme. */
export function MenuRadioGroup<V extends string>({
  label,
  value,
  onChange,
  options,
  isInRow = false,
}: MenuRadioGroupProps<V>) {
  const items = options.map((option) => (
    <RadioItem key={option.value} value={option.value} lang={option.lang}>
      {option.label}
      <Radix.ItemIndicator>
        <Check aria-hidden="true" />
      </Radix.ItemIndicator>
    </RadioItem>
  ))
  return (
    <Radix.RadioGroup
      value={value}
      onValueChange={(next) => {
        const option = options.find((each) => each.value === next)
        if (option) onChange(option.value)
      }}
      aria-label={label}
    >
      <Label>{label}</Label>
      {isInRow ? <ItemRow>{items}</ItemRow> : items}
    </Radix.RadioGroup>
  )
}

export interface MenuLabelProps {
  /** What is read: a name, a heading of what follows. */
  children: ReactNode
}

/** A line of the menu that is read, not chosen. */
export function MenuLabel({ children }: MenuLabelProps) {
  return <Label>{children}</Label>
}

/** A rule between groups of a menu. */
export function MenuSeparator() {
  return <Separator />
}
