export { type AddressChange, AddressFields } from './AddressFields/AddressFields.tsx'
