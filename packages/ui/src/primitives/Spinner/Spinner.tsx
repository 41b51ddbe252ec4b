import { theme } from '@corrente/themes'
import styled, { css, keyframes } from 'styled-components'
import { VisuallyHidden } from '../../foundations/index.ts'

export const SPINNER_SIZES = ['small', 'medium', 'large'] as const
export type SpinnerSize = (typeof SPINNER_SIZES)[number]

export interface SpinnerProps {
  /** What is being waited for, for assistive technology; without it the spinner is decoration. */
  label?: string
  /** 16, 24 or 40 px. Default: medium. */
  size?: SpinnerSize
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const sizes = {
  small: css`inline-size: 16px;`,
  medium: css`inline-size: 24px;`,
  large: css`inline-size: 40px;`,
} satisfies Record<SpinnerSize, unknown>

const Ring = styled.span<{ $size: SpinnerSize }>`
  display: inline-block;
  aspect-ratio: 1;
  border: 2px solid color-mix(in srgb, currentcolor 25%, transparent);
  border-block-start-color: currentcolor;
  border-radius: 50%;
  ${({ $size }) => sizes[$size]}
  animation: ${turn} 800ms linear infinite;

  /* Without motion a turning ring would stand still and look stuck: it breathes slowly instead. */
  @media (prefers-reduced-motion: reduce) {
    border-color: currentcolor;
    opacity: 0.6;
  }

  color: inherit;
  fill: ${theme.fg.muted};
`

/** Something runs and its length is not known. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <>
      <Ring $size={size} aria-hidden="true" />
      {label ? <VisuallyHidden role="status">{label}</VisuallyHidden> : null}
    </>
  )
}
