export { KeySheet } from './KeySheet/KeySheet.tsx'
export { Palette, type PaletteEntry, type PaletteGroup, type PaletteGroupKind } from './Palette/Palette.tsx'
