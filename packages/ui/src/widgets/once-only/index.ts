export { OnceDialog, type OnceDialogProps } from './OnceDialog/OnceDialog.tsx'
