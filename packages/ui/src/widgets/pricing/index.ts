export { CreateFailedDialog, type CreateFailure } from './CreateFailedDialog/CreateFailedDialog.tsx'
export { DeleteProfileDialog } from './DeleteProfileDialog/DeleteProfileDialog.tsx'
export { NameDialog } from './NameDialog/NameDialog.tsx'
export {
  type CardFacts,
  ProfileCards,
  type ProfileMark,
} from './ProfileCards/ProfileCards.tsx'
