export { type AddressRules, lenient, textParam } from './addressRules.ts'
export { useAddress, usePagePath, usePageSearch } from './useAddress.ts'
