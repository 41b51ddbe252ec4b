import styled, { css } from 'styled-components'

/** A drawing of the product's own in a box of 24 by 24, two pixels of which stay free all around. */
export interface GlyphShape {
  /** What is drawn with a line of 1.7, ends and corners round. */
  readonly lines: string
  /** What is filled. */
  readonly solid?: string
}

export const GLYPH_SIZES = ['small', 'medium', 'large'] as const
/** 16, 20 or 24 px. */
export type GlyphSize = (typeof GLYPH_SIZES)[number]

export interface GlyphProps {
  /** What is drawn. */
  shape: GlyphShape
  /** Default: medium. */
  size?: GlyphSize
  /** What it means, in the user's language; without it the meaning stands beside it in words. */
  label?: string | undefined
}

const sizes = {
  small: css`inline-size: 16px; block-size: 16px;`,
  medium: css`inline-size: 20px; block-size: 20px;`,
  large: css`inline-size: 24px; block-size: 24px;`,
} satisfies Record<GlyphSize, unknown>

const Picture = styled.svg<{ $size: GlyphSize }>`
  flex: none;
  ${({ $size }) => sizes[$size]}
`

/** A sign of the field that no icon library has; everything else comes from the library. */
export function Glyph({ shape, size = 'medium', label }: GlyphProps) {
  return (
    <Picture
      $size={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path
        d={shape.lines}
        fill="none"
        stroke="currentcolor"
        strokeWidth={1.7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {shape.solid && <path d={shape.solid} fill="currentcolor" />}
    </Picture>
  )
}
