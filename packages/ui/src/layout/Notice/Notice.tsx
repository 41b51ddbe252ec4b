import { theme } from '@corrente/themes'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import styled, { css } from 'styled-components'
import { CenteredPage } from '../CenteredPage/CenteredPage.tsx'
import { TITLE_ID } from '../titleId.ts'

/** `brand` where the person has to do something, `danger` where something went wrong. */
export const NOTICE_TONES = ['neutral', 'brand', 'danger'] as const
export type NoticeTone = (typeof NOTICE_TONES)[number]

const discTones = {
  neutral: css`
    background: ${theme.bg.inset};
    color: ${theme.fg.muted};
  `,
  brand: css`
    background: ${theme.brand.softBg};
    color: ${theme.brand.softFg};
  `,
  danger: css`
    background: ${theme.tone.danger.bg};
    color: ${theme.tone.danger.fg};
  `,
} satisfies Record<NoticeTone, unknown>

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  text-align: center;
  overflow-wrap: anywhere;
`

const Disc = styled.span<{ $tone: NoticeTone }>`
  display: grid;
  place-content: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 50%;
  ${({ $tone }) => discTones[$tone]}
`

const Title = styled.h1`
  font-size: ${theme.font.size[24]};
  letter-spacing: -0.015em;

  &:focus {
    outline: none;
  }
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
  /** @default 'neutral' */
  tone?: NoticeTone
  /** The page's `h1`. */
  title: string
  /** To give the title the focus, where the page below is gone and the focus with it. */
  titleRef?: Ref<HTMLHeadingElement>
  /** Whether it is read out at once when it appears. @default false */
  isAlert?: boolean
  /** One or two short paragraphs. */
  children: ReactNode
  /** Ways on: links and buttons. */
  actions?: ReactNode
  /** Below the ways on: details that may be copied. */
  details?: ReactNode
}

/** A whole page that has one thing to say and offers ways on. */
export function Notice({
  icon: Icon,
  tone = 'neutral',
  title,
  titleRef,
  isAlert = false,
  children,
  actions,
  details,
}: NoticeProps) {
  return (
    <CenteredPage>
      <Column role={isAlert ? 'alert' : undefined}>
        <Disc $tone={tone}>
          <Icon size={28} strokeWidth={1.5} aria-hidden />
        </Disc>
        <Title id={TITLE_ID} ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1}>
          {title}
        </Title>
        <Words>{children}</Words>
        {actions !== undefined && <Actions>{actions}</Actions>}
        {details}
      </Column>
    </CenteredPage>
  )
}
