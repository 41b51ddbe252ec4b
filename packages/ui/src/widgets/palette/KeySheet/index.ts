export { KeySheet, type KeySheetProps, type SheetKey } from './KeySheet.tsx'
