import { coveredValue, formerValues, keyNamed, keyValueOf, type Protocol } from '@corrente/domain/operations'
import { Inline } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { Button } from '@corrente/ui/primitives'
import { KeyValues, SendNotice } from '@corrente/ui/widgets/operations'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SentCommand } from '../../../features/sentCommands.ts'
import type { CommandOrder } from '../../../resources/commands.ts'
import { type StationOf, useStationNames } from '../useStationOf.ts'
import type { CommandFormState } from './useCommandForm.ts'
import { type ReadValues, useReadValues, VALUES_MAX } from './useReadValues.ts'
import { useSentTask } from './useSentTask.ts'

export interface ChangeValuesProps {
  readonly protocol: Protocol
  readonly form: CommandFormState
  /** The change that this page has sent last. */
  readonly shown: SentCommand | undefined
  readonly stationOf: StationOf
  /** Asks where it has to, and sends. */
  readonly onSend: (order: CommandOrder) => void
}

const valuesFor = (read: ReadValues, key: string) => (read.of?.key === key ? read.values : [])

/** The values of the key before a change, read when asked for, and after it; and the way back to them. */
export function ChangeValues({ protocol, form, shown, stationOf, onSend }: ChangeValuesProps) {
  const t = useText('operations')
  const { nameOf } = useStationNames(stationOf)
  const before = useReadValues(protocol)
  const after = useReadValues(protocol)
  const key = keyNamed(form.values)
  const next = form.values.value.trim()
  const known = valuesFor(before, key)
  const changed = useChanged(shown, key, before.phase === 'read' ? (ids) => after.read(ids, key) : undefined)
  const same = known
    .filter((each) => {
      const read = keyValueOf(each, key)
      return read.kind === 'value' && read.value === next && form.selected.includes(each.stationId)
    })
    .map(({ stationId }) => stationId)
  const left = useLeft(before, form, same)
  if (key === '') return null
  return (
    <>
      <KeyValues
        configurationKey={key}
        next={next}
        before={known}
        after={changed.length === 0 ? [] : valuesFor(after, key)}
        nameOf={nameOf}
        onRead={before.isPermitted ? () => before.read(form.selected, key) : undefined}
        readReason={form.selected.length === 0 ? t('values.chooseFirst') : undefined}
        isReading={before.phase === 'reading'}
        isCut={form.selected.length > VALUES_MAX}
        onDropSame={
          same.length > 0 ? () => form.select(form.selected.filter((id) => !same.includes(id))) : undefined
        }
        same={same.length}
        left={left.length}
        onPutBack={() => form.select([...new Set([...form.selected, ...left])])}
        notice={[before, after].map(({ write }, index) => (
          <SendNotice
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them, always
            key={index}
            state={write.state}
            onVerify={write.verify}
            onRelease={() => void write.release()}
          />
        ))}
      />
      {changed.length > 0 && (
        <Inline gap={2}>
          {formerValues(changed, known, key, next).map(({ value, stations }) => (
            <Button
              key={value}
              size="small"
              onClick={() =>
                onSend({
                  command: 'changeConfiguration',
                  protocol,
                  stations,
                  values: { ...form.values, value },
                })
              }
            >
              {t('values.restore', { value: coveredValue(key, value), count: stations.length })}
            </Button>
          ))}
          {after.isPermitted && (
            <Button size="small" isBusy={after.phase === 'reading'} onClick={() => after.read(changed, key)}>
              {t('values.readBack')}
            </Button>
          )}
        </Inline>
      )}
    </>
  )
}

/**
 * Once the values were read, only the stations that differ stay chosen; where none does, all of them.
 * @param same - those that have the new value already
 * @returns those that left the selection, as long as they are not back
 */
function useLeft(before: ReadValues, form: CommandFormState, same: readonly string[]): readonly string[] {
  const [left, setLeft] = useState<readonly string[]>([])
  const { selected } = form
  const narrow = useEffectEvent(() => {
    if (same.length === 0 || same.length === selected.length) return
    form.select(selected.filter((id) => !same.includes(id)))
    setLeft(same)
  })
  const isRead = before.phase === 'read'
  useEffect(() => {
    if (isRead) narrow()
  }, [isRead])
  return left.filter((id) => !selected.includes(id))
}

/**
 * The stations that accepted the last change of a key.
 * @param onSettled - reads them back once all have answered, where somebody has read the values before; reading changes
 *   nothing
 */
function useChanged(
  shown: SentCommand | undefined,
  key: string,
  onSettled: ((stations: readonly string[]) => void) | undefined,
): readonly string[] {
  const { results, isSettled } = useSentTask(shown)
  const isOwn = shown !== undefined && keyNamed(shown.order.values) === key
  const accepted = isOwn
    ? results
        .filter(({ verdict }) => verdict === 'accepted' || verdict === 'promised')
        .map(({ stationId }) => stationId)
    : []
  const settle = useEffectEvent(() => {
    if (accepted.length > 0) onSettled?.(accepted)
  })
  const settledOf = isOwn && isSettled ? shown.taskId : undefined
  useEffect(() => {
    if (settledOf !== undefined) settle()
  }, [settledOf])
  return isOwn && isSettled ? accepted : []
}
