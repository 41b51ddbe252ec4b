import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'
import { VisuallyHidden } from '../../foundations/index.ts'
import { SHAPE_STATUS, STATUS_SHAPES, type StatusShape } from './shapes.ts'

export const STATUS_MARK_SIZES = ['small', 'medium'] as const
/** 12 or 16 px. */
export type StatusMarkSize = (typeof STATUS_MARK_SIZES)[number]

export interface StatusMarkProps {
  /** Which state; `undefined` (a status that the product does not know) is drawn neutral. */
  status: StatusShape | undefined
  /** The state in words. */
  label: string
  /** Shows the shape alone; the words stay for assistive technology. */
  isLabelHidden?: boolean
  /** Default: medium. */
  size?: StatusMarkSize
}

const colors = {
  available: css`color: ${theme.status.available.mark};`,
  busy: css`color: ${theme.status.busy.mark};`,
  maintenance: css`color: ${theme.status.maintenance.mark};`,
  unavailable: css`color: ${theme.status.unavailable.mark};`,
  unknown: css`color: ${theme.fg.muted};`,
} satisfies Record<NonNullable<(typeof SHAPE_STATUS)[StatusShape]> | 'unknown', unknown>

const sizes = {
  small: css`inline-size: 12px; block-size: 12px;`,
  medium: css`inline-size: 16px; block-size: 16px;`,
} satisfies Record<StatusMarkSize, unknown>

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Shape = styled.svg<{ $status: StatusShape; $size: StatusMarkSize }>`
  fill: currentcolor;
  ${({ $size }) => sizes[$size]}
  ${({ $status }) => colors[SHAPE_STATUS[$status] ?? 'unknown']}

  @media (forced-colors: active) {
    color: CanvasText;
  }
`

/** The state of a station or connector: a shape of its own for each, so that colour is never alone (HOM-016). */
export function StatusMark({ status, label, isLabelHidden = false, size = 'medium' }: StatusMarkProps) {
  const shape = status ?? 'unknown'
  return (
    <Root translate="no">
      <Shape $status={shape} $size={size} viewBox="0 0 16 16" aria-hidden="true">
        <path d={STATUS_SHAPES[shape]} fillRule="evenodd" />
      </Shape>
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Root>
  )
}
