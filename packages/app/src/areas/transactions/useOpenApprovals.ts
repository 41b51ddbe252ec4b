import { useState } from 'react'
import { useOpenWrites } from '../../kit/writes/index.ts'
import { PAY_PREFIX } from '../../resources/rechargeWrites.ts'

/** Approvals that this browser sent before the page was opened, and of whose end nothing is known: their ids. */
export function useOpenApprovals(): readonly (readonly [number, ...number[]])[] {
  const journal = useOpenWrites('cp', PAY_PREFIX)
  // Those of this page have their own dialog.
  const [open] = useState(() =>
    journal.flatMap(({ keys }): (readonly [number, ...number[]])[] => {
      const [first, ...others] = keys.map((key) => Number(key.slice(PAY_PREFIX.length)))
      return first === undefined ? [] : [[first, ...others]]
    }),
  )
  return open
}
