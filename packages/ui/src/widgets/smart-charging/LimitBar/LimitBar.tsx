import type { PhaseLoad } from '@corrente/domain/smart-charging'
import { theme } from '@corrente/themes'
import type { AriaRole, HTMLAttributes } from 'react'
import styled from 'styled-components'

export interface LimitBarProps
  extends Pick<HTMLAttributes<HTMLElement>, `aria-${string}` & keyof HTMLAttributes<HTMLElement>> {
  /** Of the limit, 1 is all of it. */
  share: number
  state: PhaseLoad['state']
  /** The share at the end of the bar: `axisOf` the bars that stand together. Default: of this one. */
  axis?: number
  /** The last value of a meter that is silent: no colour says that anything is fine. @default false */
  isOld?: boolean
  role?: AriaRole
}

/** There is room behind the limit before it is passed, so that its mark stands in one place. */
const LEAST = 1.25

/** How far bars that stand together reach, as a share of the limit. */
export const axisOf = (shares: readonly (number | undefined)[]): number =>
  Math.max(LEAST, ...shares.map((share) => share ?? 0))

const Track = styled.span`
  position: relative;
  display: block;
  min-inline-size: 40px;
  block-size: 10px;
  border-radius: 3px;
  background: ${theme.bg.active};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`
/** Up to the limit; amber from 80 % of it. What is behind the limit is the other part's. */
const Bar = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: calc(var(--to) * 100%);
  border-radius: 3px 0 0 3px;
  background: ${theme.tone.success.solid};

  &[data-state='near'] {
    background: ${theme.tone.warning.solid};
  }

  &[data-state='over'] {
    background: color-mix(in srgb, ${theme.tone.danger.solid} 55%, ${theme.bg.surface});
  }

  &[data-old] {
    background: ${theme.fg.muted};
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`
const Beyond = styled.span`
  position: absolute;
  inset-block: -2px;
  inset-inline-start: calc(var(--limit) * 100%);
  inline-size: calc(var(--beyond) * 100%);
  border-radius: 0 3px 3px 0;
  background: ${theme.tone.danger.solid};

  &[data-old] {
    background: ${theme.fg.muted};
  }

  @media (forced-colors: active) {
    background: CanvasText;
  }
`
const Mark = styled.span`
  position: absolute;
  inset-block: -4px;
  inset-inline-start: calc(var(--limit) * 100% - 1px);
  inline-size: 2px;
  background: ${theme.fg.default};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`

/** A current against its limit: the limit is a mark, and what is over it goes on behind the mark, in danger. */
export function LimitBar({ share, state, axis = axisOf([share]), isOld = false, ...aria }: LimitBarProps) {
  const of = (value: number) => Math.max(0, Math.min(1, value / axis))
  const old = isOld && { 'data-old': '' }
  return (
    <Track {...aria} style={{ '--limit': of(1) }}>
      <Bar data-state={state} {...old} style={{ '--to': of(Math.min(1, share)) }} />
      {share > 1 && <Beyond {...old} style={{ '--beyond': of(share) - of(1) }} />}
      <Mark />
    </Track>
  )
}
