import type { Held } from '@corrente/domain/forms'
import { pathOf } from '@corrente/domain/routing'
import { CONTACT_FORM, MAIL_ENDS, NEW_CONTACT } from '@corrente/domain/support'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { ContactForm, SendNotice } from '@corrente/ui/widgets/support'
import { FormDialogs, useRecordForm } from '../../kit/forms/index.ts'
import { useWrite } from '../../kit/writes/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { contactMail } from '../../resources/mails.ts'
import { sendEndOf } from './sendEnd.ts'
import { useGoBack } from './useGoBack.ts'

const BASE = { values: NEW_CONTACT }

const useMail = ({ values }: Held<typeof BASE>, onDone: () => void) =>
  useWrite(contactMail(usePorts().gateways.cp, values), onDone)

/** `/contact`, for everybody who is signed in (SUP-013, SUP-014). */
export function ContactPage() {
  const t = useText('support')
  usePageTitle(t('contact.title'))
  const { toasts } = usePorts()
  const form = useRecordForm({
    form: CONTACT_FORM,
    base: BASE,
    // What is typed here is about a person (decisions: What is kept in the browser).
    draft: undefined,
    useSave: useMail,
    onSaved: () => toasts.show({ tone: 'success', text: t(`message.${MAIL_ENDS.done}`) }),
    leave: useGoBack(),
  })
  return (
    <Stack gap={4}>
      <PageHeader title={t('contact.title')} />
      <ContactForm
        ref={form.ref}
        values={form.values}
        onChange={form.change}
        errors={form.errors}
        state={form.state}
        onSubmit={form.submit}
        cancelHref={pathOf('home')}
        notice={<SendNotice end={sendEndOf(form.save.state)} what="mail" />}
      />
      <FormDialogs form={form} />
    </Stack>
  )
}
