export { DIALOG_SIZES, type DialogSize } from './Dialog.styles.ts'
export { Dialog, type DialogProps } from './Dialog.tsx'
