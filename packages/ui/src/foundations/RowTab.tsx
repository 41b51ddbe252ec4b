import { createContext, type ReactNode, useContext } from 'react'

const RowTabContext = createContext(true)

export interface RowTabProps {
  /** Whether the row's controls are in the tab order. */
  isOn: boolean
  /** The row; or a layer over the page, whose own order begins anew. */
  children: ReactNode
}

/** Says of everything inside whether Tab stops there: of a list's rows only the one with the focus does. */
export function RowTab({ isOn, children }: RowTabProps) {
  return <RowTabContext value={isOn}>{children}</RowTabContext>
}

/**
 * The `tabIndex` of a control: -1 in a row without the focus, so that one Tab leaves a list of any length and the arrows
 * choose the row whose controls come next; undefined in all other places.
 */
export const useRowTab = (): -1 | undefined => (useContext(RowTabContext) ? undefined : -1)
