export { useMapOptions } from './useMapOptions.ts'
