import type { TermKind } from '@corrente/domain/ocpp'
import type { HistoryEntry } from '@corrente/domain/operations'
import { taskKey } from '@corrente/domain/operations'
import { SquareTerminal } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Loadable, shownOf, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { EmptyState, ErrorState, Panel, Skeleton, TextLink, Timeline } from '../../../primitives/index.ts'
import { namedErrorCode, useCodeText, useEventLabel } from '../../alerts/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { useAnswerText } from '../TaskResults/useAnswerText.ts'
import { VERDICT_TONES } from '../TaskResults/verdictLooks.tsx'
import { useCommandWords } from '../useCommandWords.ts'

export interface StationHistoryProps {
  /** What the station is called. */
  station: string
  /** Its commands and events, newest first; waits for both, and fails with either. */
  history: Loadable<readonly HistoryEntry[]>
  /** More is kept elsewhere: the events are the last ones alone. */
  isCut: boolean
  /** Where the station itself is shown; undefined where this user may see none. */
  href: string | undefined
}

/** What was done to a station and what it reported, in one order: "reset 14:02, started 14:03, faulted 14:05". */
export function StationHistory({ station, history, isCut, href }: StationHistoryProps) {
  const t = useText('operations')
  const shown = shownOf(history)
  const events = useHistoryEvents(history.data ?? [])
  return (
    <Panel
      title={t('history.title', { station })}
      note={isCut && t('history.cut')}
      actions={href !== undefined && <TextLink href={href}>{t('history.open')}</TextLink>}
    >
      {shown === 'loading' && <Skeleton shape="block" blockSize="160px" />}
      {shown === 'failed' && (
        <ErrorState title={t('history.failed')} onRetry={history.retry} isRetrying={history.isRetrying} />
      )}
      {shown === 'ready' &&
        (events.length === 0 ? (
          <EmptyState title={t('history.empty')} />
        ) : (
          <Timeline label={t('history.title', { station })} events={events} />
        ))}
    </Panel>
  )
}

/** What was said, with what its word means. */
const withHelp = (kind: TermKind, word: string | undefined, text: string): ReactNode => (
  <>
    {text} <TermHelp kind={kind} text={word} />
  </>
)

function useHistoryEvents(history: readonly HistoryEntry[]) {
  const t = useText('operations')
  const { timestamp } = useFormats()
  const { nameOf } = useCommandWords()
  const meaningOf = useAnswerText()
  const labelOf = useEventLabel()
  const codeText = useCodeText()
  return history.map((entry) => {
    const time = timestamp(entry.at, 'DD/MM/YYYY HH:mm')
    if (entry.kind === 'event') {
      const { key, connectorId, errorMessage } = entry.event
      const errorCode = namedErrorCode(entry.event)
      const where = connectorId === undefined ? undefined : t('history.connector', { id: connectorId })
      const text = [where, codeText(errorCode), errorMessage].filter(Boolean).join(' · ')
      const detail = withHelp('error', errorCode, text)
      return { key: `event:${key}`, time, title: labelOf(entry.event), detail }
    }
    const { task, result } = entry
    const words = task.command === undefined ? (task.operation ?? '-') : nameOf(task.command)
    const word = result.error ?? result.response
    const text = [word, meaningOf(result, task)].filter(Boolean).join(' · ')
    return {
      key: `task:${taskKey(task)}`,
      time,
      title: t('history.command', { command: words, verdict: t(`verdict.${result.verdict}`) }),
      detail: withHelp('answer', result.error === undefined ? result.response : undefined, text),
      icon: <SquareTerminal aria-hidden="true" />,
      tone: VERDICT_TONES[result.verdict],
    }
  })
}
