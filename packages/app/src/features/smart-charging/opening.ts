import type { Held } from '@corrente/domain/forms'
import {
  newSmartCharging,
  type SmartCharging,
  type SmartChargingBase,
  smartChargingForm,
  smartSavingOf,
} from '@corrente/domain/smart-charging'
import type { GroupSmartChargingLink } from '@corrente/domain/virtual-groups'
import type { JournalEntry } from '@corrente/domain/writes'
import type { Loadable } from '@corrente/ui/foundations'

/** What the form opens with. */
export interface Opening extends Held<SmartChargingBase> {
  /** What an earlier save left open, before a reload perhaps. */
  readonly left: JournalEntry['stage'] | undefined
}

interface OpeningParts {
  readonly link: Loadable<GroupSmartChargingLink>
  readonly record: Loadable<SmartCharging>
  readonly left: JournalEntry | undefined
  /** When the tab was opened: what was read before says nothing any more. */
  readonly since: number
}

/** What the form opens with, once it is known: what the group has, or what an earlier save had sent. */
export function openingOf(groupId: number, { link, record, left, since }: OpeningParts): Opening | undefined {
  const isNew = ({ at }: Loadable<unknown>) => at !== undefined && at >= since
  if (!link.data || !isNew(link)) return undefined
  const id = link.data.smartChargingId
  const sent = left && smartSavingOf(groupId, left.proof).held
  if (id === undefined) {
    const base = newSmartCharging(groupId)
    return sent ? { ...sent, left: left?.stage } : { base, values: base.values, left: undefined }
  }
  if (!record.data || !isNew(record)) return undefined
  const base = smartChargingForm(groupId, record.data)
  const isSame = sent?.base.id === id
  return { base, values: isSame ? sent.values : base.values, left: isSame ? left?.stage : undefined }
}
