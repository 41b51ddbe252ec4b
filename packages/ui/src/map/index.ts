export { LocationPicker, type LocationPickerProps } from './LocationPicker/index.ts'
export { preloadStatusMap, StatusMap, type StatusMapProps } from './StatusMap/index.ts'
export type { LatLng, MapPoint, MapSource, MapStatus } from './types.ts'
