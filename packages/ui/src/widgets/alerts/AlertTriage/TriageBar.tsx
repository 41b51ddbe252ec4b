import { HOLD_MINUTES, type HoldMinutes, type ProblemShelf } from '@corrente/domain/alerts'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { Select } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { SidewaysCluster } from '../../lists/index.ts'

export interface TriageBarProps<Shelf extends ProblemShelf> {
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

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-inline-size: 0;

  @media (width < ${theme.breakpoint.tablet}px) {
    row-gap: ${theme.space[1]};
  }
`

/** As high as what stands beside them. */
const Shelves = styled(SidewaysCluster)`
  @media (width >= ${theme.breakpoint.tablet}px) {
    margin-block: ${theme.space[1]};
  }
`

/** Which problems are shown, and how short a fault is held back. */
export function TriageBar<Shelf extends ProblemShelf>(props: TriageBarProps<Shelf>) {
  const { shelves, shelf, onShelfChange, counts, holdMinutes, onHoldChange } = props
  const t = useText('alert-list')
  const { integer } = useFormats()
  return (
    <Root>
      <Shelves role="group" aria-label={t('shelf.label')}>
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
      </Shelves>
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
    </Root>
  )
}
