import { type PricingWeek, splitNights } from '@corrente/domain/pricing'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Banner } from '../../../primitives/index.ts'
import { useWeekWords } from '../WeekGrid/useWeekWords.ts'

/** With nothing to say it takes no room, nor the gap beside it. */
const Place = styled.div`
  &:empty {
    position: absolute;
  }
`

export interface SplitNoteProps {
  /** The week as it was loaded. */
  before: PricingWeek
  week: PricingWeek
}

/** Says which loaded periods crossed midnight and are two since an edit: taken back, nothing is said. */
export function SplitNote({ before, week }: SplitNoteProps) {
  const t = useText('pricing-week')
  const words = useWeekWords()
  const split = splitNights(before, week)
  return (
    <Place role="status">
      {split.length > 0 && (
        <Banner>
          {t('grid.split', {
            count: split.length,
            places: split.map((at, index) => (index === 0 ? words.place : words.placeWithin)(at)).join('; '),
          })}
        </Banner>
      )}
    </Place>
  )
}
