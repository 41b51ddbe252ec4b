import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { usePersonal } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Chip, Popover } from '../../primitives/index.ts'
import { Field, type FieldFrameProps } from '../Field/Field.tsx'
import { dropKeys } from '../picking/picks.ts'
import { type PickSource, unofferedRows } from '../picking/rows.ts'
import { useRows } from '../picking/useRows.ts'
import { Chips, Frame, More, Summary, Trigger } from './MultiSelect.styles.ts'
import { PickPanel } from './PickPanel.tsx'

export interface MultiSelectProps<T> extends FieldFrameProps, PickSource<T> {
  /** Keys of what is chosen, in the order of choosing. A key that is not on offer stays chosen until it is taken away. */
  value: readonly string[]
  /** Something was chosen or taken away. */
  onChange: (value: readonly string[]) => void
  /** Shown while nothing is chosen. Default: the common 'Escolher'. */
  placeholder?: string
  /** Why an entry cannot be chosen or taken away now (VGR-052); shown with it. */
  lockedReasonOf?: (key: string) => string | undefined
  /** What a chosen key is called that is not on offer. Default: the key. */
  nameOfUnoffered?: (key: string) => string
  /** How many entries there are in all, where the list holds only the first of them. */
  total?: number
  /** The search text was changed, for a list that holds only the first entries; the caller delays its call. */
  onQueryChange?: (query: string) => void
  /** Chips in sight; the others are a number. Default: 8. */
  chipsMax?: number
}

const self = (key: string): string => key

/** Several of many: a button that tells how many, a searchable list behind it, and what is chosen as chips below. */
export function MultiSelect<T>({
  items,
  keyOf,
  textOf,
  noteOf,
  isTextPersonal,
  isNotePersonal,
  value,
  onChange,
  placeholder,
  lockedReasonOf,
  nameOfUnoffered = self,
  total,
  onQueryChange,
  chipsMax = 8,
  ...frame
}: MultiSelectProps<T>) {
  const t = useText('controls')
  const personal = usePersonal()
  const { rows, byKey } = useRows({ items, keyOf, textOf, noteOf, isTextPersonal, isNotePersonal })
  const [isOpen, setOpen] = useState(false)
  const isOff = Boolean(frame.disabledReason)
  const shown = value.slice(0, chipsMax)
  const unoffered = new Map(unofferedRows(shown, byKey, nameOfUnoffered).map((row) => [row.key, row]))
  const summary =
    value.length === 0 ? (placeholder ?? t('pick.choose')) : t('pick.chosen', { count: value.length })
  return (
    <Field {...frame}>
      {(control) => (
        <Frame>
          <Popover
            label={frame.label}
            isFlush
            isOpen={isOpen}
            onOpenChange={(open) => setOpen(open && !isOff)}
            trigger={
              <Trigger
                {...control}
                type="button"
                role="combobox"
                aria-expanded={isOpen}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowDown' || isOff) return
                  event.preventDefault()
                  setOpen(true)
                }}
              >
                <Summary data-empty={value.length === 0}>{summary}</Summary>
                <ChevronDown aria-hidden="true" />
              </Trigger>
            }
          >
            <PickPanel
              label={frame.label}
              rows={rows}
              chosen={value}
              {...{ onChange, lockedReasonOf, total, onQueryChange }}
            />
          </Popover>
          {value.length === 0 ? null : (
            <Chips>
              {shown.map((key) => {
                const row = byKey.get(key) ?? unoffered.get(key)
                const text = row?.isTextPersonal ? personal(row.text) : (row?.text ?? key)
                const isFixed = isOff || lockedReasonOf?.(key) !== undefined
                return (
                  <li key={key}>
                    <Chip
                      {...(isFixed
                        ? {}
                        : {
                            onRemove: () => onChange(dropKeys(value, [key])),
                            removeLabel: t('pick.remove', { name: text }),
                          })}
                    >
                      {text}
                    </Chip>
                  </li>
                )
              })}
              {value.length > shown.length ? (
                <More>{t('pick.more', { count: value.length - shown.length })}</More>
              ) : null}
            </Chips>
          )}
        </Frame>
      )}
    </Field>
  )
}
