import { type KeyValue, keyValueOf, type StationKeys } from '@corrente/domain/operations'
import { type ReactNode, useMemo } from 'react'
import { Inline, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Banner, Button, Panel } from '../../../primitives/index.ts'
import { DataTable, type TableColumn } from '../../../table/index.ts'
import { KeyValueText, SecretValue } from './KeyValueText.tsx'

export interface KeyValuesProps {
  configurationKey: string
  /** What they will be set to; '' while nothing is typed. */
  next: string
  /** As they were before; empty while they were not read. */
  before: readonly StationKeys[]
  /** As they were read after the change; empty while they were not. */
  after: readonly StationKeys[]
  nameOf: (stationId: string) => string
  /** Reads the values now; undefined: this account may not. */
  onRead: (() => void) | undefined
  /** Why they cannot be read now. */
  readReason?: string | undefined
  isReading: boolean
  /** More stations are chosen than are read. */
  isCut: boolean
  /** Leaves out those that have the new value already; undefined where none has. */
  onDropSame: (() => void) | undefined
  /** How many have the new value already. */
  same: number
  /** How many left the selection when the values came. */
  left: number
  onPutBack: () => void
  /** How the reading ended, where it brought no values. */
  notice?: ReactNode
}

interface Row {
  readonly stationId: string
  readonly before: KeyValue | undefined
  readonly after: KeyValue | undefined
}

const SHORT = 8
const BOX = 360

/** Old value, new value and the value read back, station by station (OPS-031). */
export function KeyValues(props: KeyValuesProps) {
  const {
    configurationKey: key,
    next,
    before,
    after,
    onRead,
    isReading,
    onDropSame,
    same,
    left,
    onPutBack,
  } = props
  const t = useText('operations')
  const rows = useMemo(() => rowsOf(before, after, key), [before, after, key])
  const columns = useValueColumns(props.nameOf, key, next)
  return (
    <Panel title={t('values.title', { key })}>
      <Stack gap={3}>
        <Inline gap={2} align="center">
          {onRead === undefined ? (
            <p>{t('values.unknown')}</p>
          ) : (
            <Button size="small" isBusy={isReading} disabledReason={props.readReason} onClick={onRead}>
              {t('values.read')}
            </Button>
          )}
          {onDropSame && (
            <Button size="small" onClick={onDropSame}>
              {t('values.dropSame', { count: same })}
            </Button>
          )}
        </Inline>
        {left > 0 && (
          <Banner
            tone="info"
            action={
              <Button size="small" onClick={onPutBack}>
                {t('values.putBack')}
              </Button>
            }
          >
            {t('values.left', { count: left })}
          </Banner>
        )}
        {props.isCut && <p>{t('values.cut')}</p>}
        {props.notice}
        {rows.length > 0 && (
          <DataTable
            label={t('values.title', { key })}
            columns={columns}
            rows={rows}
            keyOf={({ stationId }) => stationId}
            textOf={({ stationId }) => props.nameOf(stationId)}
            {...(rows.length > SHORT && { blockSize: BOX })}
          />
        )}
      </Stack>
    </Panel>
  )
}

function rowsOf(before: readonly StationKeys[], after: readonly StationKeys[], key: string): readonly Row[] {
  const ids = [...new Set([...before, ...after].map(({ stationId }) => stationId))]
  const find = (list: readonly StationKeys[], id: string) => {
    const found = list.find(({ stationId }) => stationId === id)
    return found && keyValueOf(found, key)
  }
  return ids.map((stationId) => ({
    stationId,
    before: find(before, stationId),
    after: find(after, stationId),
  }))
}

function useValueColumns(
  nameOf: (id: string) => string,
  name: string,
  next: string,
): readonly TableColumn<Row>[] {
  const t = useText('operations')
  return useMemo(
    () => [
      {
        key: 'station',
        header: t('field.station'),
        minInlineSize: 150,
        priority: 1,
        isRowHeader: true,
        cell: ({ stationId }) => nameOf(stationId),
      },
      {
        key: 'before',
        header: t('values.before'),
        minInlineSize: 110,
        priority: 1,
        cell: ({ before }) => before && <KeyValueText name={name} value={before} />,
      },
      {
        key: 'next',
        header: t('values.next'),
        minInlineSize: 110,
        priority: 2,
        cell: () => <SecretValue name={name} value={next} />,
      },
      {
        key: 'after',
        header: t('values.after'),
        minInlineSize: 150,
        priority: 1,
        cell: ({ after }) =>
          after && (
            <Inline gap={2} align="center">
              <KeyValueText name={name} value={after} />
              {next !== '' && after.kind === 'value' && (
                <Badge tone={after.value === next ? 'success' : 'warning'}>
                  {t(after.value === next ? 'values.same' : 'values.other')}
                </Badge>
              )}
            </Inline>
          ),
      },
    ],
    [t, nameOf, name, next],
  )
}
