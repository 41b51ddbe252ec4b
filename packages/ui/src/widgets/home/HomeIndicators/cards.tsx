import type { AnalyticsSeries } from '@corrente/domain/analytics'
import type { DashboardStats } from '@corrente/domain/stats'
import {
  CircleDollarSign,
  Leaf,
  PlugZap,
  ReceiptText,
  TreePine,
  UserPlus,
  Users,
  Wallet,
  Zap,
} from 'lucide-react'
import { type Loadable, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { IndicatorCard, type IndicatorState } from '../../../primitives/index.ts'
import { Track } from './HomeIndicators.styles.ts'
import { type StationCountHrefs, StationsCard } from './StationsCard.tsx'
import { type Compared, useBefore } from './useBefore.ts'

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

/** What the cards show, besides the recharges. */
export interface Indicators {
  /** The statistics of the chosen range. */
  stats: Loadable<DashboardStats>
  /** Those of the range before; undefined while they are not known. */
  formerStats: DashboardStats | undefined
  /** What was last known of the same range when the page opened: the counters begin there. Default: nothing. */
  known?: { readonly stats: DashboardStats; readonly graphs: readonly AnalyticsSeries[] | undefined }
  /** The ranges that are shown and compared. */
  compared: Compared
  /** Whether cost and income may be seen (HOM-013, HOM-014); without it their cards are not there at all. */
  hasCosts: boolean
  hrefs: IndicatorHrefs
  /** Disabled stations that the statistics count and the lists leave out. Default: nobody knows of any. */
  disabled?: number
  /** Recharges of the last 30 days that nobody paid, without their sum; undefined: not for this user. */
  unpaid: UnpaidCount | undefined
}

/** What every card of the one answer is given: its state is said once, above the cards, with one retry for all. */
export interface CardsProps extends Indicators {
  readonly state: IndicatorState
  /** By the days of the chart; undefined where it tells none. */
  readonly recharges: {
    readonly state: IndicatorState
    readonly count: number | undefined
    readonly known: number | undefined
    readonly former: number | undefined
  }
}

/** A detail; while nothing came, a line of the same height stands for it. */
const detailOf = (data: DashboardStats | undefined, text: string) => (data ? text : '')
const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

/** What the network gave in the period and what it cost and brought, each with the period before (HOM-009, HOM-012). */
export function AmountCards(props: CardsProps) {
  const { stats, formerStats, known, state, recharges, compared, hasCosts, hrefs } = props
  const t = useText('home')
  const { integer, energyKwh, money } = useFormats()
  const before = useBefore(compared)
  const { data } = stats
  const asMoney = (amount: number | null | undefined) => money(amount, data?.currency)
  // Amounts of two currencies do not compare.
  const formerMoney = formerStats?.currency === data?.currency ? formerStats : undefined
  const inPeriod = t('indicators.inPeriod')
  const counted = { isCompact: true, href: hrefs.recharges }
  const common = { state, ...counted }
  return (
    <>
      <IndicatorCard
        {...common}
        title={t('indicators.energy')}
        value={data?.energyKwh}
        counts={{ from: known?.stats.energyKwh }}
        format={energyKwh}
        icon={<Zap aria-hidden="true" />}
        detail={detailOf(data, before(data?.energyKwh, formerStats?.energyKwh, energyKwh) || inPeriod)}
      />
      <IndicatorCard
        {...counted}
        state={recharges.state}
        title={t('indicators.recharges')}
        value={recharges.count}
        counts={{ from: recharges.known }}
        format={integer}
        icon={<PlugZap aria-hidden="true" />}
        detail={before(recharges.count, recharges.former, integer) || inPeriod}
      />
      {hasCosts && (
        <>
          <IndicatorCard
            {...common}
            title={t('indicators.income')}
            value={data?.income}
            format={asMoney}
            icon={<CircleDollarSign aria-hidden="true" />}
            detail={detailOf(
              data,
              joined(
                data?.currency ? t('indicators.currency', { coin: data.currency }) : '',
                before(data?.income, formerMoney?.income, asMoney),
              ) || inPeriod,
            )}
          />
          <IndicatorCard
            {...common}
            title={t('indicators.cost')}
            value={data?.cost}
            format={asMoney}
            icon={<Wallet aria-hidden="true" />}
            detail={detailOf(data, before(data?.cost, formerMoney?.cost, asMoney) || inPeriod)}
          />
        </>
      )}
    </>
  )
}

/** How the stations stand, and who uses them. */
export function PeopleCards({ stats, known, state, hrefs, disabled = 0 }: CardsProps) {
  const t = useText('home')
  const { integer, percent } = useFormats()
  const { data } = stats
  const common = { state, isCompact: true }
  const inPeriod = detailOf(data, t('indicators.inPeriod'))
  const share = t('indicators.usersChargingShare', { share: percent(data?.usersChargingPercentage) })
  return (
    <>
      <StationsCard
        state={state}
        counts={data?.stations}
        known={known?.stats.stations}
        hrefs={hrefs.stations}
        disabled={disabled}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.totalUsers')}
        value={data?.totalUsers}
        counts={{ from: known?.stats.totalUsers }}
        format={integer}
        icon={<Users aria-hidden="true" />}
        href={hrefs.users}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.usersCharging')}
        value={data?.usersCharging}
        counts={{ from: known?.stats.usersCharging }}
        format={integer}
        icon={<PlugZap aria-hidden="true" />}
        detail={detailOf(data, share)}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.usersCharged')}
        value={data?.usersCharged}
        counts={{ from: known?.stats.usersCharged }}
        format={integer}
        icon={<Zap aria-hidden="true" />}
        detail={inPeriod}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.usersRegistered')}
        value={data?.usersRegistered}
        counts={{ from: known?.stats.usersRegistered }}
        format={integer}
        icon={<UserPlus aria-hidden="true" />}
        detail={inPeriod}
      />
    </>
  )
}

/** What nobody paid lately: a list to work through, so it leads there (design: Transactions, H1). */
export function UnpaidCard({ unpaid }: Pick<CardsProps, 'unpaid'>) {
  const t = useText('home')
  const { integer } = useFormats()
  if (!unpaid) return null
  return (
    <IndicatorCard
      isCompact
      state={unpaid.state}
      title={t('indicators.unpaid')}
      value={unpaid.count}
      format={integer}
      icon={<ReceiptText aria-hidden="true" />}
      detail={t('indicators.last30Days')}
      href={unpaid.href}
    />
  )
}

/** What it spared the air (HOM-010, HOM-011). */
export function AirCards({ stats, known, state }: CardsProps) {
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
