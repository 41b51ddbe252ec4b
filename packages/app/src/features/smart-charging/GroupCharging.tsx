import { hrefOf, pathOf } from '@corrente/domain/routing'
import {
  limitTerm,
  type MeterReading,
  readCurrent,
  type SmartChargingBase,
  type SmartStep,
} from '@corrente/domain/smart-charging'
import { toDateOnly } from '@corrente/domain/time'
import type { VirtualGroup } from '@corrente/domain/virtual-groups'
import type { WriteState } from '@corrente/domain/writes'
import { Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import {
  CurrentQuestion,
  ReadingPanel,
  ReadingTrace,
  SmartChargingForm,
  SmartSaveNotice,
  type SmartTrouble,
  useSmartChargingChanges,
} from '@corrente/ui/widgets/smart-charging'
import { useMemo } from 'react'
import { FormDialogs, FormNotice } from '../../kit/forms/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { chargersOfGroupQuery } from '../../resources/smartCharging.ts'
import type { Opening } from './opening.ts'
import { useCharging } from './useCharging.ts'
import { type LiveReading, useMeterReading } from './useMeterReading.ts'
import { useMeterSearch } from './useMeterSearch.ts'
import { useSeenReadings } from './useSeenReadings.ts'
import { useSmartForm } from './useSmartForm.ts'

const NONE: readonly MeterReading[] = []

interface GroupChargingProps {
  readonly groupId: number
  readonly group: VirtualGroup
  readonly opening: Opening
  readonly onReload: () => void
}

/** The group's smart charging: the reading of its meter, and the form. */
export function GroupCharging({ groupId, group, opening, onReload }: GroupChargingProps) {
  const { copy } = usePorts()
  const form = useSmartForm(opening, group)
  const { base } = form
  const { meterId } = base.values
  const linked = useMeterReading(meterId)
  const reading = linked?.data === 'missing' ? undefined : linked?.data
  const seen = useSeenReadings(useMemo(() => reading && [reading], [reading])).get(meterId) ?? NONE
  const charging = useCharging(group)
  const limit = readCurrent(base.values.current)
  return (
    <Stack gap={4}>
      {linked && base.isLinked && (
        <ReadingPanel meterId={meterId} reading={linked} limit={limit} charging={charging}>
          <ReadingTrace readings={seen} limit={limit} onCopyText={copy} />
        </ReadingPanel>
      )}
      <Form {...{ groupId, form, linked, opening, onReload }} />
    </Stack>
  )
}

interface FormProps extends Pick<GroupChargingProps, 'groupId' | 'opening' | 'onReload'> {
  readonly form: ReturnType<typeof useSmartForm>
  readonly linked: LiveReading | undefined
}

function Form({ groupId, form, linked, opening, onReload }: FormProps) {
  const { clock, formats } = usePorts()
  const { base, values } = form
  const [search, find] = useMeterSearch(groupId, ({ meterId }) => form.change((now) => ({ ...now, meterId })))
  const chosen = useMeterReading(values.meterId)
  const { record } = base
  const term = record && limitTerm(record, toDateOnly(clock.now(), formats.zone))
  const before = readCurrent(base.values.current)
  const now = readCurrent(values.current)
  return (
    <>
      <SmartChargingForm
        key={form.key}
        {...form.fields}
        isNew={!base.isLinked}
        meter={{
          state: search,
          onSearch: find,
          linked: base.values.meterId,
          linkedReading: linked,
          chosenReading: chosen,
          limit: now,
        }}
        term={term && record.endDate !== undefined ? { ...term, endDate: record.endDate } : undefined}
        chargers={useDifference(groupId, base)}
        cancelHref={hrefOf({ path: pathOf('virtual-groups') })}
        notice={<Notice {...{ form, opening, onReload }} />}
      />
      <FormDialogs form={form} shown={useSmartChargingChanges()}>
        <CurrentQuestion
          isOpen={form.isAsking}
          before={before ?? 0}
          now={now ?? 0}
          onSave={() => form.answer(true)}
          onStay={() => form.answer(false)}
        />
      </FormDialogs>
    </>
  )
}

/** How the chargers of the group differ from those of its record (SMC-028). */
function useDifference(groupId: number, { isLinked, chargers }: SmartChargingBase) {
  const { data } = useLoadable(useMemo(() => chargersOfGroupQuery(groupId), [groupId]))
  return useMemo(() => {
    if (!isLinked || !chargers || !data) return { added: 0, removed: 0 }
    const [own, group] = [new Set(chargers), new Set(data)]
    return {
      added: data.filter((pk) => !own.has(pk)).length,
      removed: chargers.filter((pk) => !group.has(pk)).length,
    }
  }, [isLinked, chargers, data])
}

const stepOf = (state: WriteState): SmartStep | undefined =>
  'step' in state && (state.step === 'create' || state.step === 'link' || state.step === 'save')
    ? state.step
    : undefined

/** What a save of several calls left behind; undefined: nothing of its own to say. */
function troubleOf(state: WriteState, base: SmartChargingBase, { left }: Opening): SmartTrouble | undefined {
  if (state.phase === 'notSent') return state.why === 'othersFirst' ? 'othersFirst' : undefined
  const step = stepOf(state)
  if (state.phase === 'unknown' && step === 'create') return 'lostCreation'
  const isAtRest = state.phase === 'idle' ? left === 'half' : ['refused', 'notApplied'].includes(state.phase)
  if (!isAtRest || base.id === undefined) return undefined
  if (!base.isLinked) return 'created'
  const isOwn = 'saved' in state && state.saved.length > 0
  return isOwn || state.phase === 'idle' ? 'linked' : undefined
}

/** How the save went wrong, above the buttons. */
function Notice({ form, opening, onReload }: Pick<FormProps, 'form' | 'opening' | 'onReload'>) {
  const t = useText('smart-charging')
  const { state } = form.save
  const { base } = form
  const trouble = troubleOf(state, base, opening)
  const refused = t(stepOf(state) === 'save' ? 'message.updateFailed' : 'message.createFailed')
  if (!trouble) return <FormNotice form={form} refused={refused} gone={t('message.gone')} />
  return (
    <SmartSaveNotice
      trouble={trouble}
      id={base.id}
      refused={state.phase === 'refused' ? refused : undefined}
      onAgain={() => void form.save.release()}
      onReload={onReload}
    />
  )
}
