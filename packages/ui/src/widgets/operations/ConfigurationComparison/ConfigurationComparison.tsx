import { isReadOnlyKey } from '@corrente/domain/ocpp'
import {
  type ComparedKey,
  compareKeys,
  type KeyValue,
  type Protocol,
  type StationKeys,
} from '@corrente/domain/operations'
import { fold } from '@corrente/domain/text'
import { theme } from '@corrente/themes'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { SearchField } from '../../../forms/index.ts'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { Inline, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Dialog, ErrorState, Skeleton } from '../../../primitives/index.ts'
import { DataTable, type TableColumn } from '../../../table/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { useKeyValueText } from '../KeyValues/useKeyValueText.ts'

export interface ConfigurationComparisonProps {
  isOpen: boolean
  /** The stations with their keys, in the order of their columns. */
  stations: Loadable<readonly StationKeys[]>
  /** More stations of the task gave keys than are shown. */
  isCut: boolean
  /** Of the task: says which keys cannot be written. */
  protocol: Protocol | undefined
  nameOf: (stationId: string) => string
  /** Opens the change of a key with the stations that are not as most are; undefined: this account may not. */
  onCorrect: ((correction: Correction) => void) | undefined
  onClose: () => void
}

/** Stations that differ in a key, and the value that most have. */
export interface Correction {
  readonly key: string
  readonly value: string
  readonly stationIds: readonly string[]
}

const BOX = 460
const Odd = styled.strong`
  color: ${theme.tone.warning.fg};
  overflow-wrap: anywhere;
`

/** What stations of one task gave, side by side; a value that is not the usual one stands out. */
export function ConfigurationComparison(props: ConfigurationComparisonProps) {
  const { isOpen, stations, isCut, onClose } = props
  const t = useText('operations')
  const [query, setQuery] = useState('')
  const text = fold(query)
  const all = useMemo(() => compareKeys(stations.data ?? []), [stations.data])
  const rows = useMemo(() => all.filter(({ key }) => fold(key).includes(text)), [all, text])
  const columns = useComparedColumns(stations.data ?? NONE, props)
  const shown = shownOf(stations)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('compare.title')}
      size="large"
      footer={<Button onClick={onClose}>{t('keys.close')}</Button>}
    >
      <Stack gap={3}>
        {shown === 'loading' && <Skeleton shape="block" blockSize="200px" />}
        {shown === 'failed' && (
          <ErrorState title={t('keys.failed')} onRetry={stations.retry} isRetrying={stations.isRetrying} />
        )}
        {shown === 'ready' && (
          <>
            <p>
              {t('compare.differ', { count: all.filter(({ differs }) => differs).length })}
              {isCut && ` ${t('compare.cut')}`}
            </p>
            <SearchField label={t('compare.search')} isLabelShown value={query} onChange={setQuery} />
            <DataTable
              label={t('compare.title')}
              columns={columns}
              rows={rows}
              keyOf={({ key }) => key}
              textOf={({ key }) => key}
              isSortedByCaller
              empty={{ title: t(all.length === 0 ? 'keys.empty' : 'keys.noMatch') }}
              {...(rows.length > 8 && { blockSize: BOX })}
            />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

const NONE: readonly StationKeys[] = []

function useComparedColumns(
  stations: readonly StationKeys[],
  { nameOf, protocol, onCorrect }: ConfigurationComparisonProps,
): readonly TableColumn<ComparedKey>[] {
  const t = useText('operations')
  const textOf = useKeyValueText()
  return useMemo(
    () => [
      {
        key: 'key',
        header: t('keys.key'),
        minInlineSize: 190,
        priority: 1,
        isRowHeader: true,
        cell: (row) => <KeyCell row={row} stations={stations} protocol={protocol} onCorrect={onCorrect} />,
      },
      ...stations.map(
        ({ stationId }, index): TableColumn<ComparedKey> => ({
          key: `station:${stationId}`,
          header: nameOf(stationId),
          minInlineSize: 120,
          priority: index + 2,
          cell: ({ values, usual }) => {
            const value = values[index]
            if (value === undefined) return undefined
            return isOdd(value, usual) ? <Odd>{textOf(value)}</Odd> : textOf(value)
          },
        }),
      ),
    ],
    [t, textOf, stations, nameOf, protocol, onCorrect],
  )
}

/** Whether a value that was read is not the one that most have. */
const isOdd = (value: KeyValue | undefined, usual: string | undefined): boolean =>
  usual !== undefined &&
  value !== undefined &&
  value.kind !== 'unknown' &&
  !(value.kind === 'value' && value.value === usual)

interface KeyCellProps extends Pick<ConfigurationComparisonProps, 'protocol' | 'onCorrect'> {
  row: ComparedKey
  stations: readonly StationKeys[]
}

/** A key, what it means, and the press that brings the odd ones to where most are. */
function KeyCell({ row: { key, values, usual }, stations, protocol, onCorrect }: KeyCellProps) {
  const t = useText('operations')
  const odd = stations.filter((_, index) => isOdd(values[index], usual)).map(({ stationId }) => stationId)
  // A key that a station lacks cannot be given to it.
  const theirs = odd.filter(
    (id) => values[stations.findIndex((each) => each.stationId === id)]?.kind !== 'absent',
  )
  const canChange = protocol === undefined || !isReadOnlyKey(protocol, key)
  return (
    <Stack gap={1}>
      <Inline gap={1} align="center">
        {key}
        <TermHelp kind="key" text={key} />
      </Inline>
      {onCorrect && canChange && usual !== undefined && theirs.length > 0 && (
        <Inline>
          <Button size="small" onClick={() => onCorrect({ key, value: usual, stationIds: theirs })}>
            {t('compare.correct', { count: theirs.length, value: usual })}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
