import { late } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { LazyMap } from '../LazyMap.tsx'
import type { StatusMapProps } from './statusMapProps.ts'

const View = late(async () => (await import('./StatusMapView.tsx')).StatusMapView)

/**
 * Many points on a map, each with one of a few statuses that change all the time, with a list as its twin.
 * The map itself comes in a chunk of its own and is never part of the first load. It fills its container.
 */
export function StatusMap(props: StatusMapProps) {
  const t = useText('map')
  return (
    <LazyMap lostDetail={t('failed.detail')}>
      <View {...props} />
    </LazyMap>
  )
}
