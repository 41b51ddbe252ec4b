export { type AddressChange, AddressFields, type AddressFieldsProps } from './AddressFields/index.ts'
