import type { Problem, ProblemKind, ProblemRow } from '@corrente/domain/alerts'
import { useCallback } from 'react'
import { useText } from '../../../messages/index.ts'
import { useErrorText, useOwnText } from '../../conditions/index.ts'

/** A problem in words: what it is, and why where the charger said so. */
export function useProblemText(): (problem: Pick<Problem, 'kind' | 'connectors' | 'own'>) => string {
  const t = useText('stations')
  const errorText = useErrorText()
  const ownText = useOwnText()
  return useCallback(
    ({ kind, connectors, own }) => {
      if (own) return ownText(kind, own)
      const what = kind === 'faulted' ? connectors.map(errorText).find(Boolean) : undefined
      return what === undefined ? t(`condition.${kind}`) : t('condition.faultedWhat', { what })
    },
    [t, errorText, ownText],
  )
}

/** A line of the problems in words: of a whole site how many stations are how. */
export function useRowText(): (row: ProblemRow) => string {
  const t = useText('stations')
  const problemText = useProblemText()
  return useCallback(
    ({ scope, problems }) => {
      if (scope !== 'site') return problemText(problems[0])
      const counts = new Map<ProblemKind, number>()
      for (const { kind } of problems) counts.set(kind, (counts.get(kind) ?? 0) + 1)
      const parts = [...counts].map(([kind, count]) => t(`kinds.${kind}`, { count }))
      return t('wholeSite', { what: parts.join(', ') })
    },
    [t, problemText],
  )
}

/** What a line is called: its station, or the site. */
export const placeOf = ({ scope, problems, site }: ProblemRow): string =>
  scope === 'site' && site ? site.name : problems[0].station.name
