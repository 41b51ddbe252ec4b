import { isReadOnlyKey } from '@corrente/domain/ocpp'
import type { ConfigurationKey, Protocol } from '@corrente/domain/operations'
import { fold } from '@corrente/domain/text'
import { useMemo, useState } from 'react'
import { SearchField } from '../../../forms/index.ts'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { Inline, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Button, Dialog, ErrorState, Skeleton } from '../../../primitives/index.ts'
import { DataTable, type TableColumn } from '../../../table/index.ts'

export interface ConfigurationDialogProps {
  /** What the station is called; undefined: it is closed. */
  station: string | undefined
  keys: Loadable<readonly ConfigurationKey[]>
  /** Of the task: says which keys cannot be written. */
  protocol: Protocol | undefined
  onClose: () => void
}

const BOX = 420

/** The keys that a station gave, as a table that can be searched (TSK-002, TSK-007). */
export function ConfigurationDialog({ station, keys, protocol, onClose }: ConfigurationDialogProps) {
  const t = useText('operations')
  const [query, setQuery] = useState('')
  const text = fold(query)
  const rows = useMemo(
    () => (keys.data ?? []).filter(({ key, value }) => fold(`${key}\n${value ?? ''}`).includes(text)),
    [keys.data, text],
  )
  const columns = useKeyColumns(protocol)
  const shown = shownOf(keys)
  return (
    <Dialog
      isOpen={station !== undefined}
      onClose={onClose}
      title={t('keys.title', { station: station ?? '' })}
      size="large"
      footer={<Button onClick={onClose}>{t('keys.close')}</Button>}
    >
      <Stack gap={3}>
        {shown === 'loading' && <Skeleton shape="block" blockSize="200px" />}
        {shown === 'failed' && (
          <ErrorState title={t('keys.failed')} onRetry={keys.retry} isRetrying={keys.isRetrying} />
        )}
        {shown === 'ready' && (
          <>
            <SearchField label={t('keys.search')} isLabelShown value={query} onChange={setQuery} />
            <DataTable
              label={t('keys.title', { station: station ?? '' })}
              columns={columns}
              rows={rows}
              keyOf={({ key }) => key}
              textOf={({ key }) => key}
              unreadRows={keys.unread}
              empty={{ title: t(keys.data?.length === 0 ? 'keys.empty' : 'keys.noMatch') }}
              {...(rows.length > 8 && { blockSize: BOX })}
            />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

function useKeyColumns(protocol: Protocol | undefined): readonly TableColumn<ConfigurationKey>[] {
  const t = useText('operations')
  return useMemo(
    () => [
      {
        key: 'key',
        header: t('keys.key'),
        minInlineSize: 180,
        priority: 1,
        cell: ({ key }) => (
          <Inline gap={2} align="center">
            {key}
            {protocol !== undefined && isReadOnlyKey(protocol, key) && <Badge>{t('keys.readOnly')}</Badge>}
          </Inline>
        ),
      },
      {
        key: 'value',
        header: t('keys.value'),
        minInlineSize: 140,
        priority: 1,
        cell: ({ value }) => value ?? t('keys.notReturned'),
      },
    ],
    [t, protocol],
  )
}
