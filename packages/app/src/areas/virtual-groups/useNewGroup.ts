import { checkForm } from '@corrente/domain/forms'
import { pathOf } from '@corrente/domain/routing'
import {
  checkVirtualGroup,
  type HeldVirtualGroup,
  NO_SMART_CHARGING,
  saysInvalidChargers,
  VIRTUAL_GROUP_FORM,
  type VirtualGroupBase,
} from '@corrente/domain/virtual-groups'
import { serverTextOf } from '@corrente/domain/wire'
import { useState } from 'react'
import { useSession } from '../../kit/access/index.ts'
import { useRecordForm } from '../../kit/forms/index.ts'
import { useChain } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { createGroup, type GroupCreation } from '../../resources/virtualGroupWrites.ts'
import { useProfiles } from './useGroupRows.ts'
import { useSaveEnd } from './useSaveEnd.ts'

/** Where a new group's form and the choice of its chargers are. */
export const NEW_PLACES = { form: pathOf('virtual-group-create'), selection: pathOf('virtual-group-select') }
const CONFLICT = 409
/** Its dialog leads on, not the clock. */
const stay = () => undefined

/** What the save of a new group keeps between its tries. */
interface Given {
  readonly made: GroupCreation | undefined
  readonly onMade: (made: GroupCreation) => void
}

function useCreation(held: HeldVirtualGroup, onDone: () => void, _move: unknown, { made, onMade }: Given) {
  const { vg } = usePorts().gateways
  const accountPk = useSession()?.user.accountPk ?? 0
  const action = (isRetry: boolean) =>
    createGroup({ vg, accountPk }, held.values, NO_SMART_CHARGING, { made, isRetry }, onMade)
  const chain = useChain(action(false), onDone)
  return { ...chain, again: () => void chain.press(action(true)) }
}

/** The form of a new group at work, and how its save ended. */
export function useNewGroup(base: VirtualGroupBase) {
  const profiles = useProfiles()
  const [made, onMade] = useState<GroupCreation>()
  const form = useRecordForm({
    form: VIRTUAL_GROUP_FORM,
    base,
    draft: 'virtual-group:new',
    useSave: useCreation,
    given: { made, onMade },
    check: (held: HeldVirtualGroup) => ({
      ...checkForm(VIRTUAL_GROUP_FORM, held.values, { loaded: held.base.values }),
      ...checkVirtualGroup(held, profiles.data),
    }),
    // What is created is saved, whatever became of its pricing.
    ...(made?.isCreated && { isChanged: () => false }),
    isOwnPath: (pathname) => pathname === NEW_PLACES.form || pathname === NEW_PLACES.selection,
    onSaved: stay,
    leave: stay,
  })
  const { state } = form.save
  const end = useSaveEnd({ state, verify: form.save.verify, again: form.save.again })
  const refusal = state.phase === 'refused' ? state.refusal : undefined
  return {
    form,
    end,
    made,
    profiles,
    reason:
      refusal?.status === CONFLICT
        ? ('meterTaken' as const)
        : saysInvalidChargers(serverTextOf(refusal?.body))
          ? ('invalidChargers' as const)
          : undefined,
  }
}
/** A new group at work. */
export type NewGroupAtWork = ReturnType<typeof useNewGroup>
