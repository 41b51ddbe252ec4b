export { useStationHref } from './useStationHref.ts'
