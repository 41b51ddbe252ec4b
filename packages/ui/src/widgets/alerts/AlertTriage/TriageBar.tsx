import { HOLD_MINUTES, type HoldMinutes, type ProblemShelf } from '@corrente/domain/alerts'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { Select } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { Cluster, Muted } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'

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
  gap: ${theme.space[3]} ${theme.space[4]};
  min-inline-size: 0;
`
const Main = styled.div`
  display: grid;
  flex: 1 1 320px;
  gap: ${theme.space[3]};
  min-inline-size: 0;
`
const Hold = styled.div`
  min-inline-size: min(260px, 100%);
`

/** Which problems are shown, how short a fault is held back, and that the marks stay in this browser. */
export function TriageBar<Shelf extends ProblemShelf>(props: TriageBarProps<Shelf>) {
  const { shelves, shelf, onShelfChange, counts, holdMinutes, onHoldChange } = props
  const t = useText('alert-list')
  const { integer } = useFormats()
  return (
    <Root>
      <Main>
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
        <Muted as="p">{t('local')}</Muted>
      </Main>
      <Hold>
        <Select
          label={t('hold.label')}
          hint={t('hold.hint')}
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
    </Root>
  )
}
