import { theme } from '@corrente/themes'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CenteredPage } from '../../../layout/index.ts'

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  text-align: center;
  overflow-wrap: anywhere;
`

const Disc = styled.span`
  display: grid;
  place-content: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 50%;
  background: ${theme.bg.inset};
  color: ${theme.fg.muted};
`

const Title = styled.h1`
  font-size: ${theme.font.size[24]};
  letter-spacing: -0.015em;
`

const Words = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  color: ${theme.fg.muted};
  text-wrap: pretty;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
  padding-block-start: ${theme.space[3]};
`

export interface NoticeProps {
  /** Says the kind at a glance; decoration. */
  icon: LucideIcon
  /** The page's `h1`. */
  title: string
  /** One or two short paragraphs. */
  children: ReactNode
  /** Ways on: links and buttons. */
  actions?: ReactNode
}

/** A whole page that has one thing to say and offers ways on. */
export function Notice({ icon: Icon, title, children, actions }: NoticeProps) {
  return (
    <CenteredPage>
      <Column>
        <Disc>
          <Icon size={28} strokeWidth={1.5} aria-hidden />
        </Disc>
        <Title>{title}</Title>
        <Words>{children}</Words>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Column>
    </CenteredPage>
  )
}
