import { hrefOf, matchRoute, pathOf } from '@corrente/domain/routing'
import { copiedVoucher, newVoucher, type VoucherBase, voucherForm } from '@corrente/domain/vouchers'
import { useText } from '@corrente/ui/messages'
import { useMatch } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { RecordFormPage, recordWords } from '../../../kit/forms/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { oneVoucher } from '../../../resources/vouchers.ts'
import { OneVoucher } from './OneVoucher.tsx'
import type { FormPlaces } from './useVoucherForm.ts'

const LIST = pathOf('vouchers')

const keyOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return /^\d+$/.test(text) ? text : undefined
}

/** Where a form and the selection of its guests are; a copy keeps saying of what, and whether that is to stop. */
function placesOf(id: string | undefined, from: string | undefined, stops: boolean): FormPlaces {
  if (id !== undefined)
    return { form: pathOf('voucher-edit', { id }), selection: pathOf('voucher-edit-users', { id }) }
  const search = from === undefined ? {} : { search: { from: Number(from), ...(stops && { stop: 1 }) } }
  return {
    form: hrefOf({ path: pathOf('voucher-create'), ...search }),
    selection: hrefOf({ path: pathOf('voucher-create-users'), ...search }),
  }
}

/**
 * `/vouchers/create`, `/voucher/{id}/edit`, and the selection of guests of both: one page, so that the form stands while
 * its guests are chosen (VCH-019, VCH-020, VCH-049). `?from=77` opens a copy; with `stop=1` its end leads to switching
 * 77 off.
 */
export function VoucherFormPage() {
  // Of the page that stands: the address is that of the next one already while that is fetched.
  const { params, pathname, search } = useMatch({ strict: false })
  const { id } = params
  const t = useText('voucher-form')
  const { clock, formats } = usePorts()
  const asked = search as { readonly from?: unknown; readonly stop?: unknown }
  const from = id === undefined ? keyOf(asked.from) : undefined
  const stops = from !== undefined && keyOf(asked.stop) === '1'
  const source = id ?? from
  const [{ latest, data }, run] = useAtom(useMemo(() => oneVoucher.query(source), [source]))
  const base = useMemo((): VoucherBase | undefined => {
    const { zone } = formats
    if (source === undefined) return newVoucher(clock.serverNow(), zone)
    if (!data) return undefined
    return id === undefined ? copiedVoucher(data, clock.serverNow(), zone) : voucherForm(data)
  }, [source, id, data, clock, formats])
  const route = matchRoute(pathname)?.id
  const isSelecting = route === 'voucher-create-users' || route === 'voucher-edit-users'
  const title = isSelecting ? 'guests.select' : id === undefined ? 'title.create' : 'title.edit'
  return (
    <RecordFormPage
      title={t(title)}
      subtitle={data?.title}
      words={recordWords(t)}
      backHref={LIST}
      id={`${id ?? 'new'}:${from ?? ''}`}
      base={base}
      latest={latest}
      onRetry={() => void run('refetch')}
    >
      {(opened) => (
        <OneVoucher
          base={opened}
          from={from}
          places={placesOf(id, from, stops)}
          isSelecting={isSelecting}
          stop={stops && data?.isActive !== false ? data : undefined}
        />
      )}
    </RecordFormPage>
  )
}
