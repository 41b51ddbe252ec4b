import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { DEMO_PASSWORD } from '../../accounts/demoAccounts.ts'
import { permissionsOf } from '../../accounts/profiles.ts'
import type { Core } from '../../core.ts'
import type { PersonRow } from '../../store/rows.ts'
import { type ApiEnv, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { takeHumanAnswer } from '../human.ts'
import { readRequest, requestSchemas } from '../schemas.ts'

const PERSON = 'SELECT * FROM person WHERE network = ? AND email = ?'

const newToken = (core: Core, person: PersonRow): string => {
  const at = core.clock.now()
  const count = core.world.store.get<{ count: number }>('SELECT count(*) AS count FROM session')?.count ?? 0
  const text = `${core.options.seed ?? ''}/${person.pk}/${at}/${count}`
  const token = `sandbox.${person.pk}.${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  core.world.store.run(
    'INSERT INTO session (token, personPk, network, at) VALUES (?, ?, ?, ?)',
    token,
    person.pk,
    person.network,
    at,
  )
  return token
}

const refuse = (reason: string): never => {
  throw new Refusal(401, 'Unable to log in', reason)
}

/** Signing in and out, and the report permissions. */
export const sessionCalls = new Hono<ApiEnv>()

sessionCalls.post('/api/v1/login', async ({ req, var: { core, caller } }) => {
  const body = readRequest(requestSchemas.login, await readBody(req))
  takeHumanAnswer(core, body.recaptchaResponse)
  const person = core.world.store.get<PersonRow>(PERSON, caller.network, body.email.toLowerCase())
  if (person === undefined || body.password !== (person.password ?? DEMO_PASSWORD))
    return refuse('unknown e-mail or wrong password')
  if (person.profile === null || person.profile === 'nobody-401')
    return refuse('no permission, no linked station')
  if (person.profile === 'blocked') throw new Refusal(403, 'User blocked')
  return json({
    type: 'success',
    status: 200,
    data: {
      token: newToken(core, person),
      user: {
        id: person.pk,
        name: `${person.firstName} ${person.lastName ?? ''}`.trim(),
        tenant_pk: person.accountPk,
        permissions: permissionsOf(person.profile),
      },
    },
  })
})

sessionCalls.post('/api/v1/logout', session, async ({ req, var: { core, caller } }) => {
  readRequest(requestSchemas.logout, await readBody(req))
  if (caller.token !== undefined) core.world.store.run('DELETE FROM session WHERE token = ?', caller.token)
  return new Response(null, { status: 204 })
})

sessionCalls.get('/api/v1/report/user/permissions/', session, ({ var: { person } }) =>
  json({ hasDisableTransactionOption: person.profile === 'reader' }),
)
