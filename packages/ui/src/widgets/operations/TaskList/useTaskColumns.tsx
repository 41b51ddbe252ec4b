import { isRunning, type Task } from '@corrente/domain/operations'
import type { EpochMs } from '@corrente/domain/time'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useFormats, useNow } from '../../../foundations/index.ts'
import { Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { useCommandWords } from '../useCommandWords.ts'
import { useStationWords } from '../useStationWords.ts'

const Two = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`

const TICK_MS = 10_000

/** How long ago: what was sent a moment ago is looked for by that. */
function Age({ at }: { at: EpochMs }) {
  const { age } = useStationWords()
  return <Small>{age(at, useNow(TICK_MS))}</Small>
}

/** What a row says of a task. */
export interface TaskWords {
  /** How each task stands, in counts. */
  answersOf: (task: Task) => string
  nameOf: (stationId: string) => string
}

/** The columns of the tasks (TSK-001): what was sent, how it stands, then what it is called by the server. */
export function useTaskColumns({ answersOf, nameOf }: TaskWords): readonly TableColumn<Task>[] {
  const t = useText('operations')
  const { timestamp } = useFormats()
  const words = useCommandWords()
  return useMemo(
    () => [
      {
        key: 'operation',
        header: t('tasks.column.operation'),
        minInlineSize: 170,
        priority: 1,
        isRowHeader: true,
        cell: ({ command, operation, results }) => (
          <Two>
            {command === undefined ? operation : words.nameOf(command)}
            <Small>
              {results.length === 1 && results[0]
                ? nameOf(results[0].stationId)
                : t('tasks.stations', { count: results.length })}
            </Small>
          </Two>
        ),
      },
      {
        key: 'answers',
        header: t('results.title'),
        minInlineSize: 200,
        priority: 1,
        grow: 2,
        cell: answersOf,
      },
      {
        key: 'id',
        header: t('tasks.column.id'),
        kind: 'number',
        minInlineSize: 84,
        priority: 3,
        cell: ({ id }) => id,
      },
      {
        key: 'version',
        header: t('tasks.column.version'),
        minInlineSize: 110,
        priority: 4,
        grow: 0,
        cell: ({ protocol, version }) =>
          protocol === undefined ? version : t(protocol === 'v1.5' ? 'toggle.v15' : 'toggle.v16'),
      },
      {
        key: 'origin',
        header: t('tasks.column.origin'),
        minInlineSize: 120,
        priority: 4,
        grow: 0,
        cell: ({ origin }) => origin,
      },
      {
        key: 'start',
        header: t('tasks.column.start'),
        kind: 'number',
        minInlineSize: 140,
        priority: 2,
        cell: ({ startedAt }) => (
          <Two>
            {timestamp(startedAt, 'DD/MM/YYYY HH:mm')}
            {startedAt !== undefined && <Age at={startedAt} />}
          </Two>
        ),
      },
      {
        key: 'end',
        header: t('tasks.column.end'),
        kind: 'number',
        minInlineSize: 140,
        priority: 3,
        cell: (task) =>
          isRunning(task) ? (
            <Badge tone="info">{t('tasks.show.running')}</Badge>
          ) : (
            timestamp(task.endedAt, 'DD/MM/YYYY HH:mm')
          ),
      },
    ],
    [t, timestamp, words, answersOf, nameOf],
  )
}
