export { TransferList, type TransferListProps } from './TransferList.tsx'
