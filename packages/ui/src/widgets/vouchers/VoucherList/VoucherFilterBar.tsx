import {
  isVoucherKind,
  isVoucherStatus,
  NO_VOUCHER_FILTERS,
  VOUCHER_KINDS,
  VOUCHER_STATUSES,
  type VoucherFilters,
  type VoucherStatus,
} from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import { ListFilter as Funnel, X } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { SearchField, Select } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { type ListFilter, ListFilters } from '../../lists/index.ts'
import { useVoucherWords } from '../useVoucherWords.ts'

export interface VoucherFilterBarProps {
  /** What the list is narrowed by now. */
  filters: VoucherFilters
  /** Filtrar, a chip taken away, a status pressed: the list is asked for anew (VCH-004). */
  onApply: (filters: VoucherFilters) => void
  /** How many there are of each status; undefined: not all of them were read. */
  counts: Readonly<Record<VoucherStatus, number>> | undefined
}

const ALL = ''
const TEXTS = ['code', 'title', 'description'] as const

/** One line of two, also where a field beside it is a little narrower. */
/** On a phone its search stays in sight on the page: nothing is around it. */
const Form = styled.form`
  @media (width < ${theme.breakpoint.tablet}px) {
    display: contents;
  }
`
const Buttons = styled.div`
  display: flex;
  align-items: flex-end;
  white-space: nowrap;
  gap: ${theme.space[2]};
`

function Statuses({ filters, onApply, counts }: VoucherFilterBarProps) {
  const words = useVoucherWords()
  const { integer } = useFormats()
  return VOUCHER_STATUSES.map((status) => {
    const isOn = filters.status === status
    return (
      <Button
        key={status}
        size="small"
        tone={isOn ? 'brand' : 'neutral'}
        aria-pressed={isOn}
        onClick={() => onApply({ ...filters, status: isOn ? undefined : status })}
      >
        {counts ? `${words.status(status)} (${integer(counts[status])})` : words.status(status)}
      </Button>
    )
  })
}

function useActive(filters: VoucherFilters): readonly ListFilter[] {
  const t = useText('vouchers')
  const words = useVoucherWords()
  const chip = (key: string, text: string, isFolded: boolean): readonly ListFilter[] =>
    text === '' ? [] : [{ key, label: text, isFolded }]
  const { kind, status } = filters
  return [
    ...TEXTS.flatMap((key) => {
      const text = filters[key].trim()
      return chip(key, text && t(`active.${key}`, { text }), key !== 'code')
    }),
    ...chip('kind', kind ? t('active.kind', { text: words.kind(kind) }) : '', true),
    ...chip('status', status ? t('active.status', { text: words.status(status) }) : '', true),
  ]
}

/** Code, name, description, type and status; nothing is asked before Filtrar, and Limpar asks for all (VCH-003, VCH-004). */
export function VoucherFilterBar(props: VoucherFilterBarProps) {
  const { filters, onApply } = props
  const t = useText('vouchers')
  const words = useVoucherWords()
  const [draft, setDraft] = useState(filters)
  const change = (next: Partial<VoucherFilters>) => setDraft((now) => ({ ...now, ...next }))
  const field = (key: (typeof TEXTS)[number]) => (
    <SearchField
      label={t(`filter.${key}`)}
      isLabelShown={key !== 'code'}
      value={draft[key]}
      onChange={(text) => change({ [key]: text })}
      pauseMs={0}
    />
  )
  const clear = () => {
    setDraft(NO_VOUCHER_FILTERS)
    onApply(NO_VOUCHER_FILTERS)
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        onApply(draft)
      }}
    >
      <ListFilters
        label={t('list.title')}
        quickLabel={t('filter.status')}
        quick={<Statuses {...props} />}
        search={field('code')}
        inSight={
          <Buttons>
            <Button type="submit" icon={<Funnel aria-hidden="true" />}>
              {t('filter.apply')}
            </Button>
            <Button tone="ghost" icon={<X aria-hidden="true" />} onClick={clear}>
              {t('list.clear')}
            </Button>
          </Buttons>
        }
        fields={
          <>
            {field('title')}
            {field('description')}
            <Select
              label={t('filter.kind')}
              isFilter
              value={draft.kind ?? ALL}
              onChange={(value) => change({ kind: isVoucherKind(value) ? value : undefined })}
              options={[
                { value: ALL, label: t('filter.allKinds') },
                ...VOUCHER_KINDS.map((value) => ({ value: value as string, label: words.kind(value) })),
              ]}
            />
            <Select
              label={t('filter.status')}
              isFilter
              value={draft.status ?? ALL}
              onChange={(value) => change({ status: isVoucherStatus(value) ? value : undefined })}
              options={[
                { value: ALL, label: t('filter.allStatuses') },
                ...VOUCHER_STATUSES.map((value) => ({ value: value as string, label: words.status(value) })),
              ]}
            />
          </>
        }
        active={useActive(filters)}
        onRemove={(key) => onApply({ ...filters, [key]: NO_VOUCHER_FILTERS[key as keyof VoucherFilters] })}
        onClear={clear}
      />
    </Form>
  )
}
