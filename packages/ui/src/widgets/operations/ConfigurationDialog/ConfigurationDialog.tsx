import { isReadOnlyKey } from '@corrente/domain/ocpp'
import { type ConfigurationKey, coveredValue, notReturned, type Protocol } from '@corrente/domain/operations'
import { fold } from '@corrente/domain/text'
import { useMemo, useState } from 'react'
import { SearchField } from '../../../forms/index.ts'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { Inline, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Button, Dialog, ErrorState, Skeleton } from '../../../primitives/index.ts'
import { DataTable, type TableColumn } from '../../../table/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { SecretValue } from '../KeyValues/KeyValueText.tsx'

export interface ConfigurationDialogProps {
  /** What the station is called; undefined: it is closed. */
  station: string | undefined
  keys: Loadable<readonly ConfigurationKey[]>
  /** The keys that were asked for, where this tab knows it: those that did not come are named. */
  asked?: readonly string[] | undefined
  /** Of the task: says which keys cannot be written. */
  protocol: Protocol | undefined
  onClose: () => void
}

const BOX = 420

/** A key that came, or that was asked for and did not. */
type ShownKey = ConfigurationKey & { readonly isMissing?: boolean }

/** The keys that a station gave, as a table that can be searched (TSK-002, TSK-007). */
export function ConfigurationDialog(props: ConfigurationDialogProps) {
  const { station, keys, asked, protocol, onClose } = props
  const t = useText('operations')
  const common = useText('common')
  const [query, setQuery] = useState('')
  const text = fold(query)
  const rows = useMemo(() => {
    const given: readonly ShownKey[] = keys.data ?? []
    const missing = notReturned(asked ?? [], given).map((key) => ({ key, value: undefined, isMissing: true }))
    return [...given, ...missing].filter(({ key, value }) =>
      fold(`${key}\n${coveredValue(key, value ?? '')}`).includes(text),
    )
  }, [keys.data, asked, text])
  const columns = useKeyColumns(protocol)
  const shown = shownOf(keys)
  return (
    <Dialog
      isOpen={station !== undefined}
      onClose={onClose}
      title={t('keys.title', { station: station ?? '' })}
      size="large"
      footer={<Button onClick={onClose}>{common('action.close')}</Button>}
    >
      <Stack gap={3}>
        {shown === 'loading' && <Skeleton shape="block" blockSize="200px" />}
        {shown === 'failed' && (
          <ErrorState title={t('keys.failed')} onRetry={keys.retry} isRetrying={keys.isRetrying} />
        )}
        {shown === 'ready' && (
          <>
            <SearchField label={t('keys.search')} value={query} onChange={setQuery} />
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

function useKeyColumns(protocol: Protocol | undefined): readonly TableColumn<ShownKey>[] {
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
            <TermHelp kind="key" text={key} />
            {protocol !== undefined && isReadOnlyKey(protocol, key) && <Badge>{t('keys.readOnly')}</Badge>}
          </Inline>
        ),
      },
      {
        key: 'value',
        header: t('field.value'),
        minInlineSize: 140,
        priority: 1,
        cell: ({ key, value, isMissing }) =>
          value === undefined ? (
            t(isMissing ? 'keys.notReturned' : 'keys.noValue')
          ) : (
            <SecretValue name={key} value={value} />
          ),
      },
    ],
    [t, protocol],
  )
}
