import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface EmptyStateProps {
  /** Why there is nothing. */
  title: string
  /** What would make something appear. */
  detail?: string
  /** The next step: a button or a link. */
  action?: ReactNode
  /** An icon of 24 px. */
  icon?: ReactNode
}

/** The frame that empty and failed contents share. */
export const Notice = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space[2]};
  min-block-size: 120px;
  padding: ${theme.space[4]};
  color: ${theme.fg.muted};
  text-align: center;
  overflow-wrap: anywhere;

  /* Its own; that of a button in it keeps the button's size. */
  > svg {
    inline-size: 24px;
    block-size: 24px;
  }
`
export const NoticeTitle = styled.p`
  color: ${theme.fg.default};
  font-weight: ${theme.font.weight.semibold};
`
export const NoticeDetail = styled.p`
  max-inline-size: 52ch;
  font-size: ${theme.font.size[13]};
`

/** Says why there is nothing to show, and offers the next step. */
export function EmptyState({ title, detail, action, icon }: EmptyStateProps) {
  return (
    <Notice>
      {icon}
      <NoticeTitle>{title}</NoticeTitle>
      {detail ? <NoticeDetail>{detail}</NoticeDetail> : null}
      {action}
    </Notice>
  )
}
