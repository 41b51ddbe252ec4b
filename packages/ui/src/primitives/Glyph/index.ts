export { GLYPH_SIZES, Glyph, type GlyphProps, type GlyphShape, type GlyphSize } from './Glyph.tsx'
