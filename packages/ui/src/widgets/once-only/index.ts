export { OnceDialog } from './OnceDialog/OnceDialog.tsx'
