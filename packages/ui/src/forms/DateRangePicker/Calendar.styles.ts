import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { focusRing, tabularNumbers } from '../../foundations/index.ts'

/** The look of the day picker's own parts, by its class names: it offers no other way in. */
export const Frame = styled.div`
  .rdp-months {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]};
  }

  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }

  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-content: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${theme.radius.control};
    color: ${theme.fg.muted};
    pointer-events: auto;
    ${focusRing}

    &:hover {
      background: ${theme.bg.hover};
      color: ${theme.fg.default};
    }

    &[aria-disabled='true'] {
      color: ${theme.fg.disabled};
      cursor: not-allowed;
    }
  }

  .rdp-month_caption {
    display: grid;
    place-content: center;
    block-size: 2rem;
    font-size: ${theme.font.size[13]};
    font-weight: ${theme.font.weight.semibold};
  }

  .rdp-dropdowns {
    display: flex;
    gap: ${theme.space[1]};
  }

  .rdp-dropdown_root {
    position: relative;
    border-radius: ${theme.radius.s};

    &:hover {
      background: ${theme.bg.hover};
    }

    &:has(:focus-visible) {
      outline: 2px solid ${theme.focusRing};
    }
  }

  /* The platform's list lies over its words, so that it opens where they are pressed. */
  .rdp-dropdown {
    position: absolute;
    inset: 0;
    opacity: 0;
    inline-size: 100%;
    background: ${theme.bg.raised};
    color: ${theme.fg.default};
    cursor: pointer;
  }

  .rdp-dropdown_root .rdp-caption_label {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    padding: 2px ${theme.space[1]};
  }

  .rdp-weekday {
    block-size: 1.75rem;
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.medium};
  }

  .rdp-day {
    padding: 1px 0;
    text-align: center;
    ${tabularNumbers}
  }

  .rdp-day_button {
    inline-size: 2.25rem;
    block-size: 2rem;
    border: 1px solid transparent;
    border-radius: ${theme.radius.s};
    font-size: ${theme.font.size[13]};
    ${focusRing}

    &:hover:not(:disabled) {
      background: ${theme.bg.hover};
    }

    &:disabled {
      color: ${theme.fg.disabled};
      cursor: not-allowed;
    }
  }

  .rdp-today .rdp-day_button {
    border-color: ${theme.border.strong};
    font-weight: ${theme.font.weight.bold};
  }

  .rdp-selected {
    background: ${theme.bg.selected};
  }

  .rdp-range_start {
    border-start-start-radius: ${theme.radius.s};
    border-end-start-radius: ${theme.radius.s};
  }

  .rdp-range_end {
    border-start-end-radius: ${theme.radius.s};
    border-end-end-radius: ${theme.radius.s};
  }

  &[data-mode='single'] .rdp-selected {
    background: none;
  }

  &[data-mode='single'] .rdp-selected .rdp-day_button,
  .rdp-range_start .rdp-day_button,
  .rdp-range_end .rdp-day_button {
    border-color: ${theme.brand.mark};
    background: ${theme.brand.bg};
    color: ${theme.brand.fg};

    &:hover:not(:disabled) {
      background: ${theme.brand.bgHover};
    }
  }

  svg {
    inline-size: 16px;
    block-size: 16px;
  }

  [dir='rtl'] & .rdp-nav svg {
    transform: scaleX(-1);
  }
`
