export { letsMouseIn } from './letsMouseIn.ts'
export { listRows } from './listRows.ts'
export { loaded, notLoaded } from './loadables.ts'
export { noCountSaid } from './noCountSaid.ts'
export { type Rendered, type RenderOptions, renderWithProviders } from './renderWithProviders.tsx'
export { SCENARIOS, type Scenario, Scenarios, type ScenariosProps } from './Scenarios.tsx'
export { STAGE_NOW, Stage, type StageProps } from './Stage.tsx'
export { StateSheet, type StateSheetProps } from './StateSheet.tsx'
export { catalogueOf, type StageMessagesOptions, stageMessages } from './stageMessages.ts'
export { stateful } from './stateful.tsx'
export {
  longestWords,
  overlayDocs,
  phone,
  phonePicture,
  rightToLeft,
  storyLogo,
  storyTenant,
} from './storyTenant.ts'
