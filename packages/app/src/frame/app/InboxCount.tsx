import { useEffect, useMemo } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { inboxQuery } from '../../resources/unknownTags.ts'

export interface InboxCountProps {
  /** Told how many unknown cards wait, and each time that it changes; undefined: nobody has counted yet. */
  readonly onCount: (count: number | undefined) => void
}

/** Counts the cards of the inbox: the menu shows the number on every page (jobs: Tags 6). */
export function InboxCount({ onCount }: InboxCountProps) {
  const { data } = useLoadable(useMemo(() => inboxQuery(true, 'counted'), []))
  useEffect(() => onCount(data?.length), [onCount, data])
  return null
}
