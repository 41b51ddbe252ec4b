export type { MapPlace } from './engine/index.ts'
export { LocationPicker } from './LocationPicker/LocationPicker.tsx'
export { StatusMap } from './StatusMap/StatusMap.tsx'
export type { LatLng, MapSource, MapStatus } from './types.ts'
