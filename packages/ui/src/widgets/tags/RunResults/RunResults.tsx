import type { RunSummary, WriteState } from '@corrente/domain/writes'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Button, Panel, Progress } from '../../../primitives/index.ts'

/** One item of a run: what it is called, where it stands, and what is said of it. */
export interface RunLine {
  readonly key: string
  readonly state: WriteState
  /** Its message, once it has come to rest. */
  readonly text: string
  /** What can be done next with it. */
  readonly action?: ReactNode
}

export interface RunResultsProps {
  title: string
  lines: readonly RunLine[]
  summary: RunSummary
  isRunning: boolean
  onStop: () => void
  onRetry: () => void
  onVerify: () => void
  onClose: () => void
}

const Lines = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  max-block-size: 320px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]};
    overflow-wrap: anywhere;
  }
`

const TONES = {
  done: 'success',
  refused: 'danger',
  notApplied: 'danger',
  notSent: 'danger',
  idle: 'neutral',
} as const
const toneOf = ({ phase }: WriteState) => (phase in TONES ? TONES[phase as keyof typeof TONES] : 'warning')
const wordOf = ({ phase }: WriteState) =>
  phase === 'done'
    ? 'done'
    : phase === 'refused' || phase === 'notApplied' || phase === 'notSent'
      ? 'failed'
      : phase === 'idle'
        ? 'waiting'
        : phase === 'unknown' || phase === 'other' || phase === 'accepted'
          ? 'unknown'
          : 'underWay'

/** The results of a run, a line for each item; its sum is read out once, when it has ended. */
export function RunResults(props: RunResultsProps) {
  const { title, lines, summary, isRunning } = props
  const t = useText('unknown-tags')
  const { done, failed, unknown, waiting } = summary
  const sum = t('run.sum', { done, failed, unknown })
  const settled = done + failed + unknown
  return (
    <Panel
      title={title}
      note={isRunning ? undefined : sum}
      actions={
        <>
          {!isRunning && failed + waiting > 0 && (
            <Button size="small" onClick={props.onRetry}>
              {t('run.retry', { count: failed + waiting })}
            </Button>
          )}
          {!isRunning && unknown > 0 && (
            <Button size="small" onClick={props.onVerify}>
              {t('run.verify', { count: unknown })}
            </Button>
          )}
          {!isRunning && (
            <Button size="small" tone="ghost" onClick={props.onClose}>
              {t('run.close')}
            </Button>
          )}
        </>
      }
    >
      {isRunning && (
        <Progress
          label={title}
          value={lines.length === 0 ? 0 : settled / lines.length}
          note={t('run.progress', { count: settled, total: lines.length })}
          onCancel={props.onStop}
          cancelLabel={t('run.stop')}
        />
      )}
      <Lines>
        {lines.map(({ key, state, text, action }) => (
          <li key={key}>
            <Badge tone={toneOf(state)}>{t(`run.state.${wordOf(state)}`)}</Badge>
            <span>{text}</span>
            {action}
          </li>
        ))}
      </Lines>
      <VisuallyHidden role="status">{isRunning ? '' : sum}</VisuallyHidden>
    </Panel>
  )
}
