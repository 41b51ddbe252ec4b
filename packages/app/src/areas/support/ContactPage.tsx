import { CONTACT_FORM, NEW_CONTACT } from '@corrente/domain/support'
import { useText } from '@corrente/ui/messages'
import { ContactForm } from '@corrente/ui/widgets/support'
import { contactMail } from '../../resources/mails.ts'
import { MailPage } from './MailPage.tsx'

const BASE = { values: NEW_CONTACT }

/** `/contact`, for everybody who is signed in (SUP-013, SUP-014). What is typed here is about a person: no draft. */
export function ContactPage() {
  const t = useText('support')
  return (
    <MailPage
      title={t('contact.title')}
      form={CONTACT_FORM}
      base={BASE}
      draft={undefined}
      mailOf={contactMail}
    >
      {(fields) => <ContactForm {...fields} />}
    </MailPage>
  )
}
