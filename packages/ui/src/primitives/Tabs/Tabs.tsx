import { theme } from '@corrente/themes'
import * as Radix from '@radix-ui/react-tabs'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { focusRingInset } from '../../foundations/index.ts'

export interface TabItem<K extends string> {
  /** Known within these tabs. */
  key: K
  /** One or two words. */
  label: string
  /** A count or a mark behind the label. */
  badge?: ReactNode
  /** What the tab shows; built only while it is shown. */
  content: ReactNode
}

export interface TabsProps<K extends string> {
  /** What the tabs divide; accessible name of the list. */
  label: string
  /** The tabs in order. */
  items: readonly TabItem<K>[]
  /** The key of the shown tab. */
  value: K
  /** Another tab was chosen. */
  onChange: (key: K) => void
  /** Puts the list of tabs where a head wants it: in the line of a title. Default: a line of its own. */
  head?: (list: ReactNode) => ReactNode
}

const List = styled(Radix.List)`
  display: flex;
  gap: ${theme.space[1]};
  overflow-x: auto;
  border-block-end: 1px solid ${theme.border.default};
`
const Trigger = styled(Radix.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  flex: none;
  min-block-size: ${theme.size.control};
  padding: 0 ${theme.space[3]};
  border-block-end: 2px solid transparent;
  color: ${theme.fg.muted};
  font-weight: ${theme.font.weight.medium};
  ${focusRingInset}

  &:hover {
    color: ${theme.fg.default};
  }

  &[data-state='active'] {
    border-block-end-color: ${theme.brand.text};
    color: ${theme.fg.default};
  }
`
const Content = styled(Radix.Content)`
  padding-block-start: ${theme.space[4]};

  &[data-headed] {
    padding-block-start: ${theme.space[2]};
  }
  ${focusRingInset}

  @media (width < ${theme.breakpoint.tablet}px) {
    padding-block-start: ${theme.space[2]};
  }
`

/** Where the tabs are wider than their place, the shown one is scrolled into it, whoever chose it; of one that is wider than that, its start. */
function useShownTab(value: string) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is what moves it
  useLayoutEffect(() => {
    const show = () => {
      const frame = list.current?.getBoundingClientRect()
      const tab = list.current?.querySelector('[data-state="active"]')?.getBoundingClientRect()
      if (!list.current || !frame || !tab) return
      const [before, after] = [tab.left - frame.left, tab.right - frame.right]
      const isStartRight = getComputedStyle(list.current).direction === 'rtl'
      const isWide = tab.width > frame.width
      if (isWide ? !isStartRight : before < 0) list.current.scrollBy({ left: before })
      else if (isWide || after > 0) list.current.scrollBy({ left: after })
    }
    show()
    // A font that comes later changes the width of the tabs.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(show)
  }, [value])
  return list
}

/** Parts of one thing, one at a time; arrows walk and show, Home and End jump. */
export function Tabs<K extends string>({ label, items, value, onChange, head }: TabsProps<K>) {
  const shown = useShownTab(value)
  const list = (
    <List ref={shown} aria-label={label}>
      {items.map((item) => (
        <Trigger key={item.key} value={item.key}>
          {item.label}
          {item.badge}
        </Trigger>
      ))}
    </List>
  )
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const item = items.find((each) => each.key === next)
        if (item) onChange(item.key)
      }}
    >
      {head ? head(list) : list}
      {items.map((item) => (
        <Content key={item.key} value={item.key} data-headed={head ? '' : undefined}>
          {item.content}
        </Content>
      ))}
    </Radix.Root>
  )
}
