export { OnceDialog, type OnceResult } from './OnceDialog/OnceDialog.tsx'
