export { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx'
export { Consequences, type ConsequencesProps } from './Consequences.tsx'
export { TypedAlertDialog, type TypedAlertDialogProps } from './TypedAlertDialog.tsx'
