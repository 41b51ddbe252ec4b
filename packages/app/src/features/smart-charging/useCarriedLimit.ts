import { draftOf } from '@corrente/domain/forms'
import {
  newSmartCharging,
  SMART_CHARGING_FORM,
  type SmartChargingValues,
} from '@corrente/domain/smart-charging'
import { useSession } from '../../kit/access/index.ts'
import { usePorts } from '../../ports/index.ts'

/** The name of the draft of a group's smart charging. */
export const smartDraft = (groupId: number): string => `smart-charging:${groupId}`

/** Takes what was typed for a new group over to its tab, which goes on with it: the group is there, its limit is not. */
export function useCarriedLimit(): (groupId: number, values: SmartChargingValues) => void {
  const { storage, tenant } = usePorts()
  const userId = useSession()?.user.id
  return (groupId, values) => {
    const draft = draftOf(SMART_CHARGING_FORM, values, newSmartCharging(groupId).values)
    if (userId !== undefined && draft) storage.writeDraft(tenant.id, userId, smartDraft(groupId), draft)
  }
}
