import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'
import { LineInput } from '../../foundations/index.ts'

export const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  min-inline-size: 0;
`
export const labelLook = css`
  font-size: ${theme.font.size[13]};
  font-weight: ${theme.font.weight.medium};
  overflow-wrap: anywhere;
`
export const Label = styled.label`
  ${labelLook}
`
export const Optional = styled.span`
  color: ${theme.fg.muted};
  font-weight: ${theme.font.weight.normal};
`
export const Hint = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  overflow-wrap: anywhere;
`
export const Failure = styled.p`
  display: flex;
  gap: ${theme.space[1]};
  color: ${theme.tone.danger.fg};
  font-size: ${theme.font.size[12]};
  overflow-wrap: anywhere;

  svg {
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 2px;
  }
`

/** The corners of a control of several lines: those of one line, where a round tenant's would cut its contents. */
export const tallCorners = css`
  border-radius: min(${theme.radius.control}, 18px);
`

/** The box that every input, select and trigger of a form shares. */
export const controlLook = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${theme.size.control};
  padding: 0 ${theme.space[3]};
  border: 1px solid ${theme.border.strong};
  border-radius: ${theme.radius.control};
  background: ${theme.bg.surface};
  color: ${theme.fg.default};
  font-size: ${theme.font.size[14]};
  line-height: ${theme.font.line.normal};
  text-align: start;
  text-overflow: ellipsis;
  transition: border-color ${theme.duration.fast};

  &:focus-visible {
    border-color: ${theme.focusRing};
    outline: 2px solid ${theme.focusRing};
    outline-offset: -1px;
  }

  &[aria-invalid='true'] {
    border-color: ${theme.tone.danger.solid};
  }

  &[aria-disabled='true'] {
    border-color: ${theme.border.default};
    background: ${theme.bg.inset};
    color: ${theme.fg.muted};
    cursor: not-allowed;
  }

  &[data-start-slot] {
    padding-inline-start: 36px;
  }

  &[data-end-slot] {
    padding-inline-end: 36px;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`
const inputLook = css`
  ${controlLook}

  &:autofill {
    box-shadow: inset 0 0 0 100px ${theme.bg.surface};
    -webkit-text-fill-color: ${theme.fg.default};
  }
`
export const Input = styled(LineInput)`
  ${inputLook}
`
/** Holds every character as it was typed: that of a password. */
export const ExactInput = styled.input`
  ${inputLook}
`

/** An input with something inside it, at its start or end. */
export const Slotted = styled.div`
  position: relative;
  display: grid;
`
export const EndSlot = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 4px;
  display: grid;
  place-content: center;
`
export const StartSlot = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${theme.space[3]};
  display: grid;
  place-content: center;
  color: ${theme.fg.muted};
  pointer-events: none;

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`
