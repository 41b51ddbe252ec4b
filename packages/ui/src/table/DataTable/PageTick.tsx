import { useText } from '../../messages/index.ts'
import { RowTick } from './RowTick.tsx'

/** How much of the page is ticked, and what turns it over. */
export interface TablePageTick {
  readonly state: 'none' | 'some' | 'all'
  readonly onToggle: () => void
  readonly canTick: boolean
}

/** The tick for the whole page: in the headings, or above the cards. */
export function PageTick({ tick }: { tick: TablePageTick }) {
  const t = useText('table')
  return (
    <RowTick
      label={t('selectPage')}
      isChecked={tick.state === 'all'}
      isMixed={tick.state === 'some'}
      disabledReason={tick.canTick ? undefined : t('nothingToSelect')}
      onToggle={tick.onToggle}
    />
  )
}
