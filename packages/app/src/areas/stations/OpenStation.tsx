import { pathOf } from '@corrente/domain/routing'
import { rowOfStation, withLive } from '@corrente/domain/stations'
import { searchUnknown } from '@corrente/domain/tags'
import { late, shownOf } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { Skeleton } from '@corrente/ui/primitives'
import { StationPage } from '@corrente/ui/widgets/stations'
import { useEffect, useMemo } from 'react'
import { useGranted, useLinkTo } from '../../kit/access/index.ts'
import { PanelBoundary } from '../../kit/boundaries/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { useLive, useStation, useStationSet } from '../../live/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import type { ShownStation } from '../../resources/stationDeletion.ts'
import { oneStationQuery } from '../../resources/stations.ts'
import { inboxQuery } from '../../resources/unknownTags.ts'
import { StationPanel } from './StationPanel.tsx'
import { useShowsPrice } from './useShowsPrice.ts'

const PriceHerePanel = late(async () => (await import('./PriceHerePanel.tsx')).PriceHerePanel)

/** Held from the first: the live index has the station before the call that tells its price. */
const PRICE_BLOCK = '160px'

export interface OpenStationProps {
  /** The chargeBoxPk of the address. */
  readonly pk: number
  /** The list, as it was left. */
  readonly backHref: string
  /** Asked to delete it; absent without the right (STN-023). */
  readonly onDelete: ((station: ShownStation) => void) | undefined
  /** Whether connectors may be set by hand: the right to edit. */
  readonly canOverride: boolean
  /** The page was opened for its price. */
  readonly asksPrice: boolean
}

/**
 * The page of a station: what the live index knows of it at once, everything else by a call of its own, so that a link
 * opens it whatever the list shows.
 */
export function OpenStation({ pk, backHref, onDelete, canOverride, asksPrice }: OpenStationProps) {
  const t = useText('station-list')
  const live = useLive()
  const known = useStationSet().find((each) => each.pk === pk)
  const current = useStation(known?.id)
  const reading = useLoadable(useMemo(() => oneStationQuery(String(pk)), [pk]))
  const { data, at = Number.POSITIVE_INFINITY } = reading
  const station = useMemo(() => {
    if (!data) return current && rowOfStation(current)
    return withLive(data, current, (live.stations.detailsAt(data.id) ?? 0) > at)
  }, [data, at, current, live])
  usePageTitle(station?.name ?? t('page.titleUnknown'))
  const id = station?.id
  useEffect(() => {
    if (id !== undefined) live.setPriority([id])
  }, [live, id])
  const showsPrice = useShowsPrice()
  return (
    <StationPage station={station} reading={reading} backHref={backHref} refused={useRefused(id)}>
      {station && (
        <StationPanel
          key={pk}
          station={station}
          onDelete={onDelete && (() => onDelete(station))}
          canOverride={canOverride}
          price={
            showsPrice &&
            (data ? (
              <PanelBoundary name="price-here" blockSize={PRICE_BLOCK}>
                <PriceHerePanel station={data} isAsked={asksPrice} />
              </PanelBoundary>
            ) : (
              shownOf(reading) === 'loading' && <Skeleton shape="block" blockSize={PRICE_BLOCK} />
            ))
          }
        />
      )}
    </StationPage>
  )
}

/** The cards that this station's reader refused, counted by one read of the inbox. @param id - its charge box id, once it is known */
function useRefused(id: string | undefined) {
  const isGranted = useGranted()
  const href = useLinkTo('cardsRefusedAt', id ?? '')
  // Anybody may open the inbox; the way to it needs its entry (UNK-019).
  const isPermitted = id !== undefined && isGranted(pathOf('tags-unknown')) && href !== undefined
  const { data } = useLoadable(useMemo(() => inboxQuery(isPermitted, 'once'), [isPermitted]))
  if (!isPermitted) return undefined
  return { href, count: data && searchUnknown(data, '', id).length }
}
