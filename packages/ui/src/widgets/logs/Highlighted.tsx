import { findAll } from '@corrente/domain/logs'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Mark = styled.mark`
  border-radius: ${theme.radius.s};
  background: ${theme.tone.warning.bg};
  color: ${theme.tone.warning.fg};
  outline: 1px solid currentColor;
`

export interface HighlightedProps {
  children: string
  /** What is marked in it; '' for nothing. */
  search: string
}

/** A text with each place of a search marked. */
export function Highlighted({ children: text, search }: HighlightedProps) {
  const length = search.trim().length
  if (length === 0) return text
  const parts: ReactNode[] = []
  let at = 0
  for (const found of findAll(text, search)) {
    parts.push(text.slice(at, found), <Mark key={found}>{text.slice(found, found + length)}</Mark>)
    at = found + length
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
