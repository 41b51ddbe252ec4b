import type { Cause } from '@corrente/domain/alerts'
import { useCallback } from 'react'
import { useEventLabel } from '../useEventLabel.ts'

/** Names a cause: its type in the user's language, with the charger's error code where it has one. */
export function useCauseText(): (cause: Cause) => string {
  const labelOf = useEventLabel()
  return useCallback(
    (cause) => [labelOf(cause), cause.errorCode].filter((part) => part !== undefined).join(' · '),
    [labelOf],
  )
}
