import { Hono } from 'hono'
import type { PersonRow } from '../../store/rows.ts'
import { type ApiEnv, type CallContext, readBody, session } from '../call.ts'
import { json } from '../failure.ts'
import { readRequest, requestSchemas } from '../schemas.ts'

interface Sent {
  subject?: string
  message: string
  first_name?: string
  last_name?: string
  email?: string
  phone?: string
}

const keep = (
  { var: { core, caller } }: CallContext,
  person: PersonRow,
  kind: 'support' | 'contact' | 'push',
  sent: Sent,
): Response => {
  core.world.store.insertAll('sentMessage', [
    {
      network: caller.network,
      personPk: person.pk,
      kind,
      at: core.world.toStored(core.clock.now()),
      subject: sent.subject ?? null,
      message: sent.message,
      firstName: sent.first_name ?? null,
      lastName: sent.last_name ?? null,
      email: sent.email ?? null,
      phone: sent.phone ?? null,
    },
  ])
  return json({ type: 'success', error: null, data: null })
}

/** Mails to support and contact, and what goes out to every phone. Each call goes out once: nothing is recognised as the same. */
export const supportCalls = new Hono<ApiEnv>()

supportCalls.post('/api/v1/settings/supportMail', session, async (context) =>
  keep(
    context,
    context.var.person,
    'support',
    readRequest(requestSchemas.supportMail, await readBody(context.req)),
  ),
)

supportCalls.post('/api/v1/settings/contactMail', session, async (context) =>
  keep(
    context,
    context.var.person,
    'contact',
    readRequest(requestSchemas.contactMail, await readBody(context.req)),
  ),
)

supportCalls.post('/api/v1/push-notification', session, async (context) =>
  keep(context, context.var.person, 'push', readRequest(requestSchemas.push, await readBody(context.req))),
)
