import { choice, defineForm, emptyValues, type FormErrors, text } from '../forms/index.ts'
import { isEmail } from '../session/index.ts'
import type { WriteEnd, WriteState } from '../writes/index.ts'

/** What a mail can be about; the first is the default (SUP-001, SUP-008, SUP-013). */
export const MAIL_SUBJECTS = ['general', 'complaint', 'suggestion'] as const
export type MailSubject = (typeof MAIL_SUBJECTS)[number]

/** Rows of a message's field (SUP-001). */
export const MESSAGE_ROWS = 4

/** What can be wrong with these forms; the words are in the catalogue of forms. */
export type MailWord =
  | 'required'
  | 'tooLong'
  | 'mail.messageMissing'
  | 'mail.firstNameMissing'
  | 'mail.emailMissing'
  | 'mail.emailInvalid'

/** What the end of a mail's call says (SUP-010, SUP-011). A lost answer is unknown: the mail may have gone out. */
export const MAIL_ENDS = { done: 'mailSent', refused: 'sendFailed', unknown: 'mailUnknown' } as const

/** How a send ended; `offline`: nothing was sent, as there was no network. */
export type SendEnd = WriteEnd | 'offline'

/** How the last send ended, as its notice says it; undefined: nothing to say yet. */
export function sendEndOf(state: WriteState): SendEnd | undefined {
  const { phase } = state
  if (phase === 'notSent') return state.why === 'unreachable' ? 'offline' : undefined
  return phase === 'done' || phase === 'refused' || phase === 'unknown' ? phase : undefined
}

/** What the support form holds (SUP-001). */
export interface SupportMailValues {
  readonly subject: MailSubject
  readonly message: string
}
/** What is wrong with a support mail; empty when it may be sent. */
export type SupportMailErrors = FormErrors<keyof SupportMailValues, MailWord>

const SUBJECT = choice({ of: MAIL_SUBJECTS, empty: 'general', required: true })
/** The text of a mail or a push notification: at most 255 characters (SUP-004 to SUP-007, SUP-013). */
export const MESSAGE = text({ limit: 255, required: true, missing: 'mail.messageMissing' })

/** The support form: everything is open, the message required (SUP-001, SUP-004, SUP-005). */
export const SUPPORT_FORM = defineForm<SupportMailValues, keyof SupportMailValues, MailWord>()({
  subject: SUBJECT,
  message: MESSAGE,
})
/** A support form as it opens (SUP-001). */
export const NEW_SUPPORT_MAIL = emptyValues(SUPPORT_FORM)

/** The body of POST `settings/supportMail` (SUP-008). */
export function supportMailRequest({ subject, message }: SupportMailValues): SupportMailValues {
  return { subject, message: message.trim() }
}

/** What the contact form holds (SUP-013). Personal data: a draft of it stays in memory. */
export interface ContactValues extends SupportMailValues {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}
/** What is wrong with a contact form; empty when it may be sent. */
export type ContactErrors = FormErrors<keyof ContactValues, MailWord>

const EMAIL_LIMIT = 55

/** The contact form: first name, e-mail and message are required (SUP-013). */
export const CONTACT_FORM = defineForm<ContactValues, keyof ContactValues, MailWord>()({
  firstName: text({ limit: 20, required: true, missing: 'mail.firstNameMissing' }),
  lastName: text({ limit: 20 }),
  email: text({
    limit: EMAIL_LIMIT,
    required: true,
    missing: 'mail.emailMissing',
    // That it is too long is said first.
    rule: (email) => (isEmail(email) || email.trim().length > EMAIL_LIMIT ? undefined : 'mail.emailInvalid'),
  }),
  phone: text({ limit: 40 }),
  subject: SUBJECT,
  message: MESSAGE,
})
/** A contact form as it opens (SUP-013). */
export const NEW_CONTACT = emptyValues(CONTACT_FORM)

/** The body of POST `settings/contactMail` (SUP-014). */
export interface ContactMail extends SupportMailValues {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
}

/** The body to send a contact form with; a text that was left empty goes as '' (SUP-014). */
export function contactRequest(values: ContactValues): ContactMail {
  return {
    first_name: values.firstName.trim(),
    last_name: values.lastName.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    ...supportMailRequest(values),
  }
}
