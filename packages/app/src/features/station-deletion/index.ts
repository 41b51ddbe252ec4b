export { useStationDeletion } from './useStationDeletion.ts'
