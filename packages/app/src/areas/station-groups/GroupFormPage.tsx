import type { AddressBlock } from '@corrente/domain/address'
import { pathOf } from '@corrente/domain/routing'
import { GROUP_FORM, type GroupBase, groupForm } from '@corrente/domain/station-groups'
import { useText } from '@corrente/ui/messages'
import { GroupForm, useGroupChanges } from '@corrente/ui/widgets/station-groups'
import { useCepLookup } from '../../features/address/index.ts'
import { useMapOptions } from '../../features/map.ts'
import {
  FormDialogs,
  FormNotice,
  RecordFormPage,
  useOpenRecord,
  useSavingForm,
} from '../../kit/forms/index.ts'
import { usePorts } from '../../ports/index.ts'
import { oneGroup, saveGroup } from '../../resources/stationGroups.ts'

const LIST = pathOf('station-groups')

/** `/station_groups/create` and `/station_groups/edit/{id}` (GRP-012). */
export function GroupFormPage() {
  const { country } = usePorts().tenant.rules
  const t = useText('station-groups')
  const record = useOpenRecord(t, oneGroup.query, (group) => groupForm(group, country))
  return (
    <RecordFormPage {...record} backHref={LIST}>
      {(opened) => <OneGroup base={opened} />}
    </RecordFormPage>
  )
}

function OneGroup({ base }: { readonly base: GroupBase }) {
  const t = useText('station-groups')
  const isNew = base.pk === undefined
  const form = useSavingForm({
    form: GROUP_FORM,
    base,
    draft: `group:${base.pk ?? 'new'}`,
    save: ({ gateways, tenant }, held) => saveGroup(gateways.cp, held, tenant.rules.country),
    isWaiting: ({ address }) => address.lookup.state === 'looking',
    saved: t(`message.${isNew ? 'groupCreated' : 'groupUpdated'}`),
    leaveTo: LIST,
  })
  const { values, change } = form
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
        notice={<FormNotice form={form} refused={t('message.groupSaveFailed')} gone={t('record.notFound')} />}
        {...useMapOptions()}
      />
      <FormDialogs form={form} shown={useGroupChanges()} />
    </>
  )
}
