export { OnceDialog, type OnceDialogProps, type OnceResult } from './OnceDialog/OnceDialog.tsx'
export { PreviewScroll, PreviewTable } from './preview.styles.ts'
