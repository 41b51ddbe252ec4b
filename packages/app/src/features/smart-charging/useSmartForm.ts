import { type Held, isSameValue } from '@corrente/domain/forms'
import {
  checkSmartCharging,
  isCurrentFar,
  readCurrent,
  SMART_CHARGING_FORM,
  type SmartChargingBase,
  type SmartSaving,
} from '@corrente/domain/smart-charging'
import { chargerName, unfitChargers, type VirtualGroup } from '@corrente/domain/virtual-groups'
import { useText } from '@corrente/ui/messages'
import { useEffect, useEffectEvent } from 'react'
import { type MoveForm, useRecordForm } from '../../kit/forms/index.ts'
import { useChain } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { saveSmartCharging } from '../../resources/smartChargingSave.ts'
import type { Opening } from './opening.ts'
import { smartDraft } from './useCarriedLimit.ts'

const TAKEN = 409

function useSmartSave(held: Held<SmartChargingBase>, onDone: () => void, move: MoveForm<SmartChargingBase>) {
  const { gateways, toasts } = usePorts()
  const t = useText('smart-charging')
  return useChain(saveSmartCharging(gateways, held, move), ({ isCreation }: SmartSaving) => {
    toasts.show({ tone: 'success', text: t(isCreation ? 'message.created' : 'message.updated') })
    onDone()
  })
}

/** Whether a current is to be asked about before it is saved. */
const asksCurrent = ({ base, values }: Held<SmartChargingBase>): boolean =>
  values.isEnabled && isCurrentFar(readCurrent(values.current), readCurrent(base.values.current))

/** The chargers that keep it from being switched on, by name; a group that has it already is the server's (VGR-052). */
const unfitOf = ({ base }: Held<SmartChargingBase>, { chargers }: Pick<VirtualGroup, 'chargers'>) =>
  base.record?.isEnabled === true ? [] : unfitChargers(chargers).map(chargerName)

/** The form of a group's smart charging at work; what an earlier save left open is taken up. */
export function useSmartForm({ base, values }: Opening, group: Pick<VirtualGroup, 'chargers'>) {
  const form = useRecordForm({
    form: SMART_CHARGING_FORM,
    base,
    draft: smartDraft(base.groupId),
    useSave: useSmartSave,
    check: (held) => checkSmartCharging(held.values, unfitOf(held, group)),
    asksFirst: asksCurrent,
    saidOf: (refusal, state) =>
      refusal?.status === TAKEN &&
      state.phase === 'refused' &&
      state.step === 'save' && { meterId: { key: 'smart.meterTaken' } },
    onSaved: () => undefined,
  })
  const takeUp = useEffectEvent(() => {
    // A draft of this tab is newer than what was sent.
    form.move((now) => (isSameValue(now.values, base.values) ? { ...now, values } : now))
  })
  useEffect(() => takeUp(), [])
  return form
}
