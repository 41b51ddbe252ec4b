import { type AnalyticsSeries, seriesOf } from '@corrente/domain/analytics'
import { type DateRange, startOfDay, type ZoneId } from '@corrente/domain/time'
import { type Loadable, shownOf, useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { dailyPoints } from '../dailyPoints.ts'
import { FeedNote } from '../FeedNote.tsx'
import { AirCards, AmountCards, type CardsProps, type Indicators, PeopleCards, UnpaidCard } from './cards.tsx'
import { Amounts, NoteLine, People, Root } from './HomeIndicators.styles.ts'

/**
 * How many recharges a range has, by the days of the chart.
 * @param isWhole nothing is told of a range whose first day the series does not reach
 * @returns undefined where the series tells no day of it
 */
function rechargesIn(
  series: readonly AnalyticsSeries[] | undefined,
  range: DateRange,
  zone: ZoneId,
  isWhole = false,
): number | undefined {
  const recharges = seriesOf(series ?? [], 'recharges')
  const points = dailyPoints(recharges, range, zone)
  if (points.length === 0) return undefined
  const [first] = dailyPoints(recharges, undefined, zone)
  if (isWhole && (first === undefined || first.t > startOfDay(range.from, zone))) return undefined
  return points.reduce((sum, { v }) => sum + v, 0)
}

export interface HomeIndicatorsProps extends Indicators {
  /** The series of `stations/dashboard/graphs`, which tell the recharges of both ranges. */
  graphs: Loadable<readonly AnalyticsSeries[]>
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
