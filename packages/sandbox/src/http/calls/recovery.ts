import { Hono } from 'hono'
import type { PersonRow } from '../../store/rows.ts'
import { isoText } from '../../wire/times.ts'
import { createRandom } from '../../world/random.ts'
import { type ApiEnv, readBody } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { takeHumanAnswer } from '../human.ts'
import { readRequest, requestSchemas } from '../schemas.ts'

/** How long a code counts. */
export const CODE_LIFE_MS = 15 * 60_000
/** Wrong codes before every further one is refused. */
export const CODE_ATTEMPTS = 5

const PASSWORD_PARTS = [/^.{8,25}$/su, /\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u]
const saved = () => json({ type: 'success', error: null, data: {} })

interface RecoveryRow {
  code: string
  at: number
  attempts: number
}

/** The two steps of a password recovery. */
export const recoveryCalls = new Hono<ApiEnv>()

recoveryCalls.post('/api/v1/forgotpassword/sendCode', async ({ req, var: { core, caller } }) => {
  const body = readRequest(requestSchemas.sendCode, await readBody(req))
  takeHumanAnswer(core, body.recaptchaResponse)
  const email = body.email.toLowerCase()
  const { store } = core.world
  const person = store.get<PersonRow>(
    'SELECT * FROM person WHERE network = ? AND email = ?',
    caller.network,
    email,
  )
  if (person === undefined) throw new Refusal(404, 'E-mail not found')
  const at = core.clock.now()
  const code = String(
    createRandom(`${core.options.seed}/${email}/${at}/${core.mails.length}`).int(0, 999_999),
  ).padStart(6, '0')
  store.run(
    'INSERT OR REPLACE INTO recovery (network, email, code, at, attempts) VALUES (?, ?, ?, ?, 0)',
    caller.network,
    email,
    code,
    at,
  )
  core.mails.push({ at: isoText(at), to: email, subject: 'Código de verificação', code })
  core.log(`mail to ${email}: the code is ${code}`)
  return saved()
})

recoveryCalls.post('/api/v1/forgotpassword/change', async ({ req, var: { core, caller } }) => {
  const body = readRequest(requestSchemas.change, await readBody(req))
  takeHumanAnswer(core, body.recaptchaResponse)
  const email = body.email.toLowerCase()
  const { store } = core.world
  const who = [caller.network, email] as const
  const row = store.get<RecoveryRow>('SELECT * FROM recovery WHERE network = ? AND email = ?', ...who)
  if (row === undefined) throw new Refusal(404, 'No code was sent')
  if (row.attempts >= CODE_ATTEMPTS) throw new Refusal(429, 'Too many attempts')
  if (core.clock.now() - row.at > CODE_LIFE_MS) throw new Refusal(410, 'The code has expired')
  if (row.code !== body.code.trim()) {
    store.run('UPDATE recovery SET attempts = attempts + 1 WHERE network = ? AND email = ?', ...who)
    throw new Refusal(400, 'Wrong code')
  }
  if (!PASSWORD_PARTS.every((part) => part.test(body.password))) throw new Refusal(400, 'Password too weak')
  store.run('UPDATE person SET password = ? WHERE network = ? AND email = ?', body.password, ...who)
  store.run('DELETE FROM recovery WHERE network = ? AND email = ?', ...who)
  return saved()
})
