import { checkProfile, PROFILE_FORM, type ProfileBase, profileForm } from '@corrente/domain/charging-profiles'
import type { Held } from '@corrente/domain/forms'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { LossDialog, ProfileForm, useProfileChanges } from '@corrente/ui/widgets/charging-profiles'
import { useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import { useMay } from '../../kit/access/index.ts'
import { FormDialogs, FormNotice, RecordFormPage, useRecordForm } from '../../kit/forms/index.ts'
import { useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { profileQuery, saveProfile } from '../../resources/chargingProfiles.ts'

const LIST = pathOf('operations-charging-profile')

/** `/charging_profile/create` and `/charging_profile/edit/{id}` (CHP-002, CHP-003). */
export function ProfileFormPage() {
  const { id } = useParams({ strict: false })
  const t = useText('charging-profiles')
  const [{ latest, data }, run] = useAtom(useMemo(() => profileQuery(id), [id]))
  const base = useMemo(
    () =>
      id === undefined || data ? profileForm(id === undefined ? undefined : Number(id), data) : undefined,
    [id, data],
  )
  return (
    <RecordFormPage
      title={t(id === undefined ? 'form.createTitle' : 'form.editTitle')}
      subtitle={data?.description}
      words={{
        notFound: t('message.notFound'),
        notFoundDetail: t('message.notFoundDetail'),
        backToList: t('message.backToList'),
        loadFailed: t('message.loadFailed'),
      }}
      backHref={LIST}
      id={id}
      base={base}
      // Any refusal reads as not found (CHP-005); no answer is none.
      latest={latest?.kind === 'refused' ? { ...latest, status: 404 } : latest}
      onRetry={() => void run('refetch')}
    >
      {(opened) => <OneProfile base={opened} />}
    </RecordFormPage>
  )
}

const useProfileSave = (held: Held<ProfileBase>, onDone: () => void) =>
  useWrite(saveProfile(usePorts().gateways.cp, held), onDone)

/** Back to where one came from, or to the list (CHP-023). */
function useBack() {
  const { history } = useRouter()
  const navigate = useNavigate()
  return useCallback(() => {
    if (history.canGoBack()) history.back()
    else void navigate({ to: LIST })
  }, [history, navigate])
}

function OneProfile({ base }: { readonly base: ProfileBase }) {
  const t = useText('charging-profiles')
  const { toasts } = usePorts()
  const isNew = base.pk === undefined
  const may = useMay()('operations-set-charging-profile')
  const form = useRecordForm({
    form: PROFILE_FORM,
    base,
    draft: `charging-profile:${base.pk ?? 'new'}`,
    useSave: useProfileSave,
    check: (held) => checkProfile(held.values, held.base.values),
    asksFirst: (held) => held.base.losses.length > 0,
    onSaved: ({ description }) =>
      toasts.show({
        tone: 'success',
        text: t(isNew ? 'message.created' : 'message.updated'),
        ...(may && {
          action: {
            label: t('message.applyNow'),
            href: hrefOf({
              path: pathOf('operations-set-charging-profile'),
              // The number of a new one is the server's own business: it is found by its name.
              search: {
                ...(base.pk === undefined ? { named: description.trim() } : { profile: base.pk }),
                // The whole station: what most profiles are for; the form shows it.
                connector: 0,
              },
            }),
          },
        }),
      }),
    leave: useBack(),
  })
  const { values, save } = form
  return (
    <>
      <ProfileForm
        key={form.key}
        {...form.fields}
        isNew={isNew}
        loaded={form.base.values}
        errors={checkProfile(values, form.base.values)}
        cancelHref={LIST}
        notice={<FormNotice form={form} refused={t('message.failed')} gone={t('message.notFound')} />}
      />
      <FormDialogs
        form={form}
        merge={save.state.phase === 'asking' ? save.state.ask : undefined}
        shown={useProfileChanges()}
      >
        <LossDialog
          isOpen={form.isAsking}
          losses={form.base.losses}
          onSave={() => form.answer(true)}
          onStay={() => form.answer(false)}
        />
      </FormDialogs>
    </>
  )
}
