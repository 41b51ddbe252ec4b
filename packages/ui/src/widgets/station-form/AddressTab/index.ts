export { AddressTab, type AddressTabProps } from './AddressTab.tsx'
