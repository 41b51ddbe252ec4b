import { grants } from '@corrente/domain/permissions'
import { pathOf } from '@corrente/domain/routing'
import { checkUser, coveredUserLabel, USER_FORM, type UserBase } from '@corrente/domain/users'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { UserDetails, UserForm, useUserChanges } from '@corrente/ui/widgets/users'
import { useEffect } from 'react'
import { useAccess } from '../../kit/access/index.ts'
import {
  FormDialogs,
  FormNotice,
  RecordFormPage,
  useOpenRecord,
  useSavingForm,
} from '../../kit/forms/index.ts'
import { oneUserForm, saveUser } from '../../resources/userRecord.ts'
import { useUserActivity } from './useUserActivity.ts'
import { useUserChoices } from './useUserChoices.ts'
import { useUserLimit } from './useUserLimit.tsx'

const LIST = pathOf('users')
const FORBIDDEN = 403

/** `/user/{id}` (USR-017): a 403 is the user limit, over the not-found message (decisions: Users and wallet). */
export function UserFormPage() {
  const t = useText('users')
  const { latest, ...record } = useOpenRecord(t, oneUserForm.query, (base) => base)
  const isAtLimit = latest?.kind === 'refused' && latest.status === FORBIDDEN
  const limit = useUserLimit()
  const { show } = limit
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each refusal, not for each render
  useEffect(() => {
    if (isAtLimit) show()
  }, [isAtLimit])
  return (
    <>
      <RecordFormPage
        {...record}
        subtitle={record.base?.user.firstName}
        backHref={LIST}
        latest={isAtLimit ? { kind: 'refused', status: 404, body: undefined } : latest}
      >
        {(base) => <OneUser base={base} />}
      </RecordFormPage>
      {limit.dialog}
    </>
  )
}

function OneUser({ base }: { readonly base: UserBase }) {
  const t = useText('users')
  const access = useAccess()
  const { user } = base
  const form = useSavingForm({
    form: USER_FORM,
    base,
    // It names a person (decisions: Users and wallet).
    draft: undefined,
    save: ({ gateways }, held) => saveUser(gateways.cp, held),
    check: checkUser,
    saved: t('form.updated'),
    leaveTo: LIST,
  })
  const choices = useUserChoices(user.pk, user.tagPks)
  return (
    <>
      <UserForm
        key={form.key}
        {...form.fields}
        user={form.base.user}
        cancelHref={LIST}
        choices={choices}
        hasOfflineNotice={access !== undefined && grants(access, 'users/notification_offline_cp')}
        hasTrusted={access !== undefined && !grants(access, 'DASH_HIDE_TRUSTED_USER_BUTTON')}
        notice={<FormNotice form={form} refused={t('form.refused')} gone={t('record.notFound')} />}
      />
      <UserDetails
        name={coveredUserLabel({ ...user, name: user.firstName || undefined }, usePersonal())}
        {...useUserActivity(user.pk)}
      />
      <FormDialogs form={form} shown={useUserChanges(choices)} />
    </>
  )
}
