import type { Held } from '@corrente/domain/forms'
import { grants } from '@corrente/domain/permissions'
import { pathOf } from '@corrente/domain/routing'
import { checkUser, USER_FORM, type UserBase, userLabel } from '@corrente/domain/users'
import { useText } from '@corrente/ui/messages'
import { UserDetails, UserForm, useUserChanges } from '@corrente/ui/widgets/users'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import { useAccess } from '../../kit/access/index.ts'
import { FormDialogs, FormNotice, RecordFormPage, useRecordForm } from '../../kit/forms/index.ts'
import { useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { saveUser, userFormQuery } from '../../resources/userRecord.ts'
import { useUserActivity } from './useUserActivity.ts'
import { useUserChoices } from './useUserChoices.ts'
import { useUserLimit } from './useUserLimit.tsx'

const LIST = pathOf('users')
const FORBIDDEN = 403

/** `/user/{id}` (USR-017): a 403 is the user limit, over the not-found message (decisions: Users and wallet). */
export function UserFormPage() {
  const { id = '' } = useParams({ strict: false })
  const t = useText('users')
  const [{ latest, data }, run] = useAtom(useMemo(() => userFormQuery(id), [id]))
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
        title={t('form.editTitle')}
        subtitle={data?.user.firstName}
        words={{
          notFound: t('form.notFound'),
          notFoundDetail: t('form.notFoundDetail'),
          backToList: t('form.backToList'),
          loadFailed: t('form.loadFailed'),
        }}
        backHref={LIST}
        id={id}
        base={data}
        latest={isAtLimit ? { kind: 'refused', status: 404, body: undefined } : latest}
        onRetry={() => void run('refetch')}
      >
        {(base) => <OneUser base={base} />}
      </RecordFormPage>
      {limit.dialog}
    </>
  )
}

function useUserSave(held: Held<UserBase>, onDone: () => void) {
  return useWrite(saveUser(usePorts().gateways.cp, held), onDone)
}

function OneUser({ base }: { readonly base: UserBase }) {
  const t = useText('users')
  const { toasts } = usePorts()
  const access = useAccess()
  const navigate = useNavigate()
  const { user } = base
  const form = useRecordForm({
    form: USER_FORM,
    base,
    // It names a person (decisions: Users and wallet).
    draft: undefined,
    useSave: useUserSave,
    check: checkUser,
    onSaved: () => toasts.show({ tone: 'success', text: t('form.updated') }),
    leave: useCallback(() => void navigate({ to: LIST }), [navigate]),
  })
  const { save } = form
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
        notice={<FormNotice form={form} refused={t('form.refused')} gone={t('form.notFound')} />}
      />
      <UserDetails
        name={userLabel({ name: user.firstName || undefined, email: user.email, pk: user.pk })}
        {...useUserActivity(user.pk)}
      />
      <FormDialogs
        form={form}
        merge={save.state.phase === 'asking' ? save.state.ask : undefined}
        shown={useUserChanges()}
      />
    </>
  )
}
