import { theme } from '@corrente/themes'
import type { CSSProperties } from 'react'
import styled, { css, keyframes } from 'styled-components'

export const SKELETON_SHAPES = ['text', 'block', 'disc'] as const
export type SkeletonShape = (typeof SKELETON_SHAPES)[number]

export interface SkeletonProps {
  /** Default: text, one line high. */
  shape?: SkeletonShape
  /** Its width as CSS length or share. Default: all there is. */
  inlineSize?: string
  /** Its height as CSS length. Default: by shape. */
  blockSize?: string
}

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`

const shapes = {
  text: css`block-size: var(--block, 0.9em); margin-block: 0.27em; border-radius: ${theme.radius.s};`,
  block: css`block-size: var(--block, 96px); border-radius: ${theme.radius.m};`,
  disc: css`block-size: var(--block, 32px); aspect-ratio: 1; inline-size: auto; border-radius: 50%;`,
} satisfies Record<SkeletonShape, unknown>

const Root = styled.span<{ $shape: SkeletonShape }>`
  display: block;
  inline-size: var(--inline, 100%);
  max-inline-size: 100%;
  background: ${theme.bg.active};
  /* What comes within 150 ms never flashes a skeleton. */
  animation: ${appear} ${theme.duration.normal} 150ms backwards;
  ${({ $shape }) => shapes[$shape]}

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`

/** The shape of what comes, after 150 ms. Its container says `aria-busy` and what is loading. */
export function Skeleton({ shape = 'text', inlineSize, blockSize }: SkeletonProps) {
  const measures: CSSProperties & Record<`--${string}`, string> = {
    ...(inlineSize ? { '--inline': inlineSize } : {}),
    ...(blockSize ? { '--block': blockSize } : {}),
  }
  return <Root $shape={shape} style={measures} aria-hidden="true" />
}
