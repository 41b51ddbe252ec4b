export {
  GROUP_STATIONS_STATES,
  GroupStations,
  type GroupStationsProps,
  type GroupStationsState,
} from './GroupStations.tsx'
