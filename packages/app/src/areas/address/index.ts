export { useCepLookup } from './useCepLookup.ts'
