import type { Held } from '@corrente/domain/forms'
import { pathOf } from '@corrente/domain/routing'
import { PUSH_ENDS, PUSH_FORM } from '@corrente/domain/support'
import { safeExternalUrl } from '@corrente/domain/wire'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { PushDialog, PushForm, SendNotice } from '@corrente/ui/widgets/support'
import { FormDialogs, useRecordForm } from '../../kit/forms/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { OutsidePage } from './OutsidePage.tsx'
import { usePush } from './usePush.ts'

const BASE = { values: { message: '' } }

/** `/push_notification`: the form, or the way to the tenant's own page (SUP-002, SUP-003). */
export function PushPage() {
  const outside = safeExternalUrl(usePorts().tenant.settings.links?.push)
  return outside === null ? <Push /> : <OutsidePage kind="push" href={outside} />
}

const usePushOf = ({ values }: Held<typeof BASE>, onDone: () => void) => usePush(values.message, onDone)

function Push() {
  const t = useText('support')
  usePageTitle(t('push.title'))
  const { toasts } = usePorts()
  const form = useRecordForm({
    form: PUSH_FORM,
    base: BASE,
    draft: 'push-notification',
    useSave: usePushOf,
    onSaved: () => toasts.show({ tone: 'success', text: t(`message.${PUSH_ENDS.done}`) }),
  })
  const push = form.save
  return (
    <Stack gap={4}>
      <PageHeader title={t('push.title')} />
      <PushForm
        {...form.fields}
        cancelHref={pathOf('home')}
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
      <FormDialogs form={form} />
    </Stack>
  )
}
