import type { DashboardStats } from '@corrente/domain/stats'
import type { DateRange } from '@corrente/domain/time'
import { Leaf, PlugZap, TreePine, Wallet, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Loadable, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { IndicatorCard, type IndicatorState } from '../../../primitives/index.ts'
import { Track } from './HomeIndicators.styles.ts'
import type { StationCountHrefs } from './StationsCard.tsx'
import { type Pair, useComparison } from './useComparison.tsx'

/** Lists that the figures count; each undefined where it is not permitted. */
interface IndicatorHrefs {
  readonly stations: StationCountHrefs
  readonly users: string | undefined
  /** The recharges of the range, which energy and income are of. */
  readonly recharges: string | undefined
}

/** A count with the list that it counts. */
export interface UnpaidCount {
  readonly state: IndicatorState
  readonly count: number | undefined
  readonly href: string
}

export interface Compared {
  /** The range that the cards show. */
  readonly range: DateRange
  /** What it is compared with: as much of the days before; undefined where there is none. */
  readonly former: DateRange | undefined
  /** The days of the range that are over, of which alone the chart's days tell; undefined: none yet. */
  readonly over: DateRange | undefined
}

/** What all cards of the statistics share. */
interface Shared {
  /** The statistics of the chosen range. */
  stats: Loadable<DashboardStats>
  /** Whether cost and income may be seen (HOM-013, HOM-014); without it their cards are not there at all. */
  hasCosts: boolean
  hrefs: IndicatorHrefs
}

/** The four numbers, besides the recharges. */
export interface Figures extends Shared {
  /** Those of what the range is compared with; undefined while they are not known. */
  formerStats: DashboardStats | undefined
  /** The ranges that are shown and compared. */
  compared: Compared
}

/** What else the statistics count. */
export interface Counted extends Shared {
  /** What was last known of the same range when the page opened: the counters begin there. Default: nothing. */
  known?: { readonly stats: DashboardStats }
  /** Disabled stations that the statistics count and the lists leave out. Default: nobody knows of any. */
  disabled?: number
  /** Recharges of the last 30 days that nobody paid, without their sum; undefined: not for this user. */
  unpaid: UnpaidCount | undefined
}

/** Every card of the one answer has its state, which is said once, above the cards, with one retry for all. */
export interface Answered {
  readonly state: IndicatorState
}

/** By the days of the chart; undefined where it tells none. */
export interface Recharges extends Answered {
  readonly count: number | undefined
  readonly compared: Pair
}

/** A detail; while nothing came, a line of the same height stands for it. */
export const detailOf = (data: DashboardStats | undefined, text: ReactNode) => (data ? text : '')

/** What the network gave in the period and what it cost and brought, each with how it changed (HOM-009, HOM-012). */
export function AmountCards(props: Figures & Answered & { recharges: Recharges }) {
  const { stats, formerStats, state, recharges, compared, hasCosts, hrefs } = props
  const t = useText('home')
  const { integer, energyKwh, money } = useFormats()
  const compare = useComparison()
  const { data } = stats
  const { range, former } = compared
  const asMoney = (amount: number | null | undefined) => money(amount, data?.currency)
  // Amounts of two currencies do not compare.
  const formerMoney = formerStats?.currency === data?.currency ? formerStats : undefined
  const pair = (value: number | null | undefined, before: number | null | undefined) => ({
    value,
    before,
    former,
  })
  const inPeriod = t('indicators.inPeriod')
  const energy = compare(pair(data?.energyKwh, formerStats?.energyKwh), range, energyKwh)
  const counted = compare(recharges.compared, range, integer)
  const income = compare(pair(data?.income, formerMoney?.income), range, asMoney)
  const cost = compare(pair(data?.cost, formerMoney?.cost), range, asMoney)
  const common = { isCompact: true, href: hrefs.recharges }
  return (
    <>
      <IndicatorCard
        {...common}
        state={state}
        title={t('indicators.energy')}
        value={data?.energyKwh}
        format={energyKwh}
        icon={<Zap aria-hidden="true" />}
        detail={detailOf(data, energy.change ?? inPeriod)}
        hint={energy.hint}
      />
      <IndicatorCard
        {...common}
        state={recharges.state}
        title={t('indicators.recharges')}
        value={recharges.count}
        format={integer}
        icon={<PlugZap aria-hidden="true" />}
        detail={counted.change ?? inPeriod}
        hint={counted.hint}
      />
      {hasCosts && (
        <>
          <IndicatorCard
            {...common}
            state={state}
            title={t('indicators.income')}
            value={data?.income}
            format={asMoney}
            icon={
              data?.currency ? <span>{t('indicators.currency', { coin: data.currency })}</span> : undefined
            }
            detail={detailOf(data, income.change ?? inPeriod)}
            hint={income.hint}
          />
          <IndicatorCard
            {...common}
            state={state}
            title={t('indicators.cost')}
            value={data?.cost}
            format={asMoney}
            icon={<Wallet aria-hidden="true" />}
            detail={detailOf(data, cost.change ?? inPeriod)}
            hint={cost.hint}
          />
        </>
      )}
    </>
  )
}

/** What it spared the air (HOM-010, HOM-011). */
export function AirCards({ stats, known, state }: Pick<Counted, 'stats' | 'known'> & Answered) {
  const t = useText('home')
  const { integer, percent, massKg } = useFormats()
  const { data } = stats
  const common = { state, isCompact: true }
  return (
    <>
      <IndicatorCard
        {...common}
        title={t('indicators.co2')}
        value={data?.co2SavedKg}
        counts={{ from: known?.stats.co2SavedKg }}
        format={massKg}
        icon={<Leaf aria-hidden="true" />}
        detail={detailOf(data, t('indicators.inPeriod'))}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.trees')}
        value={data?.cultivatedTrees}
        counts={{ from: known?.stats.cultivatedTrees }}
        format={integer}
        icon={<TreePine aria-hidden="true" />}
        detail={
          <Track style={{ '--share': Math.min(1, Math.max(0, (data?.treeGoalPercentage ?? 0) / 100)) }}>
            {detailOf(data, t('indicators.treeGoal', { share: percent(data?.treeGoalPercentage) }))}
          </Track>
        }
      />
    </>
  )
}
