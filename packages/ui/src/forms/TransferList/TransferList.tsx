import { ArrowLeftToLine, ArrowRightToLine } from 'lucide-react'
import { useMemo, useState } from 'react'
import { VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import type { FieldFrameProps } from '../Field/Field.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { addKeys, dropKeys } from '../picking/picks.ts'
import { type PickSource, type PickState, unofferedRows } from '../picking/rows.ts'
import { useRows } from '../picking/useRows.ts'
import { Sides } from './TransferList.styles.ts'
import { TransferSide } from './TransferSide.tsx'

export interface TransferListProps<T> extends FieldFrameProps, PickSource<T> {
  /** Keys of what is selected, in the order of selecting. A key that is not on offer stays until it is moved back. */
  value: readonly string[]
  /** Entries were moved. */
  onChange: (value: readonly string[]) => void
  /** Heading of the left list. Default: the common 'Disponíveis' (OPS-008). */
  availableLabel?: string
  /** Heading of the right list. Default: the common 'Selecionados' (OPS-008). */
  selectedLabel?: string
  /** What an entry is at this moment, as a mark and words; asked for those in view alone. */
  stateOf?: (key: string) => PickState | undefined
  /** What a selected key is called that is not on offer. Default: the key. */
  nameOfUnoffered?: (key: string) => string
  /** Height of the scrolling part of the left list in px, and the most of the right one. Default: 264, five to seven entries. */
  listHeight?: number
}

const self = (key: string): string => key

/** Two lists, what is available and what is selected, with search, marks and counts in each; 40,000 entries are fine. */
export function TransferList<T>({
  items,
  keyOf,
  textOf,
  noteOf,
  value,
  onChange,
  availableLabel,
  selectedLabel,
  stateOf,
  nameOfUnoffered = self,
  listHeight = 264,
  ...frame
}: TransferListProps<T>) {
  const tc = useText('controls')
  const { rows, byKey } = useRows({ items, keyOf, textOf, noteOf })
  const [said, setSaid] = useState('')
  const available = useMemo(() => {
    const chosen = new Set(value)
    return rows.filter(({ key }) => !chosen.has(key))
  }, [rows, value])
  const selected = useMemo(() => {
    const others = new Map(unofferedRows(value, byKey, nameOfUnoffered).map((row) => [row.key, row]))
    return value.flatMap((key) => byKey.get(key) ?? others.get(key) ?? [])
  }, [value, byKey, nameOfUnoffered])
  const move = (keys: readonly string[], isAdded: boolean): void => {
    onChange(isAdded ? addKeys(value, keys) : dropKeys(value, keys))
    setSaid(tc(isAdded ? 'transfer.added' : 'transfer.removed', { count: keys.length }))
  }
  return (
    <FieldGroup {...frame}>
      <Sides>
        <TransferSide
          title={availableLabel ?? tc('transfer.available')}
          rows={available}
          way="add"
          icon={<ArrowRightToLine aria-hidden="true" />}
          onMove={(keys) => move(keys, true)}
          stateOf={stateOf}
          disabledReason={frame.disabledReason}
          listHeight={listHeight}
        />
        <TransferSide
          title={selectedLabel ?? tc('transfer.selected')}
          rows={selected}
          way="remove"
          icon={<ArrowLeftToLine aria-hidden="true" />}
          onMove={(keys) => move(keys, false)}
          stateOf={stateOf}
          disabledReason={frame.disabledReason}
          listHeight={listHeight}
        />
      </Sides>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FieldGroup>
  )
}
