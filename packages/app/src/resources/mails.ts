import type { ContactMail, SupportMailValues } from '@corrente/domain/support'
import type { Gateway, Outcome } from '../gateways/index.ts'

/** POST settings/supportMail (SUP-008). */
export const sendSupportMail = (cp: Gateway, mail: SupportMailValues): Promise<Outcome<never>> =>
  cp.send('POST', 'settings/supportMail', { json: mail })

/** POST settings/contactMail (SUP-014). */
export const sendContactMail = (cp: Gateway, mail: ContactMail): Promise<Outcome<never>> =>
  cp.send('POST', 'settings/contactMail', { json: mail })
