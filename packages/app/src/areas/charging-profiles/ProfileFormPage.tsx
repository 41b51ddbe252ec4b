import { checkProfile, PROFILE_FORM, type ProfileBase, profileForm } from '@corrente/domain/charging-profiles'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { LossDialog, ProfileForm, useProfileChanges } from '@corrente/ui/widgets/charging-profiles'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useMay } from '../../kit/access/index.ts'
import {
  FormDialogs,
  FormNotice,
  RecordFormPage,
  useOpenRecord,
  useSavingForm,
} from '../../kit/forms/index.ts'
import { oneProfile, saveProfile } from '../../resources/chargingProfiles.ts'

const LIST = pathOf('operations-charging-profile')

/** `/charging_profile/create` and `/charging_profile/edit/{id}` (CHP-002, CHP-003). */
export function ProfileFormPage() {
  const t = useText('charging-profiles')
  const { data, ...record } = useOpenRecord(t, oneProfile.query, (profile, id) =>
    profileForm(id === undefined ? undefined : Number(id), profile),
  )
  return (
    <RecordFormPage {...record} subtitle={data?.description} backHref={LIST}>
      {(opened) => <OneProfile base={opened} />}
    </RecordFormPage>
  )
}

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
  const isNew = base.pk === undefined
  const may = useMay()('operations-set-charging-profile')
  const form = useSavingForm({
    form: PROFILE_FORM,
    base,
    draft: `charging-profile:${base.pk ?? 'new'}`,
    save: ({ gateways }, held) => saveProfile(gateways.cp, held),
    check: (held) => checkProfile(held.values, held.base.values),
    asksFirst: (held) => held.base.losses.length > 0,
    saved: ({ description }) => ({
      text: t(isNew ? 'message.created' : 'message.updated'),
      ...(may && {
        action: {
          label: t('message.applyNow'),
          href: hrefOf({
            path: pathOf('operations-set-charging-profile'),
            search: {
              // The number of a new one is the server's own business: it is found by its name.
              ...(base.pk === undefined ? { named: description.trim() } : { profile: base.pk }),
              // The whole station: what most profiles are for; the form shows it.
              connector: 0,
            },
          }),
        },
      }),
    }),
    leaveTo: useBack(),
  })
  const { values } = form
  return (
    <>
      <ProfileForm
        key={form.key}
        {...form.fields}
        isNew={isNew}
        loaded={form.base.values}
        errors={checkProfile(values, form.base.values)}
        cancelHref={LIST}
        notice={<FormNotice form={form} refused={t('message.failed')} gone={t('record.notFound')} />}
      />
      <FormDialogs form={form} shown={useProfileChanges()}>
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
