import { type FieldMessage, type FieldState, OPEN_FIELD } from '../forms/index.ts'
import { isEmail } from '../session/index.ts'

/** What a mail can be about; the first is the default (SUP-001, SUP-008, SUP-013). */
export const MAIL_SUBJECTS = ['general', 'complaint', 'suggestion'] as const
/** One of `MAIL_SUBJECTS`. */
export type MailSubject = (typeof MAIL_SUBJECTS)[number]

/** Most characters of a support mail, of a push notification and of a contact's message (SUP-005, SUP-007, SUP-013). */
export const MESSAGE_MAX = 255
/** Rows of a message's field (SUP-001). */
export const MESSAGE_ROWS = 4

/** What can be wrong with a field of these forms; the words are in the catalogue of the support area. */
export const SUPPORT_MESSAGES = [
  'messageMissing',
  'firstNameMissing',
  'emailMissing',
  'emailInvalid',
  'tooLong',
] as const
/** One of `SUPPORT_MESSAGES`. */
export type SupportMessageKey = (typeof SUPPORT_MESSAGES)[number]

/** What the end of a mail's call says (SUP-010, SUP-011). A lost answer is unknown: the mail may have gone out. */
export const MAIL_ENDS = { done: 'mailSent', refused: 'sendFailed', unknown: 'mailUnknown' } as const

const REQUIRED = { ...OPEN_FIELD, isRequired: true } as const

/** What is wrong with a message: nothing in it, or too much (SUP-004 to SUP-007). */
export function checkMessage(message: string): FieldMessage<SupportMessageKey> | undefined {
  const { length } = message.trim()
  if (length === 0) return { key: 'messageMissing' }
  return length > MESSAGE_MAX ? { key: 'tooLong', values: { limit: MESSAGE_MAX } } : undefined
}

/** What the support form holds (SUP-001). */
export interface SupportMailValues {
  readonly subject: MailSubject
  readonly message: string
}
/** A support form as it opens (SUP-001). */
export const NEW_SUPPORT_MAIL: SupportMailValues = { subject: 'general', message: '' }
/** What is wrong with a support mail; empty when it may be sent. */
export type SupportMailErrors = Partial<Record<keyof SupportMailValues, FieldMessage<SupportMessageKey>>>

/** The field policy of the support form: everything is open, the message required. */
export function supportMailPolicy(): Readonly<Record<keyof SupportMailValues, FieldState>> {
  return { subject: REQUIRED, message: REQUIRED }
}

/** Everything that is wrong with a support mail (SUP-004, SUP-005). */
export function checkSupportMail({ message }: SupportMailValues): SupportMailErrors {
  const wrong = checkMessage(message)
  return wrong ? { message: wrong } : {}
}

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
/** A field of the contact form. */
export type ContactField = keyof ContactValues
/** The contact form's fields in their order (SUP-013). */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'subject',
  'message',
] as const satisfies readonly ContactField[]
/** Most characters of its texts (SUP-013). */
export const CONTACT_LIMITS = {
  firstName: 20,
  lastName: 20,
  email: 55,
  phone: 40,
  message: MESSAGE_MAX,
} as const
/** A contact form as it opens (SUP-013). */
export const NEW_CONTACT: ContactValues = {
  ...NEW_SUPPORT_MAIL,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
}
/** What is wrong with a contact form; empty when it may be sent. */
export type ContactErrors = Partial<Record<ContactField, FieldMessage<SupportMessageKey>>>

/** The field policy of the contact form: first name, e-mail and message are required (SUP-013). */
export function contactPolicy(): Readonly<Record<ContactField, FieldState>> {
  return {
    firstName: REQUIRED,
    lastName: OPEN_FIELD,
    email: REQUIRED,
    phone: OPEN_FIELD,
    subject: REQUIRED,
    message: REQUIRED,
  }
}

/** Everything that is wrong with a contact form (SUP-013). */
export function checkContact(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {}
  if (values.firstName.trim() === '') errors.firstName = { key: 'firstNameMissing' }
  if (values.email.trim() === '') errors.email = { key: 'emailMissing' }
  else if (!isEmail(values.email)) errors.email = { key: 'emailInvalid' }
  const message = checkMessage(values.message)
  if (message) errors.message = message
  for (const field of ['firstName', 'lastName', 'email', 'phone'] as const) {
    const limit = CONTACT_LIMITS[field]
    if (values[field].trim().length > limit) errors[field] = { key: 'tooLong', values: { limit } }
  }
  return errors
}

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
