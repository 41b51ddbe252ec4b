export { OverrideDialog, type OverrideDialogProps } from './OverrideDialog.tsx'
