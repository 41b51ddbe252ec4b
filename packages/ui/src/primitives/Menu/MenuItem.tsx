import { Check } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
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
import { useOpenMenu } from './OpenMenu.ts'

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

/** One action of a menu. */
export function MenuItem({ onSelect, icon, tone = 'neutral', disabledReason, children }: MenuItemProps) {
  const reasonId = useId()
  const menu = useOpenMenu()
  const choose = () => {
    if (disabledReason) return
    menu.leave()
    onSelect()
    menu.close()
  }
  return (
    <Item
      role="menuitem"
      tabIndex={-1}
      $tone={tone}
      onClick={choose}
      {...(disabledReason ? { 'aria-disabled': true, 'aria-describedby': reasonId } : {})}
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
  /** Default: neutral. */
  tone?: MenuItemTone
  /** It was followed here, not into a tab of its own. */
  onFollow?: (() => void) | undefined
  /** Where it goes. */
  children: ReactNode
}

/** A menu entry that goes somewhere; a real link. */
export function MenuLink({
  href,
  isExternal = false,
  icon,
  tone = 'neutral',
  onFollow,
  children,
}: MenuLinkProps) {
  const link = useLink()
  const t = useText('common')
  const menu = useOpenMenu()
  const { onClick, ...address } = link(href)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isExternal) onClick?.(event)
    if (event.defaultPrevented) onFollow?.()
    menu.close()
  }
  return (
    <Anchor
      role="menuitem"
      tabIndex={-1}
      $tone={tone}
      {...address}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      onClick={follow}
    >
      {icon}
      <span>
        {children}
        {isExternal ? <VisuallyHidden> ({t('link.newTab')})</VisuallyHidden> : null}
      </span>
    </Anchor>
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
  const menu = useOpenMenu()
  const choose = (next: V) => {
    onChange(next)
    menu.close()
  }
  const items = options.map((option) => (
    <RadioItem
      key={option.value}
      role="menuitemradio"
      tabIndex={-1}
      aria-checked={option.value === value}
      lang={option.lang}
      onClick={() => choose(option.value)}
    >
      {option.label}
      {option.value === value && (
        <span>
          <Check aria-hidden="true" />
        </span>
      )}
    </RadioItem>
  ))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
    <div role="group" aria-label={label}>
      <Label>{label}</Label>
      {isInRow ? <ItemRow>{items}</ItemRow> : items}
    </div>
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
  return <Separator role="separator" aria-orientation="horizontal" />
}
