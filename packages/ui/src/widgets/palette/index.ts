export { KeySheet, type KeySheetProps, type SheetKey } from './KeySheet/index.ts'
export {
  PALETTE_GROUPS,
  Palette,
  type PaletteEntry,
  type PaletteGroup,
  type PaletteGroupKind,
  type PaletteProps,
} from './Palette/index.ts'
