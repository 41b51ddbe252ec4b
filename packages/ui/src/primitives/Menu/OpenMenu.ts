import { createContext, useContext } from 'react'

/** What the entries of an open menu ask of it. */
export interface OpenMenu {
  /** Puts the focus on the menu's button: a dialog that an entry opens gives the focus back to where it was. */
  readonly leave: () => void
  readonly close: () => void
}

export const OpenMenuContext = createContext<OpenMenu>({ leave: () => undefined, close: () => undefined })

export const useOpenMenu = (): OpenMenu => useContext(OpenMenuContext)
