import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { type ActiveFilter, Button, FilterChips, type FilterChipsProps } from '../../../primitives/index.ts'
import { Active, Count, First, Fold, Folded, Line, Quick, Root, Search, Strip } from './ListFilters.styles.ts'

/** A filter that is on. */
export interface ListFilter extends ActiveFilter {
  /** Its field is one of `fields`, which are folded away: the button counts it. */
  readonly isFolded: boolean
}

export interface ListFiltersProps extends Partial<Pick<FilterChipsProps, 'onRemove' | 'onClear'>> {
  /** What the search and the fields are for; the accessible name of them together. */
  label: string
  /** The list's search field; always in sight. Absent: it stands elsewhere, or there is none. */
  search?: ReactNode
  /** What is needed too often to be folded: the period, a switch, a button. On one line with the search. */
  inSight?: ReactNode
  /** Questions that one press answers, as buttons in a row; always in sight. */
  quick?: ReactNode
  /** The name of `quick`. */
  quickLabel?: string
  /** The other fields, each a child of its own, behind one button. */
  fields?: ReactNode
  /** They are few and have no labels in sight: where there is room they stand on the line too. */
  areFieldsInline?: boolean
  /** What is on, but for the words of the search, which stand in its field; a chip for each, in sight also where its field is not. Absent: all of it is in sight. */
  active?: readonly ListFilter[]
}

/**
 * What narrows a list, on one line where there is room: search, questions, and a chip for each filter that is on. The
 * fields fold behind one button, so that the rows start on the first screen.
 */
export function ListFilters(props: ListFiltersProps) {
  const {
    label,
    search,
    inSight,
    quick,
    quickLabel,
    fields,
    areFieldsInline = false,
    active = [],
    onRemove,
    onClear,
  } = props
  const t = useText('table')
  const { integer } = useFormats()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const count = active.filter(({ isFolded }) => isFolded).length
  return (
    <Root role="search" aria-label={label} data-sticks={search === undefined ? undefined : ''}>
      <Line>
        <First>
          {search === undefined ? null : <Search>{search}</Search>}
          {fields === undefined ? null : (
            <Fold data-inline={areFieldsInline}>
              <Button
                icon={<SlidersHorizontal aria-hidden="true" />}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={(event) => {
                  setOpen(!isOpen)
                  // Whoever opens it by key wants to be in it.
                  if (!isOpen && event.detail === 0)
                    requestAnimationFrame(() =>
                      panel.current?.querySelector<HTMLElement>('input, select, button')?.focus(),
                    )
                }}
              >
                {t('filters.button')}
                {count > 0 ? (
                  <>
                    <Count aria-hidden="true"> {integer(count)}</Count>
                    <VisuallyHidden>{t('filters.on', { count })}</VisuallyHidden>
                  </>
                ) : null}
              </Button>
            </Fold>
          )}
        </First>
        <Strip>
          {inSight}
          {quick ? (
            <Quick role="group" aria-label={quickLabel}>
              {quick}
            </Quick>
          ) : null}
          {onRemove && onClear ? (
            <Active>
              <FilterChips filters={active} onRemove={onRemove} onClear={onClear} />
            </Active>
          ) : null}
        </Strip>
        {fields === undefined ? null : (
          <Folded id={id} ref={panel} data-open={isOpen} data-inline={areFieldsInline}>
            {fields}
          </Folded>
        )}
      </Line>
    </Root>
  )
}
