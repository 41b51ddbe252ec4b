import type { FieldChange } from '@corrente/domain/forms'
import { pathOf } from '@corrente/domain/routing'
import {
  GROUP_EDIT_FORM,
  type GroupEditBase,
  type GroupEditPath,
  groupEditForm,
} from '@corrente/domain/virtual-groups'
import { useText } from '@corrente/ui/messages'
import { GroupEditForm, GroupSaveDialogs } from '@corrente/ui/widgets/virtual-groups'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from '../../kit/access/index.ts'
import {
  FormDialogs,
  FormNotice,
  RecordFormPage,
  useOpenRecord,
  useSaveEnd,
  useSavingForm,
} from '../../kit/forms/index.ts'
import { virtualGroupQuery } from '../../resources/virtualGroups.ts'
import { updateGroup } from '../../resources/virtualGroupWrites.ts'
import { SAVE_HOLD_MS } from './useMinDuration.ts'

const LIST = pathOf('virtual-groups')
const stay = () => undefined

/** `/virtual-groups/edit/{id}`: name and description (VGR-025). */
export function EditPage() {
  const t = useText('virtual-groups')
  const tenantPk = useSession()?.user.accountPk
  const { data, ...record } = useOpenRecord(
    t,
    useCallback((id?: string) => virtualGroupQuery(id, tenantPk), [tenantPk]),
    (group) => group && groupEditForm(group),
  )
  return (
    <RecordFormPage {...record} subtitle={data?.name} backHref={LIST}>
      {(base) => <OneGroup base={base} />}
    </RecordFormPage>
  )
}

function OneGroup({ base }: { readonly base: GroupEditBase }) {
  const t = useText('virtual-groups')
  const { history } = useRouter()
  const accountPk = useSession()?.user.accountPk ?? 0
  const form = useSavingForm({
    form: GROUP_EDIT_FORM,
    base,
    draft: `virtual-group:${base.id}`,
    save: ({ gateways: { vg } }, held) => updateGroup({ vg, accountPk }, held),
    leaveTo: stay,
  })
  const { save } = form
  const end = useSaveEnd({ ...save, again: () => void save.press(), holdMs: SAVE_HOLD_MS })
  return (
    <>
      <GroupEditForm
        key={form.key}
        {...end.fieldsOf(form.fields)}
        cancelHref={pathOf('virtual-group-view', { id: String(base.id) })}
        notice={
          end.isHeld || end.failure ? undefined : (
            <FormNotice form={form} refused={t('failed.update')} gone={t('failed.gone')} />
          )
        }
      />
      <FormDialogs
        form={form}
        shown={(changes: readonly FieldChange<GroupEditPath>[]) =>
          changes.map(({ field, base: old, mine, theirs, isClash }) => ({
            field,
            label: t(`form.${field}`),
            theirs: String(theirs ?? ''),
            mine: String((isClash || mine !== old ? mine : theirs) ?? ''),
            isClash,
          }))
        }
      />
      <GroupSaveDialogs
        what="update"
        end={save.state.phase === 'done' ? 'saved' : end.failure}
        {...end.dialog}
        onSendAgain={form.sendAgain}
        listHref={LIST}
        onList={() => history.push(LIST)}
      />
    </>
  )
}
