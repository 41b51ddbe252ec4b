import {
  isClockWrong,
  isInRecharge,
  lastSignOf,
  markOf,
  type Station,
  stationConditionOf,
} from '@corrente/domain/stations'
import { ageOf, type EpochMs } from '@corrente/domain/time'
import { useMemo } from 'react'
import type { PickState } from '../../forms/index.ts'
import { useText } from '../../messages/index.ts'
import { useConditionText } from '../conditions/index.ts'

/** How the state of a station is written where a command is about to go to it. */
export function useStationWords() {
  const t = useText('operations')
  const common = useText('common')
  const states = useText('stations')
  const conditionText = useConditionText()
  return useMemo(() => {
    const age = (at: EpochMs, now: EpochMs): string => {
      const { unit, value } = ageOf(at, now)
      return common(`age.${unit}`, { count: value })
    }
    /**
     * When it was heard last, as far as the live index knows: of a station that is connected it has no heartbeats, so that
     * only the last status can be told.
     */
    const heardOf = (station: Station, now: EpochMs): string => {
      if (isClockWrong(station)) return states('condition.wrongClock')
      const at = lastSignOf(station)
      if (at === undefined) return t('heard.never')
      const isOffline = stationConditionOf(station).condition === 'offline'
      return t(isOffline ? 'heard.signal' : 'heard.status', { age: age(at, now) })
    }
    return {
      age,
      heardOf,
      /** Its mark and words: state, how many charge there, when it was heard last. */
      stateOf: (station: Station | undefined, now: EpochMs): PickState => {
        if (station === undefined) return { shape: undefined, label: states('condition.unknown') }
        const condition = stationConditionOf(station)
        const charging = station.connectors.filter(isInRecharge).length
        return {
          shape: markOf(condition),
          label: [
            conditionText(condition),
            // That somebody charges is said by the state itself.
            charging > (condition.condition === 'charging' ? 1 : 0) &&
              condition.total > 1 &&
              t('pick.noteCharging', { count: charging }),
            // Of one that is offline the state says it.
            condition.condition !== 'offline' && heardOf(station, now),
          ]
            .filter(Boolean)
            .join(' · '),
        }
      },
    }
  }, [t, common, states, conditionText])
}
