// A chunk of its own: the search is no part of the first load.
export { StationSearch as MapSearch } from '@corrente/ui/widgets/stations'
