import { pathOf } from '@corrente/domain/routing'
import { type GroupBase, type GroupPath, groupForm } from '@corrente/domain/station-groups'
import { mapCentreOf } from '@corrente/domain/tenants'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@corrente/ui/primitives'
import { ChangesDialog, LeaveDialog, SaveNotice } from '@corrente/ui/widgets/forms'
import { GroupForm } from '@corrente/ui/widgets/station-groups'
import { useParams } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { groupQuery } from '../../resources/stationGroups.ts'
import { useGroupForm } from './useGroupForm.ts'

const LIST = pathOf('station-groups')

/** `/station_groups/create` and `/station_groups/edit/{id}` (GRP-012). */
export function GroupFormPage() {
  const { id } = useParams({ strict: false })
  const { tenant } = usePorts()
  const { country } = tenant.rules
  const t = useText('station-groups')
  const title = id === undefined ? t('form.createTitle') : t('form.editTitle')
  usePageTitle(title)
  const fresh = useMemo(() => groupForm(undefined, country), [country])
  return (
    <Stack gap={4}>
      <PageHeader title={title} />
      {id === undefined ? <LoadedForm base={fresh} /> : <EditedGroup key={id} id={id} country={country} />}
    </Stack>
  )
}

function EditedGroup({ id, country }: { readonly id: string; readonly country: string }) {
  const t = useText('station-groups')
  const atom = useMemo(() => groupQuery(id), [id])
  const [{ latest, data }, run] = useAtom(atom)
  // The form stands on what it was opened with: a later answer is compared when it is saved, not laid over the typing.
  const first = useMemo(() => (data ? groupForm(data, country) : undefined), [data, country])
  const base = useFirst(first)
  if (base) return <LoadedForm base={base} />
  if (latest?.kind === 'refused' && latest.status === 404)
    return (
      <EmptyState
        title={t('message.groupNotFound')}
        detail={t('message.groupNotFoundDetail')}
        action={<ButtonLink href={LIST}>{t('message.backToList')}</ButtonLink>}
      />
    )
  if (latest !== undefined && latest.kind !== 'done')
    return <ErrorState title={t('message.loadFailed')} onRetry={() => void run('refetch')} />
  return <Skeleton shape="block" blockSize="480px" />
}

/** The first value that was there. */
function useFirst<T>(value: T | undefined): T | undefined {
  const held = useMemo<{ value: T | undefined }>(() => ({ value: undefined }), [])
  held.value ??= value
  return held.value
}

function LoadedForm({ base }: { readonly base: GroupBase }) {
  const t = useText('station-groups')
  const tForms = useText('forms')
  const { tenant, build } = usePorts()
  const { rules } = tenant
  const center = useMemo(
    () => mapCentreOf(rules.country, tenant.settings.mapCentre),
    [rules.country, tenant.settings.mapCentre],
  )
  const { form, ref, values, change, errors, submit, saving, guard, discardDraft } = useGroupForm(base)
  const labelOf = (field: GroupPath) => {
    if (field === 'name' || field === 'externalId') return t(`form.${field}`)
    if (field === 'latitude' || field === 'longitude') return t(`form.${field}`)
    return tForms(`address.${field}`)
  }
  return (
    <>
      <GroupForm
        key={form}
        ref={ref}
        isNew={base.pk === undefined}
        values={values}
        onChange={change}
        errors={errors}
        state={saving.state}
        onSubmit={submit}
        cancelHref={LIST}
        onDiscardDraft={discardDraft}
        notice={
          <SaveNotice
            kind={saving.trouble?.kind}
            refusal={t(
              `message.${saving.trouble?.refusal === 'groupNotFound' ? 'groupNotFound' : 'groupSaveFailed'}`,
            )}
            onVerify={saving.verify}
          />
        }
        center={center}
        styleUrl={build.mapStyleUrl === '' ? undefined : build.mapStyleUrl}
        styleKey={build.mapsKey === '' ? undefined : build.mapsKey}
      />
      <LeaveDialog isOpen={guard.isAsking} onLeave={guard.leave} onStay={guard.stay} />
      <ChangesDialog
        isOpen={saving.pending !== undefined}
        changes={(saving.pending?.changes ?? []).map(({ field, theirs, mine, base: was, isClash }) => ({
          field,
          label: labelOf(field),
          theirs: String(theirs ?? ''),
          mine: String((isClash || mine !== was ? mine : theirs) ?? ''),
          isClash,
        }))}
        onSend={saving.confirm}
        onStay={saving.stay}
      />
    </>
  )
}
