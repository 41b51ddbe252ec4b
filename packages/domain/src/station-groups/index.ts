export {
  checkGroup,
  GROUP_FIELDS,
  GROUP_MESSAGES,
  GROUP_SAVE_MESSAGES,
  GROUP_TEXT_LIMITS,
  type GroupBase,
  type GroupErrors,
  type GroupField,
  type GroupMessageKey,
  type GroupSave,
  type GroupSaveMessage,
  type GroupValues,
  groupForm,
  groupPolicy,
  groupRequest,
  isGroupSavedAs,
} from './form.ts'
export { readGroup, readGroups, type StationGroup } from './group.ts'
export {
  GROUP_SORTS,
  GROUPS_PER_PAGE,
  type GroupSort,
  groupAddressLine,
  searchGroups,
  sortGroups,
} from './list.ts'
export { type GroupMerge, mergeGroup } from './merge.ts'
