import type { HistoryState } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'
import { tabularNumbers } from '../../../foundations/index.ts'

/** Each state has a height or a texture besides its colour: the more it stands out, the less can be charged. */
const looks = {
  available: css`--fill: ${theme.status.available.mark}; --height: 40%;`,
  free: css`
    --fill: repeating-linear-gradient(
      90deg, ${theme.status.available.mark} 0 4px, ${theme.status.available.bg} 4px 6px
    );
    --height: 40%;
  `,
  busy: css`--fill: ${theme.status.busy.mark}; --height: 65%;`,
  maintenance: css`--fill: ${theme.status.maintenance.mark}; --height: 80%;`,
  faulted: css`--fill: ${theme.tone.danger.solid}; --height: 100%;`,
  unavailable: css`
    --fill: repeating-linear-gradient(
      90deg, ${theme.status.unavailable.mark} 0 2px, ${theme.status.unavailable.bg} 2px 5px
    );
    --height: 100%;
  `,
  offline: css`
    --fill: repeating-linear-gradient(0deg, ${theme.fg.muted} 0 2px, transparent 2px 5px);
    --height: 100%;
  `,
  unknown: css`
    --fill: repeating-linear-gradient(135deg, ${theme.border.strong} 0 1px, transparent 1px 6px);
    --height: 100%;
  `,
} satisfies Record<HistoryState, unknown>

export const Root = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
`
export const Bar = styled.div`
  position: relative;
  block-size: 24px;
  overflow: clip;
  border-block-end: 1px solid ${theme.border.strong};
  border-radius: ${theme.radius.s} ${theme.radius.s} 0 0;
  background: ${theme.bg.inset};
  touch-action: pan-y;

  &:has(input:focus-visible) {
    outline: 2px solid ${theme.focusRing};
    outline-offset: 2px;
  }
`
/** A span, or the mark of its state in the legend. It is never so short that it cannot be seen. */
export const Span = styled.span<{ $state: HistoryState }>`
  ${({ $state }) => looks[$state]}
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: var(--start);
  inline-size: max(2px, var(--length));
  block-size: var(--height);
  background: var(--fill);

  &[data-chosen='true'] {
    block-size: 100%;
    outline: 2px solid ${theme.fg.default};
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`
export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[2]};
  min-block-size: 1lh;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  ${tabularNumbers}

  & strong {
    color: ${theme.fg.default};
    font-weight: ${theme.font.weight.medium};
  }
`
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${theme.space[4]};
  padding: 0;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  list-style: none;

  & li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`
export const Swatch = styled.span`
  position: relative;
  inline-size: 14px;
  block-size: 14px;
  overflow: clip;
  border-radius: 2px;
  background: ${theme.bg.inset};
`
