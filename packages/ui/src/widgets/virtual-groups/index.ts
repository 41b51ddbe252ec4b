export { ChargerTable } from './ChargerTable/ChargerTable.tsx'
export { PasteCodes } from './ChargerTable/PasteCodes.tsx'
export { GroupChargers } from './GroupChargers/GroupChargers.tsx'
export { GroupEditForm } from './GroupEditForm/GroupEditForm.tsx'
export { GroupEvents, type PlacedEvent } from './GroupEvents/GroupEvents.tsx'
export {
  GROUP_SAVE_FAILURES,
  GroupSaveDialogs,
  type GroupSaveFailure,
} from './GroupSaveDialogs/GroupSaveDialogs.tsx'
export { PricingForm } from './PricingForm/PricingForm.tsx'
export { type ProfileChoice, useGroupWords } from './useGroupWords.ts'
export { VirtualGroupForm } from './VirtualGroupForm/VirtualGroupForm.tsx'
export { VirtualGroupList } from './VirtualGroupList/VirtualGroupList.tsx'
export { GroupOverview } from './VirtualGroupView/GroupOverview.tsx'
export { GROUP_TABS, type GroupTab, VirtualGroupView } from './VirtualGroupView/VirtualGroupView.tsx'
