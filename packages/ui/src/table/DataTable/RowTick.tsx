import { useEffect, useRef } from 'react'
import { useRowTab } from '../../foundations/index.ts'
import { Tooltip } from '../../primitives/index.ts'
import { Tick, TickCell } from './DataTable.styles.ts'

export interface RowTickProps {
  /** What is ticked, in words. */
  label: string
  isChecked: boolean
  /** Some of what it stands for is ticked. */
  isMixed?: boolean
  /** Why it cannot be ticked. */
  disabledReason?: string | undefined
  /** It was pressed; with Shift, a range is meant. */
  onToggle: (isRange: boolean) => void
}

/** The tick at the start of a row, or of the heading for the whole page. */
export function RowTick({ label, isChecked, isMixed = false, disabledReason, onToggle }: RowTickProps) {
  const tabIndex = useRowTab()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <TickCell>
      <Tooltip text={disabledReason} side="end">
        <Tick
          ref={box}
          type="checkbox"
          aria-label={label}
          aria-disabled={Boolean(disabledReason) || undefined}
          tabIndex={tabIndex}
          checked={isChecked}
          onChange={(event) => {
            const press = event.nativeEvent
            if (!disabledReason) onToggle(press instanceof MouseEvent && press.shiftKey)
          }}
        />
      </Tooltip>
    </TickCell>
  )
}
