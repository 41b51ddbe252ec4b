import type { MovementTab } from '@corrente/domain/financial'
import { useMemo, useState } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { allMovementsQuery, type MovementQuestion } from '../../resources/movements.ts'

/** The movements of a question over all pages, read once somebody looks. @param question - undefined: nobody does */
export function useAllMovements(tab: MovementTab, question: MovementQuestion | undefined) {
  const [progress, setProgress] = useState<{
    readonly of: MovementQuestion | undefined
    readonly read: number
    readonly total: number | undefined
  }>()
  const all = useLoadable(
    useMemo(
      () => allMovementsQuery(tab, question, (read, total) => setProgress({ of: question, read, total })),
      [tab, question],
    ),
  )
  return { all, progress: progress?.of === question ? progress : undefined }
}
