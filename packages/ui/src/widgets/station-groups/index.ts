export { type GroupChange, GroupForm, type GroupFormProps } from './GroupForm/GroupForm.tsx'
export { GroupList, type GroupListProps } from './GroupList/GroupList.tsx'
export {
  GroupStations,
  type GroupStationsProps,
} from './GroupStations/GroupStations.tsx'
