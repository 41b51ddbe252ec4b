import {
  isGraveDoubt,
  type PartChanges,
  type PriceDoubt,
  type Weekday,
  type WeekPart,
} from '@corrente/domain/pricing'
import type { WriteState } from '@corrente/domain/writes'
import { useState } from 'react'
import { Checkbox } from '../../../forms/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner } from '../../../primitives/index.ts'
import { OnceDialog } from '../../once-only/index.ts'
import { useWeekWords } from '../WeekGrid/useWeekWords.ts'
import { ChangeList } from './ChangeList.tsx'
import { DoubtList } from './DoubtList.tsx'
import { PartConflict, type WeekConflict } from './PartConflict.tsx'

export interface SaveWeekDialogProps {
  /** What is saved, part by part. */
  changes: readonly PartChanges[]
  /** Days that stay behind: a period of them has no price. */
  drafts: readonly Weekday[]
  /** What is odd about it; what costs money at once asks for a yes. */
  doubts: readonly PriceDoubt[]
  chargerCount: number | undefined
  /** Something of it breaks a rule, and would be refused. Default: no. */
  isBroken?: boolean
  /** Parts that somebody else changed meanwhile, as each of the three has them. */
  conflicts: readonly WeekConflict[]
  state: WriteState
  /** @param theirs - of the conflicts, the parts that stay as somebody else saved them */
  onSave: (theirs: readonly WeekPart[]) => void
  onVerify: () => void
  onCancel: () => void
}

/** One Salvar for the whole profile: from what to what in words, for how many chargers, what stays behind (DPR-041, DPR-045). */
export function SaveWeekDialog(props: SaveWeekDialogProps) {
  const { changes, drafts, doubts, conflicts, chargerCount } = props
  const t = useText('pricing-profiles')
  const { dayWithin } = useWeekWords()
  const [isSure, setSure] = useState(false)
  const [theirs, setTheirs] = useState<ReadonlySet<WeekPart>>(new Set())
  const choose = (part: WeekPart, isTheirs: boolean) =>
    setTheirs((now) => new Set([...now].filter((each) => each !== part).concat(isTheirs ? part : [])))
  const isGrave = doubts.some(isGraveDoubt)
  const blockOf = () => {
    if (props.isBroken) return t('save.problems')
    return isGrave && !isSure ? t('doubt.reason') : undefined
  }
  return (
    <OnceDialog
      isOpen
      tone="brand"
      title={t('save.title')}
      description={chargerCount === undefined ? t('save.underWay') : t('save.for', { count: chargerCount })}
      confirmLabel={t('save.confirm')}
      refusal={t('save.failed')}
      state={props.state}
      disabledReason={blockOf()}
      onConfirm={() => props.onSave([...theirs])}
      onVerify={props.onVerify}
      onCancel={props.onCancel}
    >
      <Stack gap={3}>
        <ChangeList changes={changes} />
        {drafts.length > 0 && (
          <Banner tone="warning">{t('save.behind', { days: drafts.map(dayWithin).join(', ') })}</Banner>
        )}
        {conflicts.map((conflict) => (
          <PartConflict
            key={conflict.part}
            conflict={conflict}
            isTheirs={theirs.has(conflict.part)}
            onChoose={(isTheirs) => choose(conflict.part, isTheirs)}
          />
        ))}
        {doubts.length > 0 && <DoubtList doubts={doubts} />}
        {isGrave && <Checkbox label={t('doubt.sure')} isChecked={isSure} onChange={setSure} />}
      </Stack>
    </OnceDialog>
  )
}
