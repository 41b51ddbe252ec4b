export { preloadStatusMap, StatusMap, type StatusMapProps } from './StatusMap/index.ts'
export type { LatLng, MapPoint, MapSource, MapStatus } from './types.ts'
