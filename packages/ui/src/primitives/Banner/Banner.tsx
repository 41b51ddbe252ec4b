import { TONES, theme } from '@corrente/themes'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { softTones } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ToneIcon } from './ToneIcon.tsx'

export const BANNER_TONES = TONES
export type BannerTone = (typeof BANNER_TONES)[number]

export interface BannerProps {
  /** Default: info. */
  tone?: BannerTone
  /** The message in a few words. */
  title?: string
  /** A button or a link at its end. */
  action?: ReactNode
  /** Puts a cross at its end. */
  onDismiss?: () => void
  /** It appears while the page is in use, so it is read out: at once for danger, else when there is a pause. */
  isAnnounced?: boolean
  /** The message. */
  children?: ReactNode
}

const Root = styled.div<{ $tone: BannerTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid;
  border-radius: ${theme.radius.m};
  font-size: ${theme.font.size[13]};
  ${({ $tone }) => softTones[$tone]}
`
/* The action goes below the message where both do not fit; the cross stays in its corner. */
const Main = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[2]} ${theme.space[3]};
  flex: 1;
  min-inline-size: 0;
`
const Message = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  flex: 1 1 220px;
  min-inline-size: 0;
`
const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: 3px;
  overflow-wrap: anywhere;
`
const Icon = styled.span`
  padding-block: 4px;
`
const Title = styled.p`
  font-weight: ${theme.font.weight.semibold};
`

/** A message that stands in the page: what is stale, what is missing, what to know before going on. */
export function Banner({
  tone = 'info',
  title,
  action,
  onDismiss,
  isAnnounced = false,
  children,
}: BannerProps) {
  const t = useText('common')
  const role = isAnnounced ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <Root $tone={tone} role={role}>
      <Main>
        <Message>
          <Icon>
            <ToneIcon tone={tone} label={t(`toast.tone.${tone}`)} />
          </Icon>
          <Words>
            {title ? <Title>{title}</Title> : null}
            {children}
          </Words>
        </Message>
        {action}
      </Main>
      {onDismiss ? (
        <IconButton
          label={t('action.dismiss')}
          icon={<X aria-hidden="true" />}
          size="small"
          onClick={onDismiss}
        />
      ) : null}
    </Root>
  )
}
