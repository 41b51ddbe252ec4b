import { clockOf } from '@corrente/domain/day-plan'
import type {
  EntryChange,
  PartChanges,
  PriceJump,
  Weekday,
  WeekEntry,
  WeekPart,
} from '@corrente/domain/pricing'
import type { WriteState } from '@corrente/domain/writes'
import { useState } from 'react'
import { Checkbox, RadioGroup } from '../../../forms/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner } from '../../../primitives/index.ts'
import { OnceDialog } from '../../once-only/index.ts'
import { useTariffWords } from '../useTariffWords.ts'

export interface SaveWeekDialogProps {
  /** What is saved, part by part. */
  changes: readonly PartChanges[]
  /** Days that stay behind: a period of them has no price. */
  drafts: readonly Weekday[]
  /** Prices that became ten times or a tenth of what they were. */
  jumps: readonly PriceJump[]
  chargerCount: number | undefined
  /** Parts that somebody else changed meanwhile. */
  conflicts: readonly WeekPart[]
  state: WriteState
  /** @param theirs - of the conflicts, the parts that stay as somebody else saved them */
  onSave: (theirs: readonly WeekPart[]) => void
  onVerify: () => void
  onCancel: () => void
}

function useEntryWords() {
  const t = useText('pricing-profiles')
  const words = useTariffWords()
  const nameOf = (entry: WeekEntry): string => {
    if (entry.what === 'general') return t('save.general')
    if (entry.what === 'exception') return words.days(entry)
    return `${clockOf(entry.start)}–${clockOf(entry.end > 1440 ? entry.end - 1440 : entry.end)}`
  }
  const costOf = (entry: WeekEntry): string =>
    `${words.line(entry.tariff)}${entry.isActive ? '' : ` (${t('day.inactive')})`}`
  return ({ from, to }: EntryChange): string => {
    if (from && to)
      return nameOf(from) === nameOf(to)
        ? t('save.changed', { name: nameOf(to), from: costOf(from), to: costOf(to) })
        : t('save.moved', { from: `${nameOf(from)} ${costOf(from)}`, to: `${nameOf(to)} ${costOf(to)}` })
    if (to) return t('save.added', { name: nameOf(to), cost: costOf(to) })
    return from ? t('save.removed', { name: nameOf(from), cost: costOf(from) }) : ''
  }
}

/** One Salvar for the whole profile: from what to what in words, for how many chargers, what stays behind (DPR-041, DPR-045). */
export function SaveWeekDialog(props: SaveWeekDialogProps) {
  const { changes, drafts, jumps, conflicts, chargerCount } = props
  const t = useText('pricing-profiles')
  const words = useTariffWords()
  const say = useEntryWords()
  const [isSure, setSure] = useState(false)
  const [theirs, setTheirs] = useState<ReadonlySet<WeekPart>>(new Set())
  return (
    <OnceDialog
      isOpen
      tone="brand"
      title={t('save.title')}
      description={chargerCount === undefined ? t('save.underWay') : t('save.for', { count: chargerCount })}
      confirmLabel={t('save.confirm')}
      refusal={t('save.failed')}
      state={props.state}
      disabledReason={jumps.length > 0 && !isSure ? t('save.jumpReason') : undefined}
      onConfirm={() => props.onSave([...theirs])}
      onVerify={props.onVerify}
      onCancel={props.onCancel}
    >
      <Stack gap={3}>
        {changes.map(({ part, changes: each }) => (
          <div key={part}>
            <strong>{t(`day.${part}`)}</strong>
            <ul>
              {each.map((change) => (
                <li key={`${change.from?.key}-${change.to?.key}`}>{say(change)}</li>
              ))}
            </ul>
          </div>
        ))}
        {drafts.length > 0 && (
          <Banner tone="warning">
            {t('save.behind', { days: drafts.map((day) => t(`day.${day}`)).join(', ') })}
          </Banner>
        )}
        {conflicts.map((part) => (
          <RadioGroup
            key={part}
            label={t('save.conflict', { part: t(`day.${part}`) })}
            value={theirs.has(part) ? 'theirs' : 'mine'}
            options={[
              { value: 'mine', label: t('save.mine') },
              { value: 'theirs', label: t('save.theirs') },
            ]}
            onChange={(choice) =>
              setTheirs((now) => {
                const next = new Set(now)
                if (choice === 'theirs') next.add(part)
                else next.delete(part)
                return next
              })
            }
          />
        ))}
        {jumps.length > 0 && (
          <Checkbox
            label={t('save.jump', {
              prices: jumps
                .map(
                  ({ part, from, to }) =>
                    `${t(`tariff.${part}`)} ${words.amount(from)} → ${words.amount(to)}`,
                )
                .join('; '),
            })}
            isChecked={isSure}
            onChange={setSure}
          />
        )}
      </Stack>
    </OnceDialog>
  )
}
