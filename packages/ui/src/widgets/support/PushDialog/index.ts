export { PushDialog, type PushDialogProps } from './PushDialog.tsx'
