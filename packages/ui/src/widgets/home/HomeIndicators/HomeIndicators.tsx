import type { AnalyticsSeries } from '@corrente/domain/analytics'
import type { DashboardStats } from '@corrente/domain/stats'
import { type Loadable, shownOf, useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import type { IndicatorState } from '../../../primitives/index.ts'
import { FeedNote } from '../FeedNote.tsx'
import { AirCards, AmountCards, type CardsProps, PeopleCards, UnpaidCard } from './cards.tsx'
import { Amounts, NoteLine, People, Root } from './HomeIndicators.styles.ts'
import { rechargesIn } from './rechargesIn.ts'
import type { StationCountHrefs } from './StationsCard.tsx'
import type { Compared } from './useBefore.ts'

/** Lists that the figures count; each undefined where it is not permitted. */
export interface IndicatorHrefs {
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

export interface HomeIndicatorsProps {
  /** The statistics of the chosen range. */
  stats: Loadable<DashboardStats>
  /** Those of the range before; undefined while they are not known. */
  formerStats: DashboardStats | undefined
  /** The series of `stations/dashboard/graphs`, which tell the recharges of both ranges. */
  graphs: Loadable<readonly AnalyticsSeries[]>
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

/** The page's numbers, each in its card: what the network gave first, then who used it (HOM-004 to HOM-012). */
export function HomeIndicators(props: HomeIndicatorsProps) {
  const { stats, graphs, compared, hasCosts } = props
  const t = useText('home')
  const { zone } = useFormats()
  const cards: CardsProps = {
    ...props,
    state: shownOf(stats),
    recharges: {
      state: shownOf(graphs),
      count: rechargesIn(graphs.data, compared.range, zone),
      known: rechargesIn(props.known?.graphs, compared.range, zone),
      former: compared.former && rechargesIn(graphs.data, compared.former, zone, true),
    },
  }
  return (
    <Root>
      <VisuallyHidden as="h2">{t('indicators.title')}</VisuallyHidden>
      <NoteLine>
        <FeedNote feed={stats} />
      </NoteLine>
      <Amounts>
        <AmountCards {...cards} />
        {!hasCosts && <AirCards {...cards} />}
      </Amounts>
      <People>
        <PeopleCards {...cards} />
        <UnpaidCard unpaid={props.unpaid} />
        {hasCosts && <AirCards {...cards} />}
      </People>
    </Root>
  )
}
