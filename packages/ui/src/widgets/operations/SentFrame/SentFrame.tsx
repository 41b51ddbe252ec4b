import type { QuotedField } from '@corrente/domain/operations'
import { theme } from '@corrente/themes'
import { Undo2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { Inline, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, ErrorState, Skeleton, TextLink } from '../../../primitives/index.ts'
import { SentRequest } from './SentRequest.tsx'

export interface SentFrameProps {
  /** The number of the task. */
  taskId: number
  /** How the tasks stand; undefined: this account may not read them. */
  tasks: Loadable<unknown> | undefined
  /** Whether the task was found among them. */
  hasTask: boolean
  /** It is not read by itself any more. */
  isPaused: boolean
  tasksHref: string | undefined
  /** The way to the stations that "first 5" left out. */
  restLabel: string | undefined
  onRest: () => void
  /** Why they are not sent to yet. */
  restReason?: string | undefined
  /** Takes back what was sent, where there is a way; undefined where there is none. */
  undo?: { readonly label: string; readonly onPress: () => void } | undefined
  /** What went out, besides the stations. */
  request: readonly QuotedField[]
  /** The answers. */
  children?: ReactNode
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};

  h3 {
    font-size: ${theme.font.size[14]};
  }
`

/** What became of a send: that it went out, and the answers as they come (OPS-013, OPS-021). */
export function SentFrame(props: SentFrameProps) {
  const { taskId, tasks, hasTask, isPaused, tasksHref, restLabel, onRest, restReason, undo, request } = props
  const { children } = props
  const t = useText('operations')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Head>
          <h3 id={id}>{t('send.sentTask', { id: String(taskId) })}</h3>
          {tasksHref !== undefined && <TextLink href={tasksHref}>{t('results.toTask')}</TextLink>}
        </Head>
        <Banner tone="info" isAnnounced>
          {t('send.sent')}
        </Banner>
        {tasks === undefined && <p>{t('results.noTasks')}</p>}
        {tasks && !hasTask && shownOf(tasks) === 'loading' && <Skeleton shape="block" blockSize="96px" />}
        {tasks && !hasTask && shownOf(tasks) === 'failed' && (
          <ErrorState title={t('results.failed')} onRetry={tasks.retry} isRetrying={tasks.isRetrying} />
        )}
        {tasks && !hasTask && shownOf(tasks) === 'ready' && <p>{t('results.noTask')}</p>}
        {children}
        <SentRequest fields={request} />
        {isPaused && tasks && <TasksPaused onRefresh={tasks.retry} />}
        {(restLabel !== undefined || undo) && (
          <Inline gap={2}>
            {restLabel !== undefined && (
              <Button onClick={onRest} disabledReason={restReason}>
                {restLabel}
              </Button>
            )}
            {undo && (
              <Button icon={<Undo2 aria-hidden="true" />} onClick={undo.onPress}>
                {undo.label}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </section>
  )
}

/** Tasks are not read by themselves any more. */
export function TasksPaused({ onRefresh }: { onRefresh: () => void }) {
  const t = useText('operations')
  return (
    <Banner
      tone="neutral"
      action={
        <Button size="small" onClick={onRefresh}>
          {t('results.refresh')}
        </Button>
      }
    >
      {t('results.paused')}
    </Banner>
  )
}
