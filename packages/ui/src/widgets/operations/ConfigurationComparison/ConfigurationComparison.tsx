import { isReadOnlyKey } from '@corrente/domain/ocpp'
import {
  type ComparedKey,
  compareKeys,
  coveredValue,
  type OddValue,
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
import { KeyValueText } from '../KeyValues/KeyValueText.tsx'

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
  const common = useText('common')
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
      footer={<Button onClick={onClose}>{common('action.close')}</Button>}
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
            <SearchField label={t('compare.search')} value={query} onChange={setQuery} />
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
  return useMemo(
    () => [
      {
        key: 'key',
        header: t('keys.key'),
        minInlineSize: 190,
        priority: 1,
        isRowHeader: true,
        cell: (row) => <KeyCell row={row} nameOf={nameOf} protocol={protocol} onCorrect={onCorrect} />,
      },
      ...stations.map(
        ({ stationId }, index): TableColumn<ComparedKey> => ({
          key: `station:${stationId}`,
          header: nameOf(stationId),
          isHeaderCut: true,
          minInlineSize: 120,
          priority: index + 2,
          cell: ({ key, values, usual, odd }) => {
            const value = values[index]
            if (value === undefined) return undefined
            const isOdd = usual !== undefined && odd.some(({ stationIds }) => stationIds.includes(stationId))
            const text = <KeyValueText name={key} value={value} />
            return isOdd ? <Odd>{text}</Odd> : text
          },
        }),
      ),
    ],
    [t, stations, nameOf, protocol, onCorrect],
  )
}

interface KeyCellProps extends Pick<ConfigurationComparisonProps, 'nameOf' | 'protocol' | 'onCorrect'> {
  row: ComparedKey
}

/** A key, what it means, who has another value, as not all columns have room, and the press that brings the odd ones to where most are. */
function KeyCell({ row: { key, usual, odd }, nameOf, protocol, onCorrect }: KeyCellProps) {
  const t = useText('operations')
  // A key that a station lacks cannot be given to it.
  const theirs = odd.filter(({ value }) => value.kind !== 'absent').flatMap(({ stationIds }) => stationIds)
  const canChange = protocol === undefined || !isReadOnlyKey(protocol, key)
  return (
    <Stack gap={1}>
      <Inline gap={1} align="center">
        {key}
        <TermHelp kind="key" text={key} />
      </Inline>
      {odd.length > 0 && <OddValues name={key} odd={odd} nameOf={nameOf} />}
      {onCorrect && canChange && usual !== undefined && theirs.length > 0 && (
        <Inline>
          <Button size="small" onClick={() => onCorrect({ key, value: usual, stationIds: theirs })}>
            {t('compare.correct', { count: theirs.length, value: coveredValue(key, usual) })}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

/** As many names are told of the stations that share a value; the columns have them all. */
const NAMED_MAX = 3

/** Each value that is not the usual one, and who has it. */
function OddValues({
  name,
  odd,
  nameOf,
}: Pick<ConfigurationComparisonProps, 'nameOf'> & { name: string; odd: readonly OddValue[] }) {
  const t = useText('operations')
  return (
    <Stack gap={1}>
      {odd.map(({ value, stationIds }) => {
        const more = stationIds.length - NAMED_MAX
        return (
          <p key={stationIds[0]}>
            <Odd>
              <KeyValueText name={name} value={value} />
            </Odd>
            : {stationIds.slice(0, NAMED_MAX).map(nameOf).join(', ')}
            {more > 0 && ` ${t('pick.more', { count: more })}`}
          </p>
        )
      })}
    </Stack>
  )
}
