import type { StationCounts } from '@corrente/domain/stats'
import type { StatusToken } from '@corrente/themes'
import type { ReactNode } from 'react'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import {
  Counter,
  IndicatorCard,
  type IndicatorState,
  StatusMark,
  TextLink,
} from '../../../primitives/index.ts'
import { Counts } from './HomeIndicators.styles.ts'

/** The statistics' own words for the four states, in the order of the legend. */
export const STATION_COUNTS = [
  ['available', 'available'],
  ['charging', 'busy'],
  ['maintenance', 'maintenance'],
  ['unavailable', 'unavailable'],
] as const satisfies readonly (readonly [keyof StationCounts, StatusToken])[]

/** Lists of stations that a count leads to; each undefined where it is not permitted, or no list has the same question. */
export type StationCountHrefs = { readonly [Count in keyof StationCounts]?: string | undefined }

export interface StationsCardProps {
  /** How many stations stand how (HOM-008); undefined before the first answer. */
  counts: StationCounts | undefined
  /** What was last known of them, where their counters begin. */
  known: StationCounts | undefined
  /** As the other cards of the same answer. */
  state: IndicatorState
  hrefs: StationCountHrefs
  /** Disabled stations among them, which the lists leave out; 0 where nobody knows of any. */
  disabled: number
}

/** How many stations there are and how they stand (HOM-008). */
export function StationsCard({ counts, known, hrefs, disabled, ...card }: StationsCardProps) {
  const t = useText('home')
  const { integer } = useFormats()
  return (
    <IndicatorCard
      {...card}
      isCompact
      title={t('indicators.stations')}
      value={counts?.total}
      counts={{ from: known?.total }}
      format={integer}
      href={hrefs.total}
      detail={disabled > 0 && t('indicators.disabledToo', { count: disabled })}
    >
      <Counts>
        {STATION_COUNTS.map(([key, status]) => (
          <div key={key}>
            <dt>
              <StatusMark status={status} label={t(`indicators.${key}`)} size="small" />
            </dt>
            <dd>
              <Listed href={hrefs[key]}>
                <Counter value={counts?.[key]} from={known?.[key]} format={integer} />
              </Listed>
            </dd>
          </div>
        ))}
      </Counts>
    </IndicatorCard>
  )
}

function Listed({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  return href === undefined ? (
    children
  ) : (
    <TextLink href={href} tone="inherit">
      {children}
    </TextLink>
  )
}
