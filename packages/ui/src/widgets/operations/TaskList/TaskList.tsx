import { COMMANDS, type Command, type Task, taskKey } from '@corrente/domain/operations'
import type { ReactNode } from 'react'
import { SearchField, Select } from '../../../forms/index.ts'
import { Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { type ListFilter, ListFilters, type ListParts, RecordList } from '../../lists/index.ts'
import { useCommandWords } from '../useCommandWords.ts'
import { type TaskWords, useTaskColumns } from './useTaskColumns.tsx'

/** Questions that one press answers. */
/** `awaited`: what the header counts, of this tab and not answered yet. */
export const TASK_QUESTIONS = ['trouble', 'running', 'mine', 'awaited'] as const
export type TaskQuestion = (typeof TASK_QUESTIONS)[number]

/** What narrows the tasks. */
export interface TaskFilters {
  /** Part of a station's id or name. */
  readonly query: string
  /** The one station whose commands are shown, by its charge box id. */
  readonly station: string | undefined
  readonly command: Command | undefined
  readonly show: TaskQuestion | undefined
}

export interface TaskListProps extends TaskWords, ListParts<Task> {
  filters: TaskFilters
  onFiltersChange: (change: Partial<TaskFilters>) => void
  onClear: () => void
  onRefresh: () => void
  /** What is to be said before the rows: that the list is not read by itself any more. */
  notice?: ReactNode
}

/** The commands that were sent, newest first, with what their stations answered (TSK-001). */
export function TaskList(props: TaskListProps) {
  const { list, filters, onFiltersChange, onClear } = props
  const t = useText('operations')
  const { nameOf: wordOf } = useCommandWords()
  const columns = useTaskColumns(props)
  const { query, station, command, show } = filters
  const active: readonly ListFilter[] = [
    ...(station === undefined
      ? []
      : [
          {
            key: 'station',
            label: t('tasks.active.station', { text: props.nameOf(station) }),
            isFolded: true,
          },
        ]),
    ...(command === undefined
      ? []
      : [
          {
            key: 'command',
            label: t('tasks.active.command', { text: wordOf(command) }),
            isFolded: true,
          },
        ]),
    ...(show === undefined ? [] : [{ key: 'show', label: t(`tasks.show.${show}`), isFolded: false }]),
  ]
  return (
    <RecordList
      {...props}
      filters={
        <ListFilters
          label={t('tasks.filters')}
          search={
            <SearchField
              label={t('tasks.search')}
              value={query}
              onChange={(next) => onFiltersChange({ query: next })}
            />
          }
          inSight={props.actions}
          quickLabel={t('tasks.quick')}
          quick={TASK_QUESTIONS.filter((each) => each !== 'awaited' || each === show).map((each) => (
            <Button
              key={each}
              size="small"
              tone={show === each ? 'brand' : 'neutral'}
              aria-pressed={show === each}
              onClick={() => onFiltersChange({ show: show === each ? undefined : each })}
            >
              {t(`tasks.show.${each}`)}
            </Button>
          ))}
          areFieldsInline
          fields={
            <Select
              label={t('tasks.command')}
              isLabelHidden
              isFilter
              value={command ?? ''}
              onChange={(value) => onFiltersChange({ command: COMMANDS.find((each) => each === value) })}
              options={[
                { value: '', label: t('tasks.anyCommand') },
                ...COMMANDS.map((value) => ({ value: value as string, label: wordOf(value) })),
              ]}
            />
          }
          active={active}
          onRemove={(key) => onFiltersChange({ [key]: undefined })}
          onClear={onClear}
        />
      }
      notices={props.notice}
      label={t('toggle.tasks')}
      columns={columns}
      keyOf={taskKey}
      textOf={({ id }) => t('send.sentTask', { id: String(id) })}
      empty={
        active.length === 0
          ? { title: t('tasks.empty') }
          : {
              title: t('tasks.noMatch'),
              action: (
                <Button size="small" onClick={onClear}>
                  {t('tasks.showAll')}
                </Button>
              ),
            }
      }
      note={list.total !== undefined && t('tasks.count', { count: list.total })}
      footer={
        <Button size="small" onClick={props.onRefresh}>
          {t('results.refresh')}
        </Button>
      }
    >
      <Small as="p">{t('tasks.detail')}</Small>
    </RecordList>
  )
}
