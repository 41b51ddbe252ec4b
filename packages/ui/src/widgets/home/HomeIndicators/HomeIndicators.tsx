import type { AnalyticsSeries } from '@corrente/domain/analytics'
import { type Loadable, shownOf, useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { FeedNote } from '../FeedNote.tsx'
import { AirCards, AmountCards, type CardsProps, type Indicators, PeopleCards, UnpaidCard } from './cards.tsx'
import { Amounts, NoteLine, People, Root } from './HomeIndicators.styles.ts'
import { rechargesIn } from './rechargesIn.ts'

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
