import { useEffect, useState } from 'react'

const isOnRow = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-row]') !== null

/** Whether the pointer or the focus is on a row of the page's list. */
function useHandOnRows(): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const hand = { pointer: false, focus: false }
    const tell = () => setOn(hand.pointer || hand.focus)
    const onPointer = ({ target, pointerType }: PointerEvent) => {
      // A finger that has left the glass is nowhere.
      hand.pointer = pointerType !== 'touch' && isOnRow(target)
      tell()
    }
    const onFocus = ({ target }: FocusEvent) => {
      hand.focus = isOnRow(target)
      tell()
    }
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      hand.focus = isOnRow(relatedTarget)
      tell()
    }
    const onLeave = () => {
      hand.pointer = false
      tell()
    }
    document.addEventListener('pointerover', onPointer)
    document.documentElement.addEventListener('pointerleave', onLeave)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onBlur)
    return () => {
      document.removeEventListener('pointerover', onPointer)
      document.documentElement.removeEventListener('pointerleave', onLeave)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onBlur)
    }
  }, [])
  return isOn
}

/**
 * Rows whose order follows the network, but not under a hand: while the pointer or the focus is on one of them all keep
 * their places, new ones come last.
 *
 * @param view names the list; another one is laid out anew.
 * @param rows in their order of now; keep the array.
 * @param isSettled false: the order is not known yet, nothing is held to it.
 * @param keyOf what tells rows apart.
 */
export function useHeldOrder<Row, Key extends string | number>(
  view: string,
  rows: readonly Row[],
  isSettled: boolean,
  keyOf: (row: Row) => Key,
): readonly Row[] {
  const isHandOn = useHandOnRows()
  const [laid, lay] = useState({ view, rows, isSettled })
  // Once it was known it holds, also while it is asked anew: that is when rows would move.
  const isHeld = isHandOn && laid.isSettled && laid.view === view
  if (!isHeld) {
    if (laid.rows !== rows || laid.view !== view || laid.isSettled !== isSettled)
      lay({ view, rows, isSettled })
    return rows
  }
  if (laid.rows === rows) return rows
  const places = new Map(laid.rows.map((row, place) => [keyOf(row), place]))
  const placeOf = (row: Row) => places.get(keyOf(row)) ?? places.size
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}
