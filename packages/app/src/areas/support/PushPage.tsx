import { checkForm, draftOf, readDraft, withDraft } from '@corrente/domain/forms'
import { pathOf } from '@corrente/domain/routing'
import { PUSH_ENDS, PUSH_FORM } from '@corrente/domain/support'
import { safeExternalUrl } from '@corrente/domain/wire'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { LeaveDialog } from '@corrente/ui/widgets/forms'
import { PushDialog, PushForm, SendNotice } from '@corrente/ui/widgets/support'
import { useEffect, useMemo, useRef, useState } from 'react'
import { focusFirstError, useDraft, useLeavingGuard } from '../../kit/forms/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { OutsidePage } from './OutsidePage.tsx'
import { usePush } from './usePush.ts'

/** `/push_notification`: the form, or the way to the tenant's own page (SUP-002, SUP-003). */
export function PushPage() {
  const outside = safeExternalUrl(usePorts().tenant.settings.links?.push)
  return outside === null ? <Push /> : <OutsidePage kind="push" href={outside} />
}

function Push() {
  const t = useText('support')
  usePageTitle(t('push.title'))
  const { toasts } = usePorts()
  const ref = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState('')
  const [hasTried, setTried] = useState(false)
  const [hasDraft, setHasDraft] = useState(false)
  const isChanged = message.trim() !== ''
  const draft = useDraft(
    'push-notification',
    readDraft,
    useMemo(() => draftOf(PUSH_FORM, { message }, { message: '' }), [message]),
  )
  const { found } = draft
  useEffect(() => {
    if (!found) return
    setMessage((now) => withDraft(PUSH_FORM, { message: now }, found).message)
    setHasDraft(true)
  }, [found])
  const guard = useLeavingGuard(isChanged, draft.forget)
  const empty = () => {
    draft.forget()
    setMessage('')
    setTried(false)
    setHasDraft(false)
  }
  const push = usePush(() => {
    empty()
    toasts.show({ tone: 'success', text: t(`message.${PUSH_ENDS.done}`) })
  })
  const wrong = checkForm(PUSH_FORM, { message })
  const submit = () => {
    setTried(true)
    if (!wrong.message) return push.submit(message)
    // After the words of the error have been drawn.
    requestAnimationFrame(() => focusFirstError(ref.current))
  }
  return (
    <Stack gap={4}>
      <PageHeader title={t('push.title')} />
      <PushForm
        ref={ref}
        values={{ message }}
        onChange={(change) => setMessage((now) => change({ message: now }).message)}
        errors={hasTried ? wrong : PUSH_FORM.fine}
        state="idle"
        onSubmit={submit}
        cancelHref={pathOf('home')}
        onDiscardDraft={hasDraft ? empty : undefined}
        notice={<SendNotice end={push.end} what="push" />}
      />
      <PushDialog
        message={push.asked}
        mayBeOut={push.mayBeOut}
        isSending={push.isSending}
        isElsewhere={push.isElsewhere}
        onConfirm={push.confirm}
        onCancel={push.cancel}
      />
      <LeaveDialog isOpen={guard.isAsking} onLeave={guard.leave} onStay={guard.stay} />
    </Stack>
  )
}
