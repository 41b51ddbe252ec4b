import { grants } from '@corrente/domain/permissions'
import { pathOf } from '@corrente/domain/routing'
import { checkNewUser, NEW_USER_FORM, type NewUserBase, newUser } from '@corrente/domain/users'
import { useText } from '@corrente/ui/messages'
import { NewUserForm } from '@corrente/ui/widgets/users'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useAccess, useSession } from '../../../kit/access/index.ts'
import {
  FormDialogs,
  FormNotice,
  RecordFormPage,
  recordWords,
  useAnswer,
  useSavingForm,
} from '../../../kit/forms/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { isUserLimitReached } from '../../../resources/userLimit.ts'
import { createUser, docTypesAtom } from '../../../resources/userRecord.ts'
import { useUserChoices } from '../useUserChoices.ts'
import { useUserLimit } from '../useUserLimit.tsx'
import { useTodayCards } from './useTodayCards.ts'

const LIST = pathOf('users')
const LIMIT_STATUS = 403

/** `/users/create` (USR-016): a direct visit makes the limit check too (decisions: Users and wallet). */
export function NewUserPage() {
  const t = useText('users')
  const accountPk = useSession()?.user.accountPk
  const base = useMemo(() => newUser(accountPk), [accountPk])
  return (
    <RecordFormPage title={t('form.createTitle')} words={recordWords(t)} backHref={LIST} id="new" base={base}>
      {(opened) => <NewUser base={opened} />}
    </RecordFormPage>
  )
}

function NewUser({ base }: { readonly base: NewUserBase }) {
  const t = useText('users')
  const { cp } = usePorts().gateways
  const access = useAccess()
  const navigate = useNavigate()
  const leave = useCallback(() => void navigate({ to: LIST }), [navigate])
  const [isProbed, setProbed] = useState(false)
  const probed = useUserLimit(leave)
  const refused = useUserLimit()
  useAnswer(isProbed ? undefined : 'limit', {
    ask: (_question, signal) => isUserLimitReached(cp, signal),
    onAnswer: (isReached) => {
      setProbed(true)
      if (isReached) probed.show()
    },
  })
  const docTypes = useLoadable(docTypesAtom)
  const choices = useUserChoices()
  const hasSms = (pk: number | undefined) =>
    choices.accounts.data?.find((account) => account.pk === pk)?.hasSms === true
  const form = useSavingForm({
    form: NEW_USER_FORM,
    base,
    // It names a person (decisions: Users and wallet).
    draft: undefined,
    save: ({ gateways, newId }, held) => createUser(gateways.cp, held, docTypes.data?.[0], newId),
    check: ({ values }) => checkNewUser(values, hasSms(values.accountPk)),
    saved: t('form.created'),
    leaveTo: LIST,
  })
  const { onChange } = form.fields
  const today = useTodayCards(form.fields.values.accountPk, ({ pk }) =>
    onChange((now) => ({ ...now, tagPks: [...now.tagPks.filter((each) => each !== pk), pk] })),
  )
  const isAtLimit = form.refusal?.status === LIMIT_STATUS
  return (
    <>
      <NewUserForm
        key={form.key}
        {...form.fields}
        cancelHref={LIST}
        choices={choices}
        docTypes={docTypes.data ?? []}
        today={today}
        hasTrusted={access !== undefined && !grants(access, 'DASH_HIDE_TRUSTED_USER_BUTTON')}
        notice={<FormNotice form={form} refused={t('form.refused')} gone={t('record.notFound')} />}
      />
      <FormDialogs form={form} />
      {probed.dialog}
      <LimitOnce isReached={isAtLimit} limit={refused} />
    </>
  )
}

/** A creation that the limit refuses opens its notice, each time (USR-015). */
function LimitOnce({ isReached, limit }: { isReached: boolean; limit: ReturnType<typeof useUserLimit> }) {
  useAnswer(isReached ? 'reached' : undefined, { ask: async () => true, onAnswer: limit.show })
  return limit.dialog
}
