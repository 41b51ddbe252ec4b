import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { moveRow, type RowMove } from '../keys.ts'

export interface RowFocus {
  /** The row in the tab order, -1 where there are no rows. */
  readonly active: number
  /** Puts the focus on another row. */
  readonly move: (to: RowMove) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
}

const rowAt = (body: HTMLElement | null, key: string): HTMLElement | undefined =>
  body?.querySelector<HTMLElement>(`:scope > [data-row="${CSS.escape(key)}"]`) ?? undefined

function focusTable(body: HTMLElement | null): void {
  const table = body?.closest('table')
  if (!table) return
  table.tabIndex = -1
  table.focus({ preventScroll: true })
}

/** The row of a table that an event came from; none for the rows of a table that stands in the panel of one. */
export function rowKeyOf({
  target,
  currentTarget: body,
}: {
  readonly target: EventTarget
  readonly currentTarget: Element
}): string | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return row?.parentElement === body ? row.dataset.row : undefined
}

/**
 * One row of many is in the tab order, the last that had the focus. When that row goes away, the one that takes its
 * place is; it gets the focus too if the row had it, so that a deleted row never throws a person to the page's start. Where
 * it was the last, the empty table has it.
 */
export function useRowFocus(keys: readonly string[], body: RefObject<HTMLElement | null>): RowFocus {
  const [key, setKey] = useState<string | undefined>(undefined)
  const place = useRef(0)
  const wanted = useRef<string>(undefined)
  const hasFocus = useRef(false)
  const found = useMemo(() => (key === undefined ? -1 : keys.indexOf(key)), [keys, key])
  const active = found >= 0 ? found : Math.min(place.current, keys.length - 1)

  useLayoutEffect(() => {
    if (active >= 0) place.current = active
    const isLost = found < 0 && key !== undefined && hasFocus.current
    const next = wanted.current ?? (isLost ? keys[active] : undefined)
    wanted.current = undefined
    if (isLost && keys.length === 0) focusTable(body.current)
    if (next === undefined) return
    const row = rowAt(body.current, next)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  })

  return {
    active,
    move(to) {
      const next = keys[moveRow(to, active, keys.length)]
      if (next === undefined || next === keys[active]) return
      wanted.current = next
      setKey(next)
    },
    onFocus(event) {
      hasFocus.current = true
      const next = rowKeyOf(event)
      if (next !== undefined) setKey(next)
    },
    onBlur(event) {
      if (body.current?.contains(event.relatedTarget)) return
      // A row that is taken away loses the focus in the middle of the change: the effect above still has to see it.
      queueMicrotask(() => {
        if (!body.current?.contains(document.activeElement)) hasFocus.current = false
      })
    },
  }
}
