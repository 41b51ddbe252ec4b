export { OnceDialog, type OnceDialogProps, type OnceResult } from './OnceDialog/OnceDialog.tsx'
export { PreviewPart, PreviewRow } from './PreviewPart.tsx'
