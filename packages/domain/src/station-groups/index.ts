export {
  GROUP_FORM,
  type GroupBase,
  type GroupErrors,
  type GroupPath,
  type GroupSave,
  type GroupValues,
  type GroupWord,
  groupForm,
  groupRequest,
  isGroupSavedAs,
} from './form.ts'
export { readGroup, readGroups, type StationGroup } from './group.ts'
export {
  GROUP_SORT_VALUES,
  GROUP_SORTS,
  GROUPS_PER_PAGE,
  type GroupSort,
  groupAddressLine,
  searchGroups,
} from './list.ts'
