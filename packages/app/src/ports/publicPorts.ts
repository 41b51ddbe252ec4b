import { type ComponentType, useSyncExternalStore } from 'react'
import type { HistoryPlace, HistoryPort } from './history.ts'
import type { HumanCheckProps } from './humanCheck.ts'
import { usePorts } from './portsAtom.ts'

/** The human check of this build (AUT-001, BOOT-015). Throws in the signed-in document, which has none. */
export function useHumanCheck(): ComponentType<HumanCheckProps> {
  const { humanCheck } = usePorts()
  if (!humanCheck) throw new Error('This document has no human check.')
  return humanCheck
}

/** The document's history. Throws in the signed-in document, which leaves it to its router. */
export function useHistory(): HistoryPort {
  const { history } = usePorts()
  if (!history) throw new Error('This document leaves its history to its router.')
  return history
}

/** Where the document stands now; renders when it moves. */
export function usePlace(): HistoryPlace {
  const { subscribe, place } = useHistory()
  return useSyncExternalStore(subscribe, place, place)
}
