export {
  PALETTE_GROUPS,
  Palette,
  type PaletteEntry,
  type PaletteGroup,
  type PaletteGroupKind,
  type PaletteProps,
} from './Palette.tsx'
