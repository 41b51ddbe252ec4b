import { type AnalyticsSeries, seriesOf } from '@corrente/domain/analytics'
import { type DateRange, rangeBefore, startOfDay, type ZoneId } from '@corrente/domain/time'
import { type Loadable, shownOf, useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { dailyPoints } from '../dailyPoints.ts'
import { FeedNote } from '../FeedNote.tsx'
import { AirCards, AmountCards, type Figures, type Recharges } from './cards.tsx'
import { Amounts, NoteLine, Root } from './HomeIndicators.styles.ts'

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

export interface HomeAmountsProps extends Figures {
  /** The series of `stations/dashboard/graphs`, which tell the recharges of both ranges. */
  graphs: Loadable<readonly AnalyticsSeries[]>
}

/** Recharges by the days of the chart: of the range, and of its days that are over with as many before them. */
function useRecharges({ graphs, compared }: HomeAmountsProps): Recharges {
  const { zone } = useFormats()
  const { range, former, over } = compared
  const isWithoutToday = over !== undefined && over.to < range.to
  const before = former && over && rangeBefore(over, zone)
  return {
    state: shownOf(graphs),
    count: rechargesIn(graphs.data, range, zone),
    compared: {
      value: over && rechargesIn(graphs.data, over, zone),
      before: before && rechargesIn(graphs.data, before, zone, true),
      former: before,
      isWithoutToday,
    },
  }
}

/** The four numbers of the page, each with its change: what the network gave, and what it brought and cost (HOM-009, HOM-012). */
export function HomeAmounts(props: HomeAmountsProps) {
  const t = useText('home')
  const state = shownOf(props.stats)
  return (
    <Root>
      <VisuallyHidden as="h2">{t('indicators.title')}</VisuallyHidden>
      <NoteLine>
        <FeedNote feed={props.stats} />
      </NoteLine>
      <Amounts>
        <AmountCards {...props} state={state} recharges={useRecharges(props)} />
        {!props.hasCosts && <AirCards stats={props.stats} state={state} />}
      </Amounts>
    </Root>
  )
}
