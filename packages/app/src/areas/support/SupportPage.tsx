import type { Held } from '@corrente/domain/forms'
import { pathOf } from '@corrente/domain/routing'
import { MAIL_ENDS, NEW_SUPPORT_MAIL, SUPPORT_FORM } from '@corrente/domain/support'
import { safeExternalUrl } from '@corrente/domain/wire'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { SendNotice, SupportForm } from '@corrente/ui/widgets/support'
import { FormDialogs, useRecordForm } from '../../kit/forms/index.ts'
import { useWrite } from '../../kit/writes/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { supportMail } from '../../resources/mails.ts'
import { OutsidePage } from './OutsidePage.tsx'
import { sendEndOf } from './sendEnd.ts'
import { useGoBack } from './useGoBack.ts'

const BASE = { values: NEW_SUPPORT_MAIL }

/** `/support`: the form, or the way to the tenant's own page (SUP-001, SUP-003). */
export function SupportPage() {
  const outside = safeExternalUrl(usePorts().tenant.settings.links?.support)
  return outside === null ? <SupportMail /> : <OutsidePage kind="support" href={outside} />
}

const useMail = ({ values }: Held<typeof BASE>, onDone: () => void) =>
  useWrite(supportMail(usePorts().gateways.cp, values), onDone)

function SupportMail() {
  const t = useText('support')
  usePageTitle(t('mail.title'))
  const { toasts } = usePorts()
  const form = useRecordForm({
    form: SUPPORT_FORM,
    base: BASE,
    draft: 'support-mail',
    useSave: useMail,
    onSaved: () => toasts.show({ tone: 'success', text: t(`message.${MAIL_ENDS.done}`) }),
    leave: useGoBack(),
  })
  return (
    <Stack gap={4}>
      <PageHeader title={t('mail.title')} />
      <SupportForm
        key={form.key}
        ref={form.ref}
        values={form.values}
        onChange={form.change}
        errors={form.errors}
        state={form.state}
        onSubmit={form.submit}
        cancelHref={pathOf('home')}
        onDiscardDraft={form.discardDraft}
        notice={<SendNotice end={sendEndOf(form.save.state)} what="mail" />}
      />
      <FormDialogs form={form} />
    </Stack>
  )
}
