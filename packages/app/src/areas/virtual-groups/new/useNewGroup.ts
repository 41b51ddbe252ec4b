import { checkForm } from '@corrente/domain/forms'
import { pathOf } from '@corrente/domain/routing'
import {
  checkVirtualGroup,
  type HeldVirtualGroup,
  saysInvalidChargers,
  VIRTUAL_GROUP_FORM,
  type VirtualGroupBase,
  type VirtualGroupErrors,
} from '@corrente/domain/virtual-groups'
import { gatewayTextOf } from '@corrente/domain/wire'
import { useState } from 'react'
import { useCarriedLimit } from '../../../features/smart-charging/index.ts'
import { useSession } from '../../../kit/access/index.ts'
import { useRecordForm, useSaveEnd } from '../../../kit/forms/index.ts'
import { useChain, useOpenWrites } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import {
  createGroup,
  type GroupCreation,
  leftGroup,
  NEW_GROUP,
} from '../../../resources/virtualGroupCreate.ts'
import { useProfiles } from '../useGroupRows.ts'
import { useMaySmart } from '../useMaySmart.ts'
import { SAVE_HOLD_MS } from '../useMinDuration.ts'

/** Where a new group's form and the choice of its chargers are. */
export const NEW_PLACES = { form: pathOf('virtual-group-create'), selection: pathOf('virtual-group-select') }
const CONFLICT = 409
/** Its dialog leads on, not the clock. */
const stay = () => undefined

/** What the save of a new group keeps between its tries. */
interface Given {
  readonly made: GroupCreation | undefined
  readonly onMade: (made: GroupCreation) => void
  readonly maySmart: boolean
}

/** The form as it counts: who has no right to smart charging sends none, whatever an old draft holds (VGR-012). */
const permitted = <Values extends HeldVirtualGroup['values']>(values: Values, maySmart: boolean): Values =>
  maySmart ? values : { ...values, isEnabled: false }

function useCreation(held: HeldVirtualGroup, onDone: () => void, _move: unknown, given: Given) {
  const { made, onMade, maySmart } = given
  const { vg } = usePorts().gateways
  const accountPk = useSession()?.user.accountPk ?? 0
  const action = (isRetry: boolean) =>
    createGroup({ vg, accountPk }, permitted(held.values, maySmart), { made, isRetry }, onMade)
  const chain = useChain(action(false), onDone)
  return { ...chain, again: () => void chain.press(action(true)) }
}

/** The form of a new group at work, and how its save ended. */
export function useNewGroup(base: VirtualGroupBase) {
  const profiles = useProfiles()
  const maySmart = useMaySmart()
  const carry = useCarriedLimit()
  const open = useOpenWrites('tab', NEW_GROUP)
  // Of a page before this one: the group is there, its pricing is not.
  const [left] = useState(() => open.find(({ stage }) => stage === 'half'))
  const [made, setMade] = useState<GroupCreation | undefined>(() => left && leftGroup(left))
  const onMade = (now: GroupCreation) => {
    setMade(now)
    if (now.isSmartMissing && now.id !== undefined) carry(now.id, form.values)
  }
  const form = useRecordForm({
    form: VIRTUAL_GROUP_FORM,
    base,
    draft: 'virtual-group:new',
    useSave: useCreation,
    given: { made, onMade, maySmart },
    check: ({ base: { values: loaded }, ...held }: HeldVirtualGroup): VirtualGroupErrors => {
      const values = permitted(held.values, maySmart)
      return {
        ...checkForm(VIRTUAL_GROUP_FORM, values, { loaded }),
        ...checkVirtualGroup(values, profiles.data),
      }
    },
    saidOf: (refusal) => refusal?.status === CONFLICT && { meterId: { key: 'smart.meterTaken' } },
    // What is created is saved, whatever became of its pricing.
    ...(made?.isCreated && { isChanged: () => false }),
    isOwnPath: (pathname) => pathname === NEW_PLACES.form || pathname === NEW_PLACES.selection,
    onSaved: stay,
    leave: stay,
  })
  const end = useSaveEnd({ ...form.save, holdMs: SAVE_HOLD_MS })
  const { refusal } = form
  return {
    form,
    end,
    made,
    /** A page before this one has left it half done: told when it opens. */
    isLeft: left !== undefined,
    profiles,
    maySmart,
    reason:
      refusal?.status === CONFLICT
        ? ('meterTaken' as const)
        : saysInvalidChargers(gatewayTextOf(refusal?.body))
          ? ('invalidChargers' as const)
          : undefined,
  }
}
/** A new group at work. */
export type NewGroupAtWork = ReturnType<typeof useNewGroup>
