export { DeleteByAddress, type DeleteByAddressProps } from './DeleteByAddress.tsx'
export type { ShownStation } from './deletion.ts'
export { StationDelete, type StationDeleteProps } from './StationDelete.tsx'
