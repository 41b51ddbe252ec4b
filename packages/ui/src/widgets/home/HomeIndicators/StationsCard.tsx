import type { StationCounts } from '@corrente/domain/stats'
import type { StatusToken } from '@corrente/themes'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Counter, IndicatorCard, type IndicatorState, StatusMark } from '../../../primitives/index.ts'
import { Counts } from './HomeIndicators.styles.ts'

/** The statistics' own words for the four states, in the order of the legend. */
export const STATION_COUNTS = [
  ['available', 'available'],
  ['charging', 'busy'],
  ['maintenance', 'maintenance'],
  ['unavailable', 'unavailable'],
] as const satisfies readonly (readonly [keyof StationCounts, StatusToken])[]

export interface StationsCardProps {
  /** How many stations stand how (HOM-008); undefined before the first answer. */
  counts: StationCounts | undefined
  /** As the other cards of the same answer. */
  state: IndicatorState
}

/** How many stations there are and how they stand (HOM-008). */
export function StationsCard({ counts, ...card }: StationsCardProps) {
  const t = useText('home')
  const { integer } = useFormats()
  return (
    <IndicatorCard {...card} title={t('indicators.stations')} value={counts?.total} format={integer}>
      <Counts>
        {STATION_COUNTS.map(([key, status]) => (
          <div key={key}>
            <dt>
              <StatusMark status={status} label={t(`indicators.${key}`)} size="small" />
            </dt>
            <dd>
              <Counter value={counts?.[key]} format={integer} />
            </dd>
          </div>
        ))}
      </Counts>
    </IndicatorCard>
  )
}
