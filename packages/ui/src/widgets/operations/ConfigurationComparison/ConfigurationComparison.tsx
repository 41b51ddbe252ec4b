import { type ComparedKey, compareKeys, type StationKeys } from '@corrente/domain/operations'
import { fold } from '@corrente/domain/text'
import { theme } from '@corrente/themes'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { SearchField } from '../../../forms/index.ts'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Dialog, ErrorState, Skeleton } from '../../../primitives/index.ts'
import { DataTable, type TableColumn } from '../../../table/index.ts'
import { useKeyValueText } from '../KeyValues/useKeyValueText.ts'

export interface ConfigurationComparisonProps {
  isOpen: boolean
  /** The stations with their keys, in the order of their columns. */
  stations: Loadable<readonly StationKeys[]>
  /** More stations of the task gave keys than are shown. */
  isCut: boolean
  nameOf: (stationId: string) => string
  onClose: () => void
}

const BOX = 460
const Odd = styled.strong`
  color: ${theme.tone.warning.fg};
  overflow-wrap: anywhere;
`

/** What stations of one task gave, side by side; a value that is not the usual one stands out. */
export function ConfigurationComparison(props: ConfigurationComparisonProps) {
  const { isOpen, stations, isCut, nameOf, onClose } = props
  const t = useText('operations')
  const [query, setQuery] = useState('')
  const text = fold(query)
  const all = useMemo(() => compareKeys(stations.data ?? []), [stations.data])
  const rows = useMemo(() => all.filter(({ key }) => fold(key).includes(text)), [all, text])
  const columns = useComparedColumns(stations.data ?? NONE, nameOf)
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
  nameOf: (id: string) => string,
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
        cell: ({ key }) => key,
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
            const isOdd = usual !== undefined && value.kind !== 'unknown' && !isValue(value, usual)
            return isOdd ? <Odd>{textOf(value)}</Odd> : textOf(value)
          },
        }),
      ),
    ],
    [t, textOf, stations, nameOf],
  )
}

const isValue = (value: ComparedKey['values'][number], usual: string): boolean =>
  value.kind === 'value' && value.value === usual
