export { DeleteByAddress } from './DeleteByAddress.tsx'
export { StationDelete } from './StationDelete.tsx'
