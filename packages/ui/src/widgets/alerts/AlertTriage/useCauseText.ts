import type { Cause } from '@corrente/domain/alerts'
import { useCallback } from 'react'
import { useEventLabel } from '../useEventLabel.ts'
import { useCodeText } from '../useReportedError.ts'

/** Names a cause: its type, with what the charger's error code means where it has one, in the user's language. */
export function useCauseText(): (cause: Cause) => string {
  const labelOf = useEventLabel()
  const codeText = useCodeText()
  return useCallback(
    (cause) => [labelOf(cause), codeText(cause.errorCode)].filter((part) => part !== undefined).join(' · '),
    [labelOf, codeText],
  )
}
