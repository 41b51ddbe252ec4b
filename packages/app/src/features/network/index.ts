export { useNetwork } from './useNetwork.ts'
