export { useZones } from './useZones.ts'
