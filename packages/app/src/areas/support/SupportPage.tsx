import { pathOf } from '@corrente/domain/routing'
import {
  NEW_SUPPORT_MAIL,
  SUPPORT_FORM,
  type SupportMailValues,
  supportMailRequest,
} from '@corrente/domain/support'
import { safeExternalUrl } from '@corrente/domain/wire'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { LeaveDialog } from '@corrente/ui/widgets/forms'
import { SendNotice, SupportForm } from '@corrente/ui/widgets/support'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { sendSupportMail } from '../../resources/mails.ts'
import { OutsidePage } from './OutsidePage.tsx'
import { type MailKind, useMailForm } from './useMailForm.ts'

const MAIL: MailKind<SupportMailValues> = {
  first: NEW_SUPPORT_MAIL,
  form: SUPPORT_FORM,
  send: (cp, values) => sendSupportMail(cp, supportMailRequest(values)),
  draft: 'support-mail',
}

/** `/support`: the form, or the way to the tenant's own page (SUP-001, SUP-003). */
export function SupportPage() {
  const outside = safeExternalUrl(usePorts().tenant.settings.links?.support)
  return outside === null ? <SupportMail /> : <OutsidePage kind="support" href={outside} />
}

function SupportMail() {
  const t = useText('support')
  usePageTitle(t('mail.title'))
  const mail = useMailForm(MAIL)
  return (
    <Stack gap={4}>
      <PageHeader title={t('mail.title')} />
      <SupportForm
        key={mail.form}
        ref={mail.ref}
        values={mail.values}
        onChange={mail.change}
        errors={mail.errors}
        state={mail.state}
        onSubmit={mail.submit}
        cancelHref={pathOf('home')}
        onDiscardDraft={mail.discardDraft}
        notice={<SendNotice end={mail.end} what="mail" />}
      />
      <LeaveDialog isOpen={mail.guard.isAsking} onLeave={mail.guard.leave} onStay={mail.guard.stay} />
    </Stack>
  )
}
