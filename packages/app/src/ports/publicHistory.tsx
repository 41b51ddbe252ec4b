import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { HistoryPlace, HistoryPort } from './history.ts'

const HistoryContext = createContext<HistoryPort | undefined>(undefined)

export interface HistoryProviderProps {
  readonly history: HistoryPort
  readonly children: ReactNode
}

/** Gives the public pages the document's history, which is all the router that they need. */
export function HistoryProvider({ history, children }: HistoryProviderProps) {
  return <HistoryContext value={history}>{children}</HistoryContext>
}

/** The document's history. Throws outside a provider: only the public document has one. */
export function useHistory(): HistoryPort {
  const history = useContext(HistoryContext)
  if (!history) throw new Error('useHistory needs a HistoryProvider above it')
  return history
}

/** The current place; renders when it changes. */
export function usePlace(): HistoryPlace {
  const { subscribe, place } = useHistory()
  return useSyncExternalStore(subscribe, place)
}
