import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { type ActiveFilter, Button, FilterChips, type FilterChipsProps } from '../../../primitives/index.ts'
import { Active, Count, Fields, Fold, Folded, Quick, Root, Search } from './ListFilters.styles.ts'

/** A filter that is on. */
export interface ListFilter extends ActiveFilter {
  /** Its field is one of `fields`, which a narrow list folds away: the button counts it. */
  readonly isFolded: boolean
}

export interface ListFiltersProps extends Pick<FilterChipsProps, 'onRemove' | 'onClear'> {
  /** What the search and the fields are for; the accessible name of them together. */
  label: string
  /** The list's search field; always in sight. Absent: it stands elsewhere, or there is none. */
  search?: ReactNode
  /** Questions that one press answers, as buttons in a row; always in sight. */
  quick?: ReactNode
  /** The name of `quick`. */
  quickLabel?: string
  /** The other fields, each a child of its own. */
  fields: ReactNode
  /** What is on; a chip for each, in sight also where its field is not. */
  active: readonly ListFilter[]
}

/**
 * What narrows a list: search, fields, and a chip for each that is on. Where the list is narrow, as on a phone, the
 * fields fold behind one button, so that the rows start on the first screen.
 */
export function ListFilters(props: ListFiltersProps) {
  const { label, search, quick, quickLabel, fields, active, onRemove, onClear } = props
  const t = useText('table')
  const { integer } = useFormats()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const count = active.filter(({ isFolded }) => isFolded).length
  return (
    <Root role="search" aria-label={label}>
      {quick ? (
        <Quick role="group" aria-label={quickLabel}>
          {quick}
        </Quick>
      ) : null}
      <Fields>
        {search === undefined ? null : <Search>{search}</Search>}
        <Fold>
          <Button
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
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
        <Folded id={id} data-open={isOpen}>
          {fields}
        </Folded>
      </Fields>
      <Active>
        <FilterChips filters={active} onRemove={onRemove} onClear={onClear} />
      </Active>
    </Root>
  )
}
