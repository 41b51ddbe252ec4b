export { type AddressChange, AddressFields, type AddressFieldsProps } from './AddressFields/AddressFields.tsx'
