export { type GroupChange, GroupForm, type GroupFormProps } from './GroupForm/GroupForm.tsx'
export { GroupList, type GroupListProps } from './GroupList/GroupList.tsx'
export {
  GROUP_STATIONS_STATES,
  GroupStations,
  type GroupStationsProps,
  type GroupStationsState,
} from './GroupStations/GroupStations.tsx'
