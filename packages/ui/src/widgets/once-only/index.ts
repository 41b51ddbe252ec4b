export { OnceDialog, type OnceDialogProps } from './OnceDialog/index.ts'
