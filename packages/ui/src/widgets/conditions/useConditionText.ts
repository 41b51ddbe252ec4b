import { errorCodeOf, type Report, type StationCondition } from '@corrente/domain/stations'
import type { EpochMs } from '@corrente/domain/time'
import { useCallback } from 'react'
import { useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

/** A connector's error in words with the maker's own; a code that nobody knows as it came. */
export function useErrorText(): (error: Pick<Report, 'errorCode' | 'errorInfo'>) => string | undefined {
  const t = useText('stations')
  return useCallback(
    ({ errorCode, errorInfo }) => {
      const known = errorCodeOf(errorCode)
      // Some chargers repeat the code as their own words.
      const info = known !== undefined && errorCodeOf(errorInfo) === known ? undefined : errorInfo
      const words = [known ? t(`errorCode.${known}`) : errorCode, info]
      return words.filter((part) => part !== undefined).join(' · ') || undefined
    },
    [t],
  )
}

/** What a station says of itself as a whole, in words: "Falha na estação: …". */
export function useOwnText(): (condition: StationCondition['condition'], own: Report) => string {
  const t = useText('stations')
  const errorText = useErrorText()
  return useCallback(
    (condition, own) => {
      // A fault is what the words say already.
      const status = condition === 'faulted' ? undefined : t(`condition.${condition}`)
      const what = [status, errorText(own)].filter((part) => part !== undefined).join(' · ')
      return what === '' ? t('condition.own') : t('condition.ownWhat', { what })
    },
    [t, errorText],
  )
}

/**
 * A station's condition in words, in full: what the fault is, since when it is offline, how many are down (decisions: Screens).
 * Given the time now, since when it is offline is as short as it can be told apart.
 */
export function useConditionText(): (condition: StationCondition, now?: EpochMs) => string {
  const t = useText('stations')
  const { timestamp, recent } = useFormats()
  const errorText = useErrorText()
  const ownText = useOwnText()
  return useCallback(
    ({ condition, isPartial, down, total, since, connectors, own }, now) => {
      if (own) return ownText(condition, own)
      if (isPartial && condition in PARTIAL) {
        const what = t(PARTIAL[condition as keyof typeof PARTIAL], { count: down })
        return t('condition.partial', { down, total, what })
      }
      if (condition === 'offline' && since !== undefined)
        return t('condition.offlineSince', {
          time: now === undefined ? timestamp(since, 'DD/MM/YY HH:mm') : recent(since, now),
        })
      const what = condition === 'faulted' ? connectors.map(errorText).find(Boolean) : undefined
      return what === undefined ? t(`condition.${condition}`) : t('condition.faultedWhat', { what })
    },
    [t, timestamp, recent, errorText, ownText],
  )
}

/** What can be true of some connectors while others work. */
const PARTIAL = {
  faulted: 'partial.faulted',
  unavailable: 'partial.unavailable',
  maintenance: 'partial.maintenance',
  unknown: 'partial.unknown',
} as const
