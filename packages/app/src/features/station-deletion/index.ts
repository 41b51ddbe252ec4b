export { DeleteStationByAddress, StationDelete } from './StationDelete.tsx'
