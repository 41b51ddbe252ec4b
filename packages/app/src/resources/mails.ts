import {
  type ContactMail,
  type ContactValues,
  contactRequest,
  type SupportMailValues,
  supportMailRequest,
} from '@corrente/domain/support'
import type { Gateway, Outcome } from '../gateways/index.ts'
import { answerOf, type WriteAction } from '../kit/writes/index.ts'

/** A mail: nothing is read first, and nobody can look up whether it went out. */
const mail = <Body>(
  key: string,
  ready: Body,
  send: (body: Body) => Promise<Outcome<never>>,
): WriteAction<Body> => ({
  keys: [key],
  lock: 'page',
  journal: 'tab',
  outdates: [],
  look: async () => ({ look: 'ready', ready }),
  proofOf: () => undefined,
  send: async (body) => answerOf(await send(body), undefined),
})

/** POST settings/supportMail (SUP-008). */
export const supportMail = (cp: Gateway, values: SupportMailValues) =>
  mail('mail.support', supportMailRequest(values), (body: SupportMailValues) =>
    cp.send('POST', 'settings/supportMail', { json: body }),
  )

/** POST settings/contactMail (SUP-014). */
export const contactMail = (cp: Gateway, values: ContactValues) =>
  mail('mail.contact', contactRequest(values), (body: ContactMail) =>
    cp.send('POST', 'settings/contactMail', { json: body }),
  )
