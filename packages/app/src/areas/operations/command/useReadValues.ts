import { emptyValues } from '@corrente/domain/forms'
import { COMMAND_FORM, type Protocol, type StationKeys } from '@corrente/domain/operations'
import { useMemo } from 'react'
import type { SentCommand } from '../../../features/sentCommands.ts'
import { useMay } from '../../../kit/access/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { taskDetailsQuery } from '../../../resources/tasks.ts'
import { useSend } from './useSend.ts'
import { useSentTask } from './useSentTask.ts'

/** So many stations are compared (decisions: Operations and tasks). */
export const VALUES_MAX = 200
const NONE: readonly string[] = []

/** Reads values of keys from chargers, which takes a command and its answers. */
export interface ReadValues {
  /** Whether this account may: it takes get_configuration and the tasks. */
  readonly isPermitted: boolean
  /** Sends get_configuration for one key, or some; nothing is changed by it. */
  readonly read: (stations: readonly string[], ...keys: readonly string[]) => void
  readonly phase: 'idle' | 'reading' | 'read'
  /** What was asked last: its first key and its stations. */
  readonly of: { readonly key: string; readonly stations: readonly string[] } | undefined
  /** What came; a station without an answer has no keys. */
  readonly values: readonly StationKeys[]
  readonly write: ReturnType<typeof useSend>['write']
}

/** The values of keys at chargers, read when somebody asks for them. */
export function useReadValues(protocol: Protocol): ReadValues {
  const may = useMay()
  const sending = useSend()
  const { shown, isSending } = sending
  const { task, results, isSettled } = useSentTask(shown)
  const given = useMemo(
    () => (isSettled ? results.filter(({ hasDetail }) => hasDetail).map(({ stationId }) => stationId) : NONE),
    [isSettled, results],
  )
  const key = given.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says which stations they are
  const query = useMemo(
    () => taskDetailsQuery(task && { task, stationIds: given }),
    [task?.id, task?.startedAt, key],
  )
  const details = useLoadable(query)
  const isRead = isSettled && (given.length === 0 || details.data !== undefined)
  return {
    isPermitted: may('operations-get-configuration') && may('operations-tasks'),
    read: (stations, ...keys) =>
      sending.send({
        command: 'getConfiguration',
        protocol,
        stations: stations.slice(0, VALUES_MAX),
        values: { ...emptyValues(COMMAND_FORM), confKeys: keys },
      }),
    phase: isRead ? 'read' : isSending || shown ? 'reading' : 'idle',
    of: ofSent(shown),
    values: isRead ? valuesOf(shown, details.data) : [],
    write: sending.write,
  }
}

const ofSent = (sent: SentCommand | undefined): ReadValues['of'] =>
  sent && { key: sent.order.values.confKeys[0] ?? '', stations: sent.order.stations }

const valuesOf = (sent: SentCommand | undefined, read: readonly StationKeys[] = []): readonly StationKeys[] =>
  (sent?.order.stations ?? []).map(
    (stationId) => read.find((each) => each.stationId === stationId) ?? { stationId, keys: undefined },
  )
