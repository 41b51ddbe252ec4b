import { Component, lazy, type ReactNode, Suspense, useState } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { ErrorState, Skeleton } from '../../primitives/index.ts'
import type { LatLng, MapSource, MapStatus } from '../types.ts'

export interface StatusMapProps {
  /** Where points and statuses come from, outside React. */
  source: MapSource
  /** The statuses in the order of `source.statusOf`; give the same array each time, a new one draws the map anew. */
  statuses: readonly MapStatus[]
  /** Where the map opens (HOM-019). */
  center: LatLng
  /** Zoom at which it opens. Default: 10. */
  zoom?: number | undefined
  /** The point that is marked; a new one makes the map fly there at zoom 15 (HOM-018). */
  selectedId?: string | undefined
  /** A point was clicked, or chosen in the list. */
  onSelect: (id: string) => void
  /**
   * Address of a deployment's own map style instead of the embedded basemap; `{key}` in it, in its tiles and glyphs
   * stands for `styleKey`. Its host must be in the page's `connect-src`. If it does not come, the embedded one is drawn.
   */
  styleUrl?: string | undefined
  /** The provider's public key; restrict it by referrer at the provider. */
  styleKey?: string | undefined
  /** Laid over the map's upper start corner, such as a legend. */
  children?: ReactNode
}

const load = () => import('./StatusMapView.tsx')
const lazyView = () => lazy(() => load().then(({ StatusMapView }) => ({ default: StatusMapView })))

/** Fetches the map's chunk ahead of its first use, for idle moments. A chunk that does not come is tried again on use. */
export const preloadStatusMap = (): void => {
  load().catch(() => undefined)
}

const Frame = styled.div`
  position: relative;
  block-size: 100%;
  min-block-size: 280px;
  display: grid;
`

/** The shape of what comes. */
function Waiting() {
  const t = useText('map')
  return (
    <Frame role="status" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="block" blockSize="100%" />
    </Frame>
  )
}

class Boundary extends Component<{ lost: ReactNode; children: ReactNode }, { isLost: boolean }> {
  override state = { isLost: false }
  static getDerivedStateFromError() {
    return { isLost: true }
  }
  override render() {
    return this.state.isLost ? this.props.lost : this.props.children
  }
}

/**
 * Many points on a map, each with one of a few statuses that change all the time, with a list as its twin.
 * The map itself comes in a chunk of its own and is never part of the first load. It fills its container.
 */
export function StatusMap(props: StatusMapProps) {
  const t = useText('map')
  const [{ View, attempt }, setLoaded] = useState(() => ({ View: lazyView(), attempt: 0 }))
  const retry = () => setLoaded((last) => ({ View: lazyView(), attempt: last.attempt + 1 }))
  const lost = <ErrorState title={t('failed.title')} detail={t('failed.detail')} onRetry={retry} />
  return (
    <Boundary key={attempt} lost={<Frame>{lost}</Frame>}>
      <Suspense fallback={<Waiting />}>
        <View {...props} />
      </Suspense>
    </Boundary>
  )
}
