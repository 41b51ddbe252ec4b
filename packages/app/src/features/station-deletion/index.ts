export { DeleteByAddress } from './DeleteByAddress.tsx'
export type { ShownStation } from './deletion.ts'
export { StationDelete } from './StationDelete.tsx'
