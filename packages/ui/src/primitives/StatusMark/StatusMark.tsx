import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'
import { VisuallyHidden } from '../../foundations/index.ts'
import { type Severity, SHAPE_SEVERITY, SHAPE_STATUS, STATUS_SHAPES, type StatusShape } from './shapes.ts'

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
  /** How badly it stands, where the shape alone does not say so. Default: the shape's own. */
  severity?: Severity | undefined
  /** In the colour that the map has for it, so that a legend shows what the map draws. The words keep their tone. */
  isMapKey?: boolean
  /**
   * Keeps `label` in one line, cut off where it does not fit; this is the whole of it, said on hover. Only where the whole
   * stands elsewhere too.
   */
  whole?: string | undefined
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

/**
 * What drivers cannot use stands out of every line by ground, colour and weight, beside its mark and its word; what works
 * is as quiet as the text around it (decisions: Screens).
 */
const grounds = {
  down: css`
    background: ${theme.tone.danger.solid};
    color: ${theme.tone.danger.onSolid};
  `,
  weak: css`
    background: ${theme.tone.danger.bg};
    color: ${theme.tone.danger.fg};
    box-shadow: inset 0 0 0 1px ${theme.tone.danger.border};
  `,
} satisfies Record<Severity, unknown>

/** In a legend the words alone: the mark has the map's colour. */
const severeWords = css`
  color: ${theme.tone.danger.fg};
  font-weight: ${theme.font.weight.semibold};
`
const chip = (severity: Severity) => css`
  padding-inline: 6px;
  border-radius: ${theme.radius.s};
  font-weight: ${theme.font.weight.semibold};
  ${grounds[severity]}

  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;
  }
`

const Root = styled.span<{ $chip: Severity | undefined }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  ${({ $chip }) => $chip && chip($chip)}
`
const Words = styled.span<{ $isSevere: boolean; $isCut: boolean }>`
  min-inline-size: 0;
  ${({ $isSevere }) => $isSevere && severeWords}
  ${({ $isCut }) => $isCut && css`overflow: hidden; text-overflow: ellipsis; white-space: nowrap;`}
`

/** The mark of what is down: in a chip the chip's own colour, alone the danger's. */
const severeMark = css<{ $isInChip: boolean }>`
  color: ${({ $isInChip }) => ($isInChip ? 'inherit' : theme.tone.danger.fg)};
`
const Shape = styled.svg<{
  $status: StatusShape
  $size: StatusMarkSize
  $isSevere: boolean
  $isInChip: boolean
}>`
  flex: none;
  fill: currentcolor;
  ${({ $size }) => sizes[$size]}
  ${({ $status, $isSevere }) => ($isSevere ? severeMark : colors[SHAPE_STATUS[$status] ?? 'unknown'])}

  @media (forced-colors: active) {
    color: CanvasText;
  }
`

/** The state of a station or connector: a shape of its own for each, so that colour is never alone (HOM-016). */
export function StatusMark(props: StatusMarkProps) {
  const { status, label, isLabelHidden = false, size = 'medium', isMapKey = false, whole } = props
  const shape = status ?? 'unknown'
  const severity = props.severity ?? SHAPE_SEVERITY[shape]
  const chipped = isLabelHidden || isMapKey ? undefined : severity
  return (
    <Root translate="no" $chip={chipped} title={whole}>
      <Shape
        $status={shape}
        $size={size}
        $isSevere={severity !== undefined && !isMapKey}
        $isInChip={chipped !== undefined}
        viewBox="0 0 16 16"
        aria-hidden="true"
      >
        <path d={STATUS_SHAPES[shape]} fillRule="evenodd" />
      </Shape>
      {isLabelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <Words $isSevere={isMapKey && severity !== undefined} $isCut={whole !== undefined}>
          {label}
        </Words>
      )}
    </Root>
  )
}
