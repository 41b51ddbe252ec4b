import { coverPersonal } from '@corrente/domain/text'
import { createContext, type ReactNode, useContext } from 'react'

const HiddenContext = createContext(false)

export interface PersonalDataProviderProps {
  /** The screen is shared: documents, e-mails, phones and cards show their end alone. */
  isHidden: boolean
  /** The page. */
  children: ReactNode
}

/** Tells everything below whether personal data is covered. */
export function PersonalDataProvider({ isHidden, children }: PersonalDataProviderProps) {
  return <HiddenContext value={isHidden}>{children}</HiddenContext>
}

/** Whether personal data is covered; without a provider it is not. */
export const useIsPersonalHidden = (): boolean => useContext(HiddenContext)

const asItIs = (text: string): string => text

/** How to write something personal where nothing can be pressed: options, labels, sentences, copies, files. */
export const usePersonal = (): ((text: string) => string) =>
  useContext(HiddenContext) ? coverPersonal : asItIs
