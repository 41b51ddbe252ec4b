export { type GroupChange, GroupForm, type GroupFormProps } from './GroupForm/index.ts'
export { GroupList, type GroupListProps } from './GroupList/index.ts'
export {
  GROUP_STATIONS_STATES,
  GroupStations,
  type GroupStationsProps,
  type GroupStationsState,
} from './GroupStations/index.ts'
