import type { Access } from '@corrente/domain/permissions'
import type { ConnectorTypeOption, StationBase } from '@corrente/domain/stations'
import { useText } from '@corrente/ui/messages'
import { AlertDialog } from '@corrente/ui/primitives'
import {
  type CpfState,
  HalfSavedNotice,
  StationForm,
  useStationChanges,
} from '@corrente/ui/widgets/station-form'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useMapOptions } from '../../features/map.ts'
import { FormDialogs, FormNotice, useLookup } from '../../kit/forms/index.ts'
import { usePorts } from '../../ports/index.ts'
import { accountOptionsAtom } from '../../resources/accounts.ts'
import { groupsAtom } from '../../resources/stationGroups.ts'
import { findByCpf } from '../../resources/stationPeople.ts'
import { StationLimit } from './StationLimit.tsx'
import { usePhotos } from './usePhotos.ts'
import { useStationForm } from './useStationForm.ts'

/** The look-up of somebody by CPF (STF-089, STF-090). */
function useCpfSearch(pk: number | undefined): readonly [CpfState, (digits: string) => void] {
  return useLookup(({ gateways }, digits, signal) => findByCpf(gateways.cp, digits, pk, signal))
}

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
  const { tenant, navigation } = usePorts()
  const t = useText('station-form')
  const accounts = useAtomValue(accountOptionsAtom).data
  const groups = useAtomValue(groupsAtom).data
  const work = useStationForm({ base, access, accounts, types, returnTo })
  const { form, people } = work
  const { save, notice } = form
  const photos = usePhotos(form.change)
  const [cpf, searchCpf] = useCpfSearch(form.base.pk)
  const changesOf = useStationChanges({ accounts, groups, types })
  const { origins } = tenant.settings
  const photoOrigins = useMemo(
    () => [navigation.origin, ...(origins?.photos ?? [])],
    [navigation.origin, origins],
  )
  // What is told by a toast and at its field, or by the limit's own dialog, is not said twice.
  const isTold = work.isTold || notice === 'refused' || notice === 'gone'
  return (
    <>
      <StationForm
        key={form.key}
        {...form.fields}
        isNew={form.base.pk === undefined}
        policy={work.policy}
        tab={work.tab}
        onTabChange={work.showTab}
        cancelHref={returnTo}
        notice={
          work.half ? (
            <HalfSavedNotice {...work.half} />
          ) : (
            !isTold && <FormNotice form={form} refused="" gone="" />
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
        {...useMapOptions()}
      />
      <StationLimit isReached={work.isLimited} onClose={save.forget} />
      <FormDialogs form={form} shown={changesOf}>
        <AlertDialog
          isOpen={form.isAsking}
          title={t('public.title')}
          description={t('public.description')}
          confirmLabel={t('public.confirm')}
          cancelLabel={t('public.stay')}
          onConfirm={() => form.answer(true)}
          onCancel={() => form.answer(false)}
        />
      </FormDialogs>
    </>
  )
}
