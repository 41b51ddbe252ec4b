import { theme } from '@corrente/themes'
import styled from 'styled-components'

export const Scroller = styled.div`
  block-size: calc(var(--block) * 1px);
  overflow-y: auto;
  border-radius: ${theme.radius.s};

  &[data-fitted='true'] {
    block-size: auto;
    min-block-size: 48px;
    max-block-size: calc(var(--block) * 1px);
  }

  &:focus-visible {
    outline: 2px solid ${theme.focusRing};
    outline-offset: -2px;
  }
`
/**
 * The rows of a list. One style for all of them, told apart by what they say of themselves: a styled element for each of
 * their parts costs more than what stands in them.
 */
export const Canvas = styled.div`
  position: relative;
  block-size: calc(var(--total) * 1px);

  > [role='option'] {
    position: absolute;
    inset-inline: 0;
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space[2]};
    padding-inline: ${theme.space[2]};
    border-radius: ${theme.radius.s};
    cursor: pointer;

    &:hover {
      background: ${theme.bg.hover};
    }

    &[aria-selected='true'] {
      background: ${theme.bg.selected};
    }

    &[data-active='true'] {
      outline: 2px solid ${theme.focusRing};
      outline-offset: -2px;
    }

    &[aria-disabled='true'] {
      color: ${theme.fg.muted};
      cursor: not-allowed;
    }
  }

  /* The tick of a row: drawn, because the row is the control. */
  [data-part='tick'] {
    display: grid;
    place-content: center;
    inline-size: 18px;
    block-size: 18px;
    border: 1px solid ${theme.border.strong};
    /* Never a circle, also in a tenant of round shapes: that would be a radio. */
    border-radius: min(${theme.radius.s}, 4px);
    background: ${theme.bg.surface};
    color: ${theme.brand.fg};

    &[data-on='true'] {
      border-color: ${theme.brand.mark};
      background: ${theme.brand.bg};
    }

    svg {
      inline-size: 14px;
      block-size: 14px;
    }
  }

  > [aria-disabled='true'] > [data-part='tick'] {
    border-color: ${theme.border.default};
    background: ${theme.bg.inset};
    color: ${theme.fg.muted};
  }

  [data-part='words'] {
    display: grid;
    min-inline-size: 0;

    > * {
      overflow: hidden;
      font-size: ${theme.font.size[14]};
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  [data-part='state'] > svg {
    display: inline-block;
    inline-size: 12px;
    block-size: 12px;
    margin-inline-end: 6px;
    vertical-align: -1px;
    fill: ${theme.fg.muted};

    &[data-status='available'] {
      fill: ${theme.status.available.mark};
    }
    &[data-status='busy'] {
      fill: ${theme.status.busy.mark};
    }
    &[data-status='maintenance'] {
      fill: ${theme.status.maintenance.mark};
    }
    &[data-status='unavailable'] {
      fill: ${theme.status.unavailable.mark};
    }
    @media (forced-colors: active) {
      fill: CanvasText;
    }
  }

  [data-part='words'] > [data-part='state'] {
    font-size: ${theme.font.size[12]};
  }

  [data-part='words'] > [data-part='note'] {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
`
export const Empty = styled.p`
  padding: ${theme.space[3]};
  color: ${theme.fg.muted};
`
