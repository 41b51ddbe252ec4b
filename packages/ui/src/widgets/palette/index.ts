export { KeySheet } from './KeySheet/KeySheet.tsx'
export { Palette } from './Palette/Palette.tsx'
export type { PaletteEntry, PaletteGroup, PaletteGroupKind } from './Palette/paletteGroup.ts'
