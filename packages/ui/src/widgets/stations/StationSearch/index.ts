export { StationSearch, type StationSearchProps } from './StationSearch.tsx'
