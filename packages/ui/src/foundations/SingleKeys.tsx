import { createContext, type ReactNode, useContext } from 'react'

const SingleKeysContext = createContext(true)

export interface SingleKeysProviderProps {
  /** Whether keys without Ctrl do something (WCAG 2.1.4). */
  isOn: boolean
  /** The page. */
  children: ReactNode
}

/** Tells everything below whether single keys are on: a speech user can put them off. */
export function SingleKeysProvider({ isOn, children }: SingleKeysProviderProps) {
  return <SingleKeysContext value={isOn}>{children}</SingleKeysContext>
}

/** Whether single keys are on; without a provider they are. */
export const useSingleKeys = (): boolean => useContext(SingleKeysContext)
