import {
  type AnswerGroup,
  againOf,
  COMPARED_MAX,
  countVerdicts,
  type Effect,
  type ReadResult,
  rebootsOf,
  type Task,
} from '@corrente/domain/operations'
import { theme } from '@corrente/themes'
import { Power, RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { Checkbox } from '../../../forms/index.ts'
import { Inline, Small, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, CopyButton, TextLink } from '../../../primitives/index.ts'
import { DataTable, type TableColumn } from '../../../table/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { AnswerGroups } from './AnswerGroups.tsx'
import { EffectLine } from './EffectLine.tsx'
import { useAnswerText } from './useAnswerText.ts'
import { VerdictBadge } from './verdictLooks.tsx'

export interface TaskResultsProps {
  task: Task
  /** What each station said, what needs a person first. */
  results: readonly ReadResult[]
  /** What a station is called; its id where nobody knows. */
  nameOf: (stationId: string) => string
  /** The page of a station; undefined where this user may not open it. */
  stationHref: (stationId: string) => string | undefined
  /** Opens what a station gave besides its answer (TSK-002). */
  onDetails: (stationId: string) => void
  /** What became of it, where a live message tells; absent where nobody has listened. Give the same function while nothing changed. */
  effectOf?: ((result: ReadResult) => Effect | undefined) | undefined
  /** The firmware that a station says it has now, where an update is waited for. Give the same function while nothing changed. */
  firmwareOf?: ((stationId: string) => string | undefined) | undefined
  /** Answers of several stations that need a person, with what those have in common. */
  groups?: readonly AnswerGroup[] | undefined
  /** Puts what several stations gave side by side; undefined where fewer than two gave anything. */
  onCompare?: (() => void) | undefined
  /** Sends the command again to these stations; undefined where this account may not send it. */
  onAgain?: ((stationIds: readonly string[]) => void) | undefined
  /** Opens a soft reset of these stations, whose new value waits for one; undefined where this account may not send it. */
  onReboot?: ((stationIds: readonly string[]) => void) | undefined
  /** The task as text, for a ticket. */
  text: string
  onCopyText: (text: string) => Promise<void>
}

/** Rows that are drawn as they are; longer lists scroll in a box of their own. */
const SHORT = 12
const BOX = 480
const Counts = styled.p`
  font-size: ${theme.font.size[13]};
  font-weight: ${theme.font.weight.medium};
`
const Answer = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`
const Word = styled.span`
  font-weight: ${theme.font.weight.medium};

  &[data-verdict='failed'] {
    color: ${theme.tone.danger.fg};
  }
`

/** What each station of a task answered: counts first, then those that need a person (TSK-001, TSK-004). */
export function TaskResults(props: TaskResultsProps) {
  const { task, results, onAgain, text, onCopyText } = props
  const t = useText('operations')
  const columns = useResultColumns(props)
  const counts = countVerdicts(results).map(({ verdict, count }) => t(`count.${verdict}`, { count }))
  return (
    <Stack gap={3}>
      <Inline gap={2} align="center">
        <Counts role="status">{counts.join(' · ')}</Counts>
        <CopyButton text={text} label={t('results.copy')} onCopy={onCopyText} />
        {props.onCompare && (
          <Button size="small" onClick={props.onCompare}>
            {t('compare.open', { count: Math.min(COMPARED_MAX, results.filter(hasKeys).length) })}
          </Button>
        )}
      </Inline>
      {task.unreadResults > 0 && (
        <Banner tone="warning">{t('results.unread', { count: task.unreadResults })}</Banner>
      )}
      {props.groups && <AnswerGroups groups={props.groups} />}
      <DataTable
        label={t('results.list')}
        columns={columns}
        rows={results}
        keyOf={keyOf}
        textOf={({ stationId }) => props.nameOf(stationId)}
        isSortedByCaller
        {...(results.length > SHORT && { blockSize: BOX })}
      />
      {(onAgain || props.onReboot) && <Again results={results} onAgain={onAgain} onReboot={props.onReboot} />}
    </Stack>
  )
}

const keyOf = ({ stationId }: ReadResult): string => stationId
const hasKeys = ({ hasDetail }: ReadResult): boolean => hasDetail

function useResultColumns({
  task,
  nameOf,
  stationHref,
  onDetails,
  effectOf,
  firmwareOf,
}: TaskResultsProps): readonly TableColumn<ReadResult>[] {
  const t = useText('operations')
  const meaningOf = useAnswerText()
  return useMemo(
    () => [
      {
        key: 'station',
        header: t('field.station'),
        minInlineSize: 130,
        priority: 1,
        cell: ({ stationId }) => {
          const href = stationHref(stationId)
          const name = nameOf(stationId)
          return (
            <Answer>
              {href === undefined ? name : <TextLink href={href}>{name}</TextLink>}
              {name !== stationId && <Small>{stationId}</Small>}
            </Answer>
          )
        },
      },
      {
        key: 'answer',
        header: t('results.title'),
        minInlineSize: 170,
        priority: 1,
        grow: 2,
        cell: (result) => (
          <Answer>
            <Word data-verdict={result.verdict}>
              {result.error ?? result.response}
              {result.error === undefined && <TermHelp kind="answer" text={result.response} />}
            </Word>
            <Small>{meaningOf(result, task)}</Small>
            <EffectLine
              effect={effectOf?.(result)}
              command={task.command}
              firmware={firmwareOf?.(result.stationId)}
            />
          </Answer>
        ),
      },
      {
        key: 'verdict',
        header: t('pick.status'),
        kind: 'mark',
        minInlineSize: 170,
        priority: 2,
        cell: ({ verdict }) => <VerdictBadge verdict={verdict} />,
      },
      {
        key: 'details',
        header: t('results.details'),
        kind: 'mark',
        minInlineSize: 110,
        priority: 3,
        cell: ({ stationId, hasDetail }) =>
          hasDetail && (
            <Button
              size="small"
              aria-label={t('results.detailsOf', { station: stationId })}
              onClick={() => onDetails(stationId)}
            >
              {t('results.details')}
            </Button>
          ),
      },
    ],
    [t, meaningOf, task, nameOf, stationHref, onDetails, effectOf, firmwareOf],
  )
}

interface AgainProps {
  results: readonly ReadResult[]
  onAgain: ((stationIds: readonly string[]) => void) | undefined
  onReboot: ((stationIds: readonly string[]) => void) | undefined
}

/**
 * Those that refused or failed; the silent ones join by choice alone, since the command may have worked there. And those
 * that wait for a reset.
 */
function Again({ results, onAgain, onReboot }: AgainProps) {
  const t = useText('operations')
  const [withSilent, setWithSilent] = useState(false)
  const hasSilent = results.some(({ verdict }) => verdict === 'silent')
  const ids = onAgain ? againOf(results, withSilent) : []
  const waiting = onReboot ? rebootsOf(results) : []
  if (ids.length === 0 && !hasSilent && waiting.length === 0) return null
  return (
    <Inline gap={3} align="center">
      {waiting.length > 0 && (
        <Button size="small" icon={<Power aria-hidden="true" />} onClick={() => onReboot?.(waiting)}>
          {t('results.reboot', { count: waiting.length })}
        </Button>
      )}
      {ids.length > 0 && (
        <Button size="small" icon={<RotateCcw aria-hidden="true" />} onClick={() => onAgain?.(ids)}>
          {t('results.again', { count: ids.length })}
        </Button>
      )}
      {hasSilent && onAgain && (
        <Checkbox label={t('results.withSilent')} isChecked={withSilent} onChange={setWithSilent} />
      )}
    </Inline>
  )
}
