export { type AddressRules, lenient, textParam } from './addressRules.ts'
export { useAddress } from './useAddress.ts'
