import { theme } from '@corrente/themes'
import { OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CenteredPage } from '../../../layout/index.ts'

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[4]};
  text-align: center;
  overflow-wrap: anywhere;
`

const Mark = styled.span`
  color: ${theme.tone.danger.fg};
`

const Title = styled.h1`
  font-size: ${theme.font.size[20]};
`

const Words = styled.p`
  color: ${theme.fg.muted};
  text-wrap: pretty;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
`

export interface FailureNoticeProps {
  title: string
  /** What happened and what was kept. */
  text: string
  /** Buttons and links. */
  actions: ReactNode
  /** `ErrorDetails`. */
  children?: ReactNode
}

/** The frame of the failures that fill a page. Announced when it appears. */
export function FailureNotice({ title, text, actions, children }: FailureNoticeProps) {
  return (
    <CenteredPage>
      <Column role="alert">
        <Mark>
          <OctagonAlert size={32} strokeWidth={1.5} aria-hidden />
        </Mark>
        <Title>{title}</Title>
        <Words>{text}</Words>
        <Actions>{actions}</Actions>
        {children}
      </Column>
    </CenteredPage>
  )
}
