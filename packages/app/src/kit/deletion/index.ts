export { DeleteByAddress } from './DeleteByAddress.tsx'
export { DeleteDialog } from './DeleteDialog.tsx'
