export { LocationPicker, type LocationPickerProps } from './LocationPicker/LocationPicker.tsx'
export { preloadStatusMap, StatusMap, type StatusMapProps } from './StatusMap/StatusMap.tsx'
export type { LatLng, MapPoint, MapSource, MapStatus } from './types.ts'
