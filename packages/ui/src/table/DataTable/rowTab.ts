import { createContext, useContext } from 'react'

/** Whether the row around a control is the one in the tab order; true outside a row, as in the heading. */
export const RowTab = createContext(true)

/**
 * The `tabIndex` of a control in a table's row: 0 in the row that has the focus, else -1, so that one Tab leaves a
 * table of any length and the arrows choose the row whose controls come next.
 */
export const useRowTab = (): 0 | -1 => (useContext(RowTab) ? 0 : -1)
