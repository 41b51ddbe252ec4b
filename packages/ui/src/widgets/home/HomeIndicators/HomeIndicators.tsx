import type { DashboardStats } from '@corrente/domain/stats'
import { CircleDollarSign, Leaf, PlugZap, TreePine, UserPlus, Users, Wallet, Zap } from 'lucide-react'
import { type Loadable, shownOf, useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { IndicatorCard } from '../../../primitives/index.ts'
import { FeedNote } from '../FeedNote.tsx'
import { Amounts, NoteLine, People, Root, Track } from './HomeIndicators.styles.ts'
import { StationsCard } from './StationsCard.tsx'

export interface HomeIndicatorsProps {
  /** The statistics of the chosen range. */
  stats: Loadable<DashboardStats>
  /** Whether cost and income may be seen (HOM-013, HOM-014); without it their cards are not there at all. */
  hasCosts: boolean
}

/** What every card of the one answer is given: its state is said once, above the cards, with one retry for all. */
interface CardsProps {
  readonly stats: Loadable<DashboardStats>
}

/** A detail; while nothing came, a line of the same height stands for it. */
const detailOf = (data: DashboardStats | undefined, text: string) => (data ? text : '')

/** Who uses the network, and how its stations stand. */
function PeopleCards({ stats }: CardsProps) {
  const t = useText('home')
  const { integer, percent } = useFormats()
  const { data } = stats
  const common = { state: shownOf(stats) }
  const inPeriod = detailOf(data, t('indicators.inPeriod'))
  return (
    <People>
      <IndicatorCard
        {...common}
        title={t('indicators.totalUsers')}
        value={data?.totalUsers}
        format={integer}
        icon={<Users aria-hidden="true" />}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.usersCharging')}
        value={data?.usersCharging}
        format={integer}
        icon={<PlugZap aria-hidden="true" />}
        detail={detailOf(
          data,
          t('indicators.usersChargingShare', { share: percent(data?.usersChargingPercentage) }),
        )}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.usersCharged')}
        value={data?.usersCharged}
        format={integer}
        icon={<Zap aria-hidden="true" />}
        detail={inPeriod}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.usersRegistered')}
        value={data?.usersRegistered}
        format={integer}
        icon={<UserPlus aria-hidden="true" />}
        detail={inPeriod}
      />
      <StationsCard {...common} counts={data?.stations} />
    </People>
  )
}

/** What the network gave: energy and what it spared the air. */
function EnergyCards({ stats }: CardsProps) {
  const t = useText('home')
  const { integer, percent, energyKwh, massKg } = useFormats()
  const { data } = stats
  const common = { state: shownOf(stats) }
  const inPeriod = detailOf(data, t('indicators.inPeriod'))
  return (
    <>
      <IndicatorCard
        {...common}
        title={t('indicators.energy')}
        value={data?.energyKwh}
        format={energyKwh}
        icon={<Zap aria-hidden="true" />}
        detail={inPeriod}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.co2')}
        value={data?.co2SavedKg}
        format={massKg}
        icon={<Leaf aria-hidden="true" />}
        detail={inPeriod}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.trees')}
        value={data?.cultivatedTrees}
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

/** What it cost and brought (HOM-013, HOM-014). */
function MoneyCards({ stats }: CardsProps) {
  const t = useText('home')
  const { money } = useFormats()
  const { data } = stats
  const common = { state: shownOf(stats) }
  const asMoney = (amount: number | null | undefined) => money(amount, data?.currency)
  const inPeriod = t('indicators.inPeriod')
  return (
    <>
      <IndicatorCard
        {...common}
        title={t('indicators.cost')}
        value={data?.cost}
        format={asMoney}
        icon={<Wallet aria-hidden="true" />}
        detail={detailOf(data, inPeriod)}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.income')}
        value={data?.income}
        format={asMoney}
        icon={<CircleDollarSign aria-hidden="true" />}
        detail={detailOf(data, data?.currency ? t('indicators.currency', { coin: data.currency }) : inPeriod)}
      />
    </>
  )
}

/** The page's numbers, each in its card (HOM-004 to HOM-012). */
export function HomeIndicators({ stats, hasCosts }: HomeIndicatorsProps) {
  const t = useText('home')
  return (
    <Root>
      <VisuallyHidden as="h2">{t('indicators.title')}</VisuallyHidden>
      <NoteLine>
        <FeedNote feed={stats} />
      </NoteLine>
      <PeopleCards stats={stats} />
      <Amounts $hasCosts={hasCosts}>
        <EnergyCards stats={stats} />
        {hasCosts && <MoneyCards stats={stats} />}
      </Amounts>
    </Root>
  )
}
