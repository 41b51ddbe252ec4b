export { OnceDialog, type OnceDialogProps, type OnceResult } from './OnceDialog/OnceDialog.tsx'
