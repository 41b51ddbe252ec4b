export { VoucherList } from './VoucherList/VoucherList.tsx'
