import { clockOf } from '@corrente/domain/day-plan'
import type { EntryChange, PartChanges, WeekEntry } from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { useTariffWords } from '../useTariffWords.ts'

const Entries = styled.ul`
  padding-inline-start: ${theme.space[5]};
`

/** An entry, and its change, in words. */
export function useEntryWords() {
  const t = useText('pricing-profiles')
  const words = useTariffWords()
  const nameOf = (entry: WeekEntry): string => {
    if (entry.what === 'general') return t('save.general')
    if (entry.what === 'exception') return words.days(entry)
    return `${clockOf(entry.start)}–${clockOf(entry.end > 1440 ? entry.end - 1440 : entry.end)}`
  }
  const costOf = (entry: WeekEntry): string =>
    `${words.line(entry.tariff)}${entry.isActive ? '' : ` (${t('day.inactive')})`}`
  const changeOf = ({ from, to }: EntryChange): string => {
    if (from && to)
      return nameOf(from) === nameOf(to)
        ? t('save.changed', { name: nameOf(to), from: costOf(from), to: costOf(to) })
        : t('save.moved', { from: `${nameOf(from)} ${costOf(from)}`, to: `${nameOf(to)} ${costOf(to)}` })
    if (to) return t('save.added', { name: nameOf(to), cost: costOf(to) })
    return from ? t('save.removed', { name: nameOf(from), cost: costOf(from) }) : ''
  }
  return { change: changeOf, entry: (entry: WeekEntry) => `${nameOf(entry)}: ${costOf(entry)}` }
}

export interface ChangeListProps {
  /** Part by part. */
  changes: readonly PartChanges[]
}

/** From what to what a week changes, in words. */
export function ChangeList({ changes }: ChangeListProps) {
  const t = useText('pricing-profiles')
  const say = useEntryWords()
  return changes.map(({ part, changes: each }) => (
    <div key={part}>
      <strong>{t(`day.${part}`)}</strong>
      <Entries>
        {each.map((change) => (
          <li key={`${change.from?.key}-${change.to?.key}`}>{say.change(change)}</li>
        ))}
      </Entries>
    </div>
  ))
}
