import type { AddressBlock } from '@corrente/domain/address'
import type { Held } from '@corrente/domain/forms'
import { pathOf } from '@corrente/domain/routing'
import { GROUP_FORM, type GroupBase, groupForm } from '@corrente/domain/station-groups'
import { useText } from '@corrente/ui/messages'
import { GroupForm, useGroupChanges } from '@corrente/ui/widgets/station-groups'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import { useCepLookup } from '../../features/address/index.ts'
import { useMapOptions } from '../../features/map/index.ts'
import { FormDialogs, FormNotice, RecordFormPage, useRecordForm } from '../../kit/forms/index.ts'
import { useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { groupQuery, saveGroup } from '../../resources/stationGroups.ts'

const LIST = pathOf('station-groups')

/** `/station_groups/create` and `/station_groups/edit/{id}` (GRP-012). */
export function GroupFormPage() {
  const { id } = useParams({ strict: false })
  const { country } = usePorts().tenant.rules
  const t = useText('station-groups')
  const [{ latest, data }, run] = useAtom(useMemo(() => groupQuery(id), [id]))
  const base = useMemo(
    () => (id === undefined || data ? groupForm(data, country) : undefined),
    [id, data, country],
  )
  return (
    <RecordFormPage
      title={t(id === undefined ? 'form.createTitle' : 'form.editTitle')}
      words={{
        notFound: t('message.groupNotFound'),
        notFoundDetail: t('message.groupNotFoundDetail'),
        backToList: t('message.backToList'),
        loadFailed: t('message.loadFailed'),
      }}
      backHref={LIST}
      id={id}
      base={base}
      latest={latest}
      onRetry={() => void run('refetch')}
    >
      {(opened) => <OneGroup base={opened} />}
    </RecordFormPage>
  )
}

function useGroupSave(held: Held<GroupBase>, onDone: () => void) {
  const { gateways, tenant } = usePorts()
  return useWrite(saveGroup(gateways.cp, held, tenant.rules.country), onDone)
}

function OneGroup({ base }: { readonly base: GroupBase }) {
  const t = useText('station-groups')
  const { toasts } = usePorts()
  const navigate = useNavigate()
  const isNew = base.pk === undefined
  const form = useRecordForm({
    form: GROUP_FORM,
    base,
    draft: `group:${base.pk ?? 'new'}`,
    useSave: useGroupSave,
    isWaiting: ({ address }) => address.lookup.state === 'looking',
    onSaved: () =>
      toasts.show({ tone: 'success', text: t(`message.${isNew ? 'groupCreated' : 'groupUpdated'}`) }),
    leave: useCallback(() => void navigate({ to: LIST }), [navigate]),
  })
  const { values, change, save } = form
  useCepLookup(values.address, (edit: (block: AddressBlock) => AddressBlock) =>
    change((now) => ({ ...now, address: edit(now.address) })),
  )
  return (
    <>
      <GroupForm
        key={form.key}
        {...form.fields}
        isNew={isNew}
        cancelHref={LIST}
        notice={
          <FormNotice form={form} refused={t('message.groupSaveFailed')} gone={t('message.groupNotFound')} />
        }
        {...useMapOptions()}
      />
      <FormDialogs
        form={form}
        merge={save.state.phase === 'asking' ? save.state.ask : undefined}
        shown={useGroupChanges()}
      />
    </>
  )
}
