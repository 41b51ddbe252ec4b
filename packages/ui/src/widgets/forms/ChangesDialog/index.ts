export { ChangesDialog, type ChangesDialogProps, type ShownChange } from './ChangesDialog.tsx'
