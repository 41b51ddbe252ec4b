import { theme } from '@corrente/themes'
import type { PointerEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { LineInput, tabularNumbers } from '../../foundations/index.ts'
import { controlLook } from './Field.styles.ts'

interface AffixBoxProps {
  /** Before the input: the currency's sign. Hidden from assistive technology, which gets it with the value. */
  start?: string | undefined
  /** After the input: a unit. Hidden from assistive technology, which gets it with the value. */
  end?: string | undefined
  /** A `BareInput`. */
  children: ReactNode
}

const Box = styled.div`
  ${controlLook}
  display: flex;
  align-items: stretch;
  gap: ${theme.space[2]};
  cursor: text;

  &:focus-within {
    border-color: ${theme.focusRing};
    outline: 2px solid ${theme.focusRing};
    outline-offset: -1px;
  }

  &:has([aria-invalid='true']) {
    border-color: ${theme.tone.danger.solid};
  }

  &:has([aria-disabled='true']) {
    border-color: ${theme.border.default};
    background: ${theme.bg.inset};
    color: ${theme.fg.muted};
    cursor: not-allowed;
  }
`
const Affix = styled.span`
  align-self: center;
  flex: none;
  max-inline-size: 50%;
  overflow: hidden;
  color: ${theme.fg.muted};
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The input inside an `AffixBox`: the box has the frame. */
export const BareInput = styled(LineInput)`
  flex: 1 1 0;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  outline: none;
  background: transparent;
  color: inherit;
  font-size: ${theme.font.size[14]};
  line-height: ${theme.font.line.normal};
  cursor: inherit;
  ${tabularNumbers}
`

/** A press beside the input is meant for it. */
function focusInput(event: PointerEvent<HTMLElement>): void {
  const input = event.currentTarget.querySelector('input')
  if (!input || event.target === input) return
  event.preventDefault()
  input.focus()
}

/** One frame around an input and the sign or unit that stand with it. */
export function AffixBox({ start, end, children }: AffixBoxProps) {
  return (
    <Box onPointerDown={focusInput}>
      {start ? <Affix aria-hidden="true">{start}</Affix> : null}
      {children}
      {end ? <Affix aria-hidden="true">{end}</Affix> : null}
    </Box>
  )
}
