import { HISTORY_STATES, type HistoryState } from '@corrente/domain/stations'
import { useText } from '../../../messages/index.ts'
import { Legend, Span, Swatch } from './StatusStrip.styles.ts'
import { useHistoryWord } from './useSpanWords.ts'

export interface HistoryLegendProps {
  /** The states that the strips show, in any order, some of them more than once. */
  shown: readonly HistoryState[]
}

/** What the strips' colours and textures mean: of the states that are shown alone. */
export function HistoryLegend({ shown }: HistoryLegendProps) {
  const t = useText('station-list')
  const word = useHistoryWord()
  return (
    <Legend role="list" aria-label={t('history.legend')}>
      {HISTORY_STATES.filter((state) => shown.includes(state)).map((state) => (
        <li key={state}>
          <Swatch aria-hidden="true">
            <Span $state={state} style={{ '--start': '0%', '--length': '100%' }} />
          </Swatch>
          {word(state)}
        </li>
      ))}
    </Legend>
  )
}
