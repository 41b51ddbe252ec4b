import type { JournalEntry } from '@corrente/domain/writes'
import { useState } from 'react'
import { useOpenWrites } from '../../kit/writes/index.ts'
import { PRICING_CREATION } from '../../resources/pricingCreate.ts'

/** A creation that a page before this one began and did not see the end of, until it is told; and the way to put it away. */
export function useLeftCreation(): readonly [JournalEntry | undefined, () => void] {
  const open = useOpenWrites('tab', PRICING_CREATION)
  const [left, setLeft] = useState(open[0])
  return [left, () => setLeft(undefined)]
}
