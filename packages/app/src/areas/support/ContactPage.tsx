import { pathOf } from '@corrente/domain/routing'
import { CONTACT_FORM, type ContactValues, contactRequest, NEW_CONTACT } from '@corrente/domain/support'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { LeaveDialog } from '@corrente/ui/widgets/forms'
import { ContactForm, SendNotice } from '@corrente/ui/widgets/support'
import { usePageTitle } from '../../ports/index.ts'
import { sendContactMail } from '../../resources/mails.ts'
import { type MailKind, useMailForm } from './useMailForm.ts'

// Without a draft: what is typed here is about a person.
const CONTACT: MailKind<ContactValues> = {
  first: NEW_CONTACT,
  form: CONTACT_FORM,
  send: (cp, values) => sendContactMail(cp, contactRequest(values)),
}

/** `/contact`, for everybody who is signed in (SUP-013, SUP-014). */
export function ContactPage() {
  const t = useText('support')
  usePageTitle(t('contact.title'))
  const mail = useMailForm(CONTACT)
  return (
    <Stack gap={4}>
      <PageHeader title={t('contact.title')} />
      <ContactForm
        ref={mail.ref}
        values={mail.values}
        onChange={mail.change}
        errors={mail.errors}
        state={mail.state}
        onSubmit={mail.submit}
        cancelHref={pathOf('home')}
        notice={<SendNotice end={mail.end} what="mail" />}
      />
      <LeaveDialog isOpen={mail.guard.isAsking} onLeave={mail.guard.leave} onStay={mail.guard.stay} />
    </Stack>
  )
}
