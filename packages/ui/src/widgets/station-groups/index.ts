export { GroupForm } from './GroupForm/GroupForm.tsx'
export { GroupList } from './GroupList/GroupList.tsx'
export { GroupStations } from './GroupStations/GroupStations.tsx'
export { useGroupChanges } from './useGroupChanges.ts'
