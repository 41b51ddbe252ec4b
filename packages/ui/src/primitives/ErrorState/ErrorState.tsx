import { theme } from '@corrente/themes'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useText } from '../../messages/index.ts'
import { Button } from '../Button/Button.tsx'
import { Notice, NoticeDetail, NoticeTitle } from '../EmptyState/EmptyState.tsx'

export interface ErrorStateProps {
  /** What happened, in the operator's words. */
  title: string
  /** What was kept and what can be done. */
  detail?: string
  /** Tries again; without it there is no button. */
  onRetry?: () => void
  /** The retry runs. */
  isRetrying?: boolean
  /** More ways on, beside the retry. */
  actions?: ReactNode
}

const Icon = styled(TriangleAlert)`
  color: ${theme.tone.danger.fg};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
`

/** Something could not be shown: what happened, what was kept, and a way on. Announced when it appears. */
export function ErrorState({ title, detail, onRetry, isRetrying = false, actions }: ErrorStateProps) {
  const t = useText('common')
  return (
    <Notice role="alert">
      <Icon aria-hidden="true" />
      <NoticeTitle>{title}</NoticeTitle>
      {detail ? <NoticeDetail>{detail}</NoticeDetail> : null}
      {onRetry || actions ? (
        <Actions>
          {onRetry ? (
            <Button size="small" isBusy={isRetrying} onClick={onRetry}>
              {t('action.retry')}
            </Button>
          ) : null}
          {actions}
        </Actions>
      ) : null}
    </Notice>
  )
}
