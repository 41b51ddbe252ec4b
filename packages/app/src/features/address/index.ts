export { useCepLookup } from './useCepLookup.ts'
export { useGeocode } from './useGeocode.ts'
