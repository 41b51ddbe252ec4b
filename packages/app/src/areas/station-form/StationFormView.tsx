import type { Access } from '@corrente/domain/permissions'
import type { ConnectorTypeOption, StationBase } from '@corrente/domain/stations'
import { mapCentreOf } from '@corrente/domain/tenants'
import { useText } from '@corrente/ui/messages'
import { AlertDialog } from '@corrente/ui/primitives'
import { ChangesDialog, LeaveDialog, SaveNotice } from '@corrente/ui/widgets/forms'
import { HalfSavedNotice, StationForm, useStationChanges } from '@corrente/ui/widgets/station-form'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { usePorts } from '../../ports/index.ts'
import { accountOptionsAtom } from '../../resources/accounts.ts'
import { groupsAtom } from '../../resources/stationGroups.ts'
import { StationLimit } from './StationLimit.tsx'
import { useCpfSearch } from './useCpfSearch.ts'
import { usePhotos } from './usePhotos.ts'
import { useStationForm } from './useStationForm.ts'

export interface StationFormViewProps {
  readonly base: StationBase
  readonly access: Access
  readonly types: readonly ConnectorTypeOption[]
  /** The connector types could not be read: the way to ask again. */
  readonly onRetryTypes?: (() => void) | undefined
  readonly returnTo: string
}

/** The form of a station with what stands around it: notices, questions, and the lists that it chooses from. */
export function StationFormView({ base, access, types, onRetryTypes, returnTo }: StationFormViewProps) {
  const { tenant, build, navigation } = usePorts()
  const t = useText('station-form')
  const accounts = useAtomValue(accountOptionsAtom).data
  const groups = useAtomValue(groupsAtom).data
  const work = useStationForm({ base, access, accounts, types, returnTo })
  const { saving, guard, values, people } = work
  const { notice, question } = saving
  const photos = usePhotos(work.change)
  const [cpf, searchCpf] = useCpfSearch(work.pk)
  const changesOf = useStationChanges({ accounts, groups, types })
  const { rules } = tenant
  const center = useMemo(
    () => mapCentreOf(rules.country, tenant.settings.mapCentre),
    [rules.country, tenant.settings.mapCentre],
  )
  const { origins } = tenant.settings
  const photoOrigins = useMemo(
    () => [navigation.origin, ...(origins?.photos ?? [])],
    [navigation.origin, origins],
  )
  const merge = question?.kind === 'changes' ? question.merge : undefined
  return (
    <>
      <StationForm
        key={work.form}
        ref={work.ref}
        isNew={work.pk === undefined}
        values={values}
        policy={work.policy}
        onChange={work.change}
        errors={work.errors}
        tab={work.tab}
        onTabChange={work.showTab}
        state={saving.state}
        onSubmit={work.submit}
        cancelHref={returnTo}
        onDiscardDraft={work.discardDraft}
        notice={
          notice?.kind === 'half' ? (
            <HalfSavedNotice {...notice.half} />
          ) : (
            <SaveNotice
              kind={notice?.kind}
              refusal={t('message.stationSaveFailed')}
              onVerify={saving.verify}
            />
          )
        }
        accounts={accounts}
        groups={groups}
        types={types}
        onRetryTypes={onRetryTypes}
        access={{
          users: people.users,
          usersState: people.state,
          onRetry: people.retry,
          cpf,
          onSearchCpf: searchCpf,
        }}
        photos={{ onAdd: photos.add, unreadable: photos.unreadable, origins: photoOrigins }}
        center={center}
        styleUrl={build.mapStyleUrl === '' ? undefined : build.mapStyleUrl}
        styleKey={build.mapsKey === '' ? undefined : build.mapsKey}
      />
      <StationLimit isReached={saving.isLimited} onClose={saving.endLimit} />
      <LeaveDialog isOpen={guard.isAsking} onLeave={guard.leave} onStay={guard.stay} />
      <AlertDialog
        isOpen={question?.kind === 'public'}
        title={t('public.title')}
        description={t('public.description')}
        confirmLabel={t('public.confirm')}
        cancelLabel={t('public.stay')}
        onConfirm={saving.confirm}
        onCancel={saving.stay}
      />
      <ChangesDialog
        isOpen={merge !== undefined}
        changes={merge ? changesOf(merge.changes, merge.values) : []}
        onSend={saving.confirm}
        onStay={saving.stay}
      />
    </>
  )
}
