import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useText } from '../../messages/index.ts'
import { Banner, Button, EmptyState, type EmptyStateProps, ErrorState } from '../../primitives/index.ts'
import type { TableState } from './tableProps.ts'

const Notices = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};

  &:empty {
    display: none;
  }
`

export interface TableNoticesProps {
  state: TableState
  hasRows: boolean
  unreadRows: number
}

/** Above the rows: that they are the last ones received, that some could not be read. */
export function TableNotices({ state, hasRows, unreadRows }: TableNoticesProps) {
  const t = useText('table')
  const hasFailed = (state.kind === 'failed' || state.kind === 'unreachable') && hasRows
  return (
    <Notices>
      {hasFailed ? (
        <Banner
          tone="warning"
          isAnnounced
          title={state.kind === 'failed' ? (state.title ?? t('failed')) : t('unreachable')}
          action={<RetryButton state={state} />}
        >
          {t('failedKept')}
        </Banner>
      ) : null}
      {unreadRows > 0 ? <Banner tone="warning">{t('unreadRows', { count: unreadRows })}</Banner> : null}
    </Notices>
  )
}

function RetryButton({ state }: { state: Extract<TableState, { kind: 'failed' | 'unreachable' }> }) {
  const t = useText('common')
  return state.onRetry ? (
    <Button size="small" isBusy={state.isRetrying ?? false} onClick={state.onRetry}>
      {t('action.retry')}
    </Button>
  ) : null
}

/** In the place of the rows: why there are none. */
export function NoRows({ state, empty }: { state: TableState; empty: EmptyStateProps | undefined }) {
  const t = useText('table')
  switch (state.kind) {
    case 'loading':
      return null
    case 'failed':
    case 'unreachable': {
      const { onRetry, isRetrying = false } = state
      const detail = state.kind === 'failed' ? state.detail : t('unreachableDetail')
      return (
        <ErrorState
          title={state.kind === 'failed' ? (state.title ?? t('failed')) : t('unreachable')}
          isRetrying={isRetrying}
          {...(detail ? { detail } : {})}
          {...(onRetry ? { onRetry } : {})}
        />
      )
    }
    case 'ready':
    case 'refreshing':
      return <EmptyState {...(empty ?? { title: t('empty') })} />
  }
}
