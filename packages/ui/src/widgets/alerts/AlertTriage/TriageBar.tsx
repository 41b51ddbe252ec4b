import { HOLD_MINUTES, type HoldMinutes, type ProblemShelf } from '@corrente/domain/alerts'
import styled from 'styled-components'
import { Select } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { Cluster } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { InSight, ListFilters } from '../../lists/index.ts'
import { AlertSearch, type AlertSearchProps } from '../AlertSearch.tsx'

export interface TriageBarProps<Shelf extends ProblemShelf> extends AlertSearchProps {
  /** All shelves of the view, in their order. */
  shelves: readonly Shelf[]
  /** The shelf that is shown. */
  shelf: Shelf
  onShelfChange: (shelf: Shelf) => void
  /** What lies on each shelf; undefined before the first answer. */
  counts: Readonly<Record<Shelf, number>> | undefined
  /** Faults that last shorter are held back; 0 holds none back. */
  holdMinutes: HoldMinutes
  onHoldChange: (minutes: HoldMinutes) => void
}

/** At the end of the line; it narrows all shelves alike. Its hidden label goes where it goes, not past the edge of a phone. */
const Hold = styled.div`
  position: relative;
  margin-inline-start: auto;
`

/** Which problems are shown: by the search, the shelf, and how short a fault is held back. */
export function TriageBar<Shelf extends ProblemShelf>(props: TriageBarProps<Shelf>) {
  const { shelves, shelf, onShelfChange, counts, holdMinutes, onHoldChange, query, onQueryChange } = props
  const t = useText('alert-list')
  const { integer } = useFormats()
  return (
    <ListFilters
      label={t('filter.label')}
      search={<AlertSearch {...{ query, onQueryChange }} />}
      inSight={
        <>
          <InSight>
            <Cluster role="group" aria-label={t('shelf.label')}>
              {shelves.map((each) => (
                <Button
                  key={each}
                  size="small"
                  tone={each === shelf ? 'brand' : 'neutral'}
                  aria-pressed={each === shelf}
                  onClick={() => onShelfChange(each)}
                >
                  {t(`shelf.${each}`)} <strong>{integer(counts?.[each])}</strong>
                </Button>
              ))}
            </Cluster>
          </InSight>
          <Hold>
            <Select
              label={t('hold.label')}
              isLabelHidden
              isFilter
              value={String(holdMinutes)}
              onChange={(value) => {
                const minutes = HOLD_MINUTES.find((each) => String(each) === value)
                if (minutes !== undefined) onHoldChange(minutes)
              }}
              options={HOLD_MINUTES.map((minutes) => ({
                value: String(minutes),
                label: minutes === 0 ? t('hold.none') : t('hold.minutes', { count: minutes }),
              }))}
            />
          </Hold>
        </>
      }
    />
  )
}
