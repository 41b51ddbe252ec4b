import { theme } from '@corrente/themes'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { OptionList } from './OptionList.tsx'
import type { ComboboxState } from './useCombobox.ts'

/** Below the field and as wide, above it where there is no room. */
const Popup = styled.div`
  position: fixed;
  inset: auto;
  position-area: block-end span-inline-end;
  position-try-fallbacks: flip-block;
  inline-size: anchor-size(inline);
  min-inline-size: 240px;
  margin: 4px 0;
  padding: ${theme.space[1]};
  overflow: hidden;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.raised};
  color: ${theme.fg.default};
  box-shadow: ${theme.shadow.overlay};
`
const Empty = styled.p`
  padding: ${theme.space[3]};
  color: ${theme.fg.muted};
`

export interface ComboboxPopupProps<T> {
  /** Id of the list. */
  id: string
  /** Accessible name of the list. */
  label: string
  /** Name of the anchor that the popup stands at: a dashed ident of CSS. */
  anchor: string
  /** The list's code; undefined while it is on its way. */
  list: typeof OptionList | undefined
  items: readonly T[]
  /** How many fit in all. */
  total: number
  onEnd: (() => void) | undefined
  keyOf: (item: T) => string
  renderItem: (item: T) => ReactNode
  /** Height of an option in px. */
  itemHeight: number
  state: ComboboxState
  /** Shown in the list's place where nothing fits; undefined while it is not known. */
  empty: string | undefined
}

/** The list of a combobox, in the top layer. */
export function ComboboxPopup<T>({
  id,
  label,
  anchor,
  list: List,
  items,
  total,
  onEnd,
  keyOf,
  renderItem,
  itemHeight,
  state: { isOpen, active, activate, choose },
  empty,
}: ComboboxPopupProps<T>) {
  const popup = useRef<HTMLDivElement>(null)
  const style: CSSProperties = { positionAnchor: anchor }
  useEffect(() => {
    if (isOpen) popup.current?.showPopover()
    else if (popup.current?.matches(':popover-open')) popup.current.hidePopover()
  }, [isOpen])
  const at = <R,>(index: number, read: (item: T) => R, none: R): R => {
    const item = items[index]
    return item === undefined ? none : read(item)
  }
  return (
    <Popup
      ref={popup}
      popover="manual"
      style={style}
      // Focus stays in the field, also while the list is scrolled by its bar.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isOpen && List ? (
        <List
          {...{ id, label, itemHeight, active, total, onEnd }}
          count={items.length}
          keyAt={(index) => at(index, keyOf, '')}
          renderAt={(index) => at(index, renderItem, null)}
          onActivate={activate}
          onChoose={choose}
        />
      ) : null}
      {isOpen && items.length === 0 && empty !== undefined ? <Empty aria-hidden="true">{empty}</Empty> : null}
    </Popup>
  )
}
