import { freshnessOf, lastSignOf, type StationRow } from '@corrente/domain/stations'
import { ageOf, type EpochMs } from '@corrente/domain/time'
import { useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

/** How fresh the rows of the list are. */
export interface ReadState {
  /** The live connection is up. */
  readonly isLive: boolean
  /** When the rows were read. */
  readonly readAt: EpochMs | undefined
}

export interface StationAgeProps extends ReadState {
  station: StationRow
}

const TICK_MS = 10_000

/** How old a row is, where it is not live; nothing that its state says already. */
export function StationAge({ station, isLive, readAt }: StationAgeProps) {
  const t = useText('station-list')
  const words = useText('stations')
  const common = useText('common')
  const now = useNow(TICK_MS)
  const freshness = freshnessOf(station, { isLive, readAt })
  const at = lastSignOf(station)
  if (freshness === 'wrongClock') return <span>{words('condition.wrongClock')}</span>
  // Its state says since when.
  if (freshness === 'live' || freshness === 'offline') return null
  if (at === undefined || freshness === 'unknown') return <span>{t('age.unknown')}</span>
  const since = ageOf(at, now)
  return <span>{t(`age.${freshness}`, { age: common(`age.${since.unit}`, { count: since.value }) })}</span>
}
