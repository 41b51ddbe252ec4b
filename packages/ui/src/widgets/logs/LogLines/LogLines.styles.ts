import type { LogLevel } from '@corrente/domain/logs'
import { theme } from '@corrente/themes'
import styled, { css, type RuleSet } from 'styled-components'
import { focusRingInset, tabularNumbers } from '../../../foundations/index.ts'

/** Height of a line, CSS pixels at the usual size of text: all are as high, so that a place in 100,000 is a multiplication. */
export const LINE_BLOCK = 24

/** LOG-002: green, orange, red; what is milder, and a line without a level, has the colour of text. */
export const levelColors: Partial<Record<LogLevel, RuleSet>> = {
  INFO: css`
    color: ${theme.tone.success.fg};
  `,
  WARN: css`
    color: ${theme.tone.warning.fg};
  `,
  ERROR: css`
    color: ${theme.tone.danger.fg};
  `,
  FATAL: css`
    color: ${theme.tone.danger.fg};
  `,
}

export const Box = styled.div<{ $isShort: boolean }>`
  position: relative;
  block-size: ${({ $isShort }) => ($isShort ? 'clamp(216px, 34dvh, 800px)' : 'clamp(300px, 58dvh, 1100px)')};
  overflow: hidden auto;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};
  font-family: ${theme.font.mono};
  font-size: ${theme.font.size[12]};
  container-type: inline-size;
  ${focusRingInset}
`
/**
 * As high as all lines together. It styles the lines too: a component of its own for each of 50 lines that come with a
 * step of scrolling costs a third of that step.
 */
export const All = styled.div`
  position: relative;
  block-size: var(--all);

  & > [data-row] {
    position: absolute;
    inset-inline: 0;
    display: grid;
    grid-template-columns: 6.5ch 13ch 6ch 15ch minmax(0, 1fr);
    gap: 1ch;
    align-items: center;
    block-size: ${LINE_BLOCK / 16}rem;
    padding-inline: ${theme.space[2]};
    white-space: pre;
    cursor: default;
  }
  & > [data-level='INFO'] {
    ${levelColors.INFO}
  }
  & > [data-level='WARN'] {
    ${levelColors.WARN}
  }
  & > :is([data-level='ERROR'], [data-level='FATAL']) {
    ${levelColors.ERROR}
  }
  & > [data-row] > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > [data-row] > [data-gutter] {
    color: ${theme.fg.muted};
    text-align: end;
    cursor: pointer;
    ${tabularNumbers}
  }
  & > [data-row]:hover {
    background: ${theme.bg.hover};
  }
  & > [data-part] {
    box-shadow: inset 3px 0 ${theme.brand.mark};
  }
  & > [aria-selected='true'] {
    background: ${theme.bg.selected};
    font-weight: ${theme.font.weight.semibold};
  }
  @container (max-width: 719px) {
    & > [data-row] {
      grid-template-columns: 8ch 6ch minmax(0, 1fr);
    }
    & > [data-row] > [data-wide] {
      display: none;
    }
    /* Without its milliseconds, which would leave no room for the message. */
    & > [data-row] > [data-clock] {
      text-overflow: clip;
    }
  }
`
