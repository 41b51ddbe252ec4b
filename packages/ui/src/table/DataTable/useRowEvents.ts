import type { KeyboardEvent, MouseEvent } from 'react'
import { rowCommand } from '../keys.ts'
import type { DataTableModel } from './useDataTable.ts'
import { type RowFocus, rowKeyOf } from './useRowFocus.ts'

/** Controls inside a row keep their own presses and keys. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], [contenteditable]'

/** What the rows do with keys and presses, heard once for all of them. */
export function useRowEvents<T>(
  { open, tick, expand }: DataTableModel<T>,
  focus: RowFocus,
  hasSingleKeys: boolean,
) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const { target } = event
      const key = rowKeyOf(event)
      if (key === undefined || event.defaultPrevented || !(target instanceof HTMLElement)) return
      if (target.dataset.row === undefined) {
        // Escape leaves a control inside a row for the row itself.
        if (event.key === 'Escape') target.closest<HTMLElement>('[data-row]')?.focus()
        return
      }
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      const command = rowCommand(event, { hasSingleKeys, isRtl })
      if (!command) return
      event.preventDefault()
      switch (command.kind) {
        case 'move':
          focus.move(command.to)
          break
        case 'open':
          open(key)
          break
        case 'select':
          tick(key, false)
          break
        case 'selectRange':
          tick(key, true)
          break
        case 'expand':
          expand(key, command.to === 'other' ? undefined : command.to === 'open')
          break
      }
    },
    onClick(event: MouseEvent<HTMLElement>): void {
      const { target } = event
      const key = rowKeyOf(event)
      if (key === undefined || !(target instanceof Element) || target.closest(CONTROLS)) return
      // Somebody who marks text to copy it does not mean to open the row.
      if (event.currentTarget.ownerDocument.getSelection()?.isCollapsed === false) return
      open(key)
    },
  }
}
