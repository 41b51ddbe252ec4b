export { KeySheet, type KeySheetProps, type SheetKey } from './KeySheet/KeySheet.tsx'
export {
  PALETTE_GROUPS,
  Palette,
  type PaletteEntry,
  type PaletteGroup,
  type PaletteGroupKind,
  type PaletteProps,
} from './Palette/Palette.tsx'
