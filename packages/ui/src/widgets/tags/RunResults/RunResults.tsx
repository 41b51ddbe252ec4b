import type { RunSummary, WriteState } from '@corrente/domain/writes'
import { theme } from '@corrente/themes'
import { Download } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { csvFile, toCsv } from '../../../charts/index.ts'
import { focusRing, useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Badge, Button, CopyButton, Panel, Progress } from '../../../primitives/index.ts'

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
  /** Where a run speaks of something else than of tags: its sum, and the word of a state (default: the common one). */
  words?: { readonly sum: string; readonly stateOf: (state: WriteState) => string | undefined }
  /** Saves the results as a file. */
  onSaveCsv?: ((file: Blob) => void) | undefined
  /** Puts the results on the clipboard; rejects where it cannot. */
  onCopy?: ((text: string) => Promise<void>) | undefined
  /** Somebody is about to leave while it runs. */
  leaving?: { readonly isAsking: boolean; readonly leave: () => void; readonly stay: () => void } | undefined
}

const Lines = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  max-block-size: 320px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  ${focusRing}

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

/** What was pressed to begin may go with the rows that are done: then the focus goes on to what became of them, once. */
function useFocusAtTheEnd(isRunning: boolean): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const isDue = useRef(false)
  // With each render: the rows may go after the run has ended.
  useEffect(() => {
    if (isRunning) isDue.current = true
    else if (isDue.current && document.activeElement === document.body) {
      isDue.current = false
      list.current?.focus({ preventScroll: true })
    }
  })
  return list
}

const Root = styled.div`
  scroll-margin-block: 8px;
`

/** Whoever began it below a long list sees it begin. */
function useIntoView(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return root
}

/** The results of a run, a line for each item; its sum is read out once, when it has ended. */
export function RunResults(props: RunResultsProps) {
  const { title, lines, summary, isRunning, leaving, onCopy, onSaveCsv } = props
  const t = useText('unknown-tags')
  const { done, failed, unknown, waiting } = summary
  const sum = props.words?.sum ?? t('run.sum', { count: done, failed, unknown })
  const stateOf = (state: WriteState) => props.words?.stateOf(state) ?? t(`run.state.${wordOf(state)}`)
  const settled = done + failed + unknown
  const { locale } = useFormats()
  const list = useFocusAtTheEnd(isRunning)
  const table = () => [
    [t('run.csvState'), t('run.csvText')],
    ...lines.map(({ state, text }) => [stateOf(state), text]),
  ]
  return (
    <Root ref={useIntoView()}>
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
            {!isRunning && onCopy && (
              <CopyButton label={t('run.copy')} text={toCsv(table(), '\t')} onCopy={onCopy} />
            )}
            {!isRunning && onSaveCsv && (
              <Button
                size="small"
                icon={<Download aria-hidden="true" />}
                onClick={() => onSaveCsv(csvFile(table(), locale))}
              >
                {t('run.csv')}
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
        <Lines ref={list} tabIndex={-1}>
          {lines.map(({ key, state, text, action }) => (
            <li key={key}>
              <Badge tone={toneOf(state)}>{stateOf(state)}</Badge>
              <span>{text}</span>
              {action}
            </li>
          ))}
        </Lines>
        <VisuallyHidden role="status">{isRunning ? '' : sum}</VisuallyHidden>
        {leaving && (
          <AlertDialog
            isOpen={leaving.isAsking}
            title={t('run.leave.title')}
            description={t('run.leave.description')}
            confirmLabel={t('run.leave.confirm')}
            cancelLabel={t('run.leave.stay')}
            onConfirm={leaving.leave}
            onCancel={leaving.stay}
          />
        )}
      </Panel>
    </Root>
  )
}
