export { OnceDialog, type OnceDialogProps } from './OnceDialog.tsx'
