import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'
import { focusRing } from '../../foundations/index.ts'

export const BUTTON_TONES = ['brand', 'neutral', 'caution', 'danger', 'ghost'] as const
/**
 * brand: the page's one main action; neutral: any other; caution: the most harmful of several, last among them, which asks
 * first; danger: destroys; ghost: inside bars and rows.
 */
export type ButtonTone = (typeof BUTTON_TONES)[number]

export const BUTTON_SIZES = ['medium', 'small', 'large'] as const
/** The tenant's control height (36-40 px), its small one, or one for a thumb (52 px): public pages on phones. */
export type ButtonSize = (typeof BUTTON_SIZES)[number]

const sizes = {
  medium: css`
    min-block-size: ${theme.size.control};
    padding: 6px ${theme.space[4]};
    font-size: ${theme.font.size[14]};
  `,
  small: css`
    min-block-size: ${theme.size.controlSmall};
    padding: ${theme.space[1]} ${theme.space[3]};
    font-size: ${theme.font.size[13]};
  `,
  large: css`
    min-block-size: 52px;
    padding: ${theme.space[3]} ${theme.space[6]};
    font-size: ${theme.font.size[16]};
  `,
} satisfies Record<ButtonSize, unknown>

const live = '&:not([aria-disabled="true"])'

const tones = {
  brand: css`
    border-color: ${theme.brand.edge};
    background: ${theme.brand.bg};
    color: ${theme.brand.fg};
    ${live}:hover { background: ${theme.brand.bgHover}; }
    ${live}:active { background: ${theme.brand.bgActive}; }
  `,
  neutral: css`
    border-color: ${theme.border.strong};
    background: ${theme.bg.surface};
    color: ${theme.fg.default};
    ${live}:hover { background: ${theme.bg.hover}; }
    ${live}:active { background: ${theme.bg.active}; }
  `,
  caution: css`
    border-color: ${theme.tone.danger.border};
    background: ${theme.bg.surface};
    color: ${theme.tone.danger.fg};
    ${live}:hover { background: ${theme.tone.danger.bg}; }
  `,
  danger: css`
    background: ${theme.tone.danger.solid};
    color: ${theme.tone.danger.onSolid};
    ${live}:hover { background: ${theme.tone.danger.solidHover}; }
  `,
  ghost: css`
    background: transparent;
    color: ${theme.fg.default};
    ${live}:hover { background: ${theme.bg.hover}; }
    ${live}:active { background: ${theme.bg.active}; }
  `,
} satisfies Record<ButtonTone, unknown>

/** The look that buttons and button-like links share. */
export const buttonLook = css<{ $tone: ButtonTone; $size: ButtonSize }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  border: 1px solid transparent;
  /* A pill of one line; on several lines its ends stay as round, so that they cut no word. */
  border-radius: min(${theme.radius.control}, calc(${theme.size.control} / 2));
  font-family: inherit;
  font-weight: ${theme.font.weight.semibold};
  line-height: ${theme.font.line.tight};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition: background-color ${theme.duration.fast};
  ${({ $size }) => sizes[$size]}
  ${focusRing}
  ${({ $tone }) => tones[$tone]}

  /* A busy one keeps its colours: it works, it is not refused. */
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${theme.border.default};
    background: ${theme.bg.inset};
    color: ${theme.fg.disabled};
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`

export const Root = styled.button<{ $tone: ButtonTone; $size: ButtonSize }>`
  ${buttonLook}
`

/** The label keeps its room while the spinner turns above it, so that nothing shifts. */
export const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [aria-busy='true'] > & {
    opacity: 0;
  }
`

export const Working = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
`
