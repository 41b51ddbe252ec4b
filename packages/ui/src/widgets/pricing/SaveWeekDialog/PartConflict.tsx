import { entriesOfPart, type PricingWeek, type WeekPart } from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { RadioGroup } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { useEntryWords } from './ChangeList.tsx'

/** A part that two people changed: what stood before, what each has now. */
export interface WeekConflict {
  readonly part: WeekPart
  readonly base: PricingWeek
  readonly mine: PricingWeek
  readonly theirs: PricingWeek
}

export interface PartConflictProps {
  conflict: WeekConflict
  /** What somebody else saved stands. */
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(130px, 100%), 1fr));
  gap: ${theme.space[3]};
  font-size: ${theme.font.size[13]};
`
const Entries = styled.ul`
  padding-inline-start: ${theme.space[4]};
`

/** A part that two people changed: what stood, what each of them has, and which of the two stays. */
export function PartConflict({ conflict, isTheirs, onChoose }: PartConflictProps) {
  const t = useText('pricing-profiles')
  const words = useEntryWords()
  const { part } = conflict
  const name = t(`day.${part}`)
  const side = (title: string, week: PricingWeek) => {
    const entries = entriesOfPart(week, part)
    return (
      <section aria-label={`${name}: ${title}`}>
        <strong>{title}</strong>
        {entries.length === 0 ? (
          <p>{t('save.nothingHere')}</p>
        ) : (
          <Entries>
            {entries.map((entry) => (
              <li key={entry.key}>{words.entry(entry)}</li>
            ))}
          </Entries>
        )}
      </section>
    )
  }
  return (
    <>
      <RadioGroup
        label={t('save.conflict', { part: name })}
        value={isTheirs ? 'theirs' : 'mine'}
        options={[
          { value: 'mine', label: t('save.mine') },
          { value: 'theirs', label: t('save.theirs') },
        ]}
        onChange={(choice) => onChoose(choice === 'theirs')}
      />
      <Sides>
        {side(t('save.sideBase'), conflict.base)}
        {side(t('save.sideMine'), conflict.mine)}
        {side(t('save.sideTheirs'), conflict.theirs)}
      </Sides>
    </>
  )
}
