import type { FieldChange, Held } from '@corrente/domain/forms'
import { pathOf } from '@corrente/domain/routing'
import {
  GROUP_EDIT_FORM,
  type GroupEditBase,
  type GroupEditPath,
  groupEditForm,
} from '@corrente/domain/virtual-groups'
import { useText } from '@corrente/ui/messages'
import { GroupEditForm, GroupSaveDialogs } from '@corrente/ui/widgets/virtual-groups'
import { useParams, useRouter } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { useSession } from '../../kit/access/index.ts'
import { FormDialogs, FormNotice, RecordFormPage, useRecordForm } from '../../kit/forms/index.ts'
import { useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { virtualGroupQuery } from '../../resources/virtualGroups.ts'
import { updateGroup } from '../../resources/virtualGroupWrites.ts'
import { useSaveEnd } from './useSaveEnd.ts'

const LIST = pathOf('virtual-groups')
const stay = () => undefined

/** `/virtual-groups/edit/{id}`: name and description (VGR-025). */
export function EditPage() {
  const { id = '' } = useParams({ strict: false })
  const t = useText('virtual-groups')
  const tenantPk = useSession()?.user.accountPk
  const [{ latest, data }, run] = useAtom(useMemo(() => virtualGroupQuery(id, tenantPk), [id, tenantPk]))
  return (
    <RecordFormPage
      title={t('form.editTitle')}
      subtitle={data?.name}
      words={{
        notFound: t('form.notFound'),
        notFoundDetail: t('form.notFoundDetail'),
        backToList: t('form.backToList'),
        loadFailed: t('form.loadFailed'),
      }}
      backHref={LIST}
      id={id}
      base={useMemo(() => data && groupEditForm(data), [data])}
      latest={latest}
      onRetry={() => void run('refetch')}
    >
      {(base) => <OneGroup base={base} />}
    </RecordFormPage>
  )
}

function useSave(held: Held<GroupEditBase>, onDone: () => void) {
  const { vg } = usePorts().gateways
  const accountPk = useSession()?.user.accountPk ?? 0
  return useWrite(updateGroup({ vg, accountPk }, held), onDone)
}

function OneGroup({ base }: { readonly base: GroupEditBase }) {
  const t = useText('virtual-groups')
  const { history } = useRouter()
  const form = useRecordForm({
    form: GROUP_EDIT_FORM,
    base,
    draft: `virtual-group:${base.id}`,
    useSave,
    onSaved: stay,
    leave: stay,
  })
  const { save } = form
  const end = useSaveEnd({ state: save.state, verify: save.verify, again: () => void save.press() })
  return (
    <>
      <GroupEditForm
        key={form.key}
        {...form.fields}
        onSubmit={() => {
          end.begin()
          form.fields.onSubmit()
        }}
        state={end.isHeld ? 'sending' : form.fields.state}
        cancelHref={pathOf('virtual-group-view', { id: String(base.id) })}
        notice={
          end.isHeld || end.failure ? undefined : (
            <FormNotice form={form} refused={t('failed.update')} gone={t('failed.gone')} />
          )
        }
      />
      <FormDialogs
        form={form}
        merge={save.state.phase === 'asking' ? save.state.ask : undefined}
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
        isRetrying={end.isRetrying}
        onRetry={end.retry}
        onClose={end.close}
        listHref={LIST}
        onList={() => history.push(LIST)}
      />
    </>
  )
}
