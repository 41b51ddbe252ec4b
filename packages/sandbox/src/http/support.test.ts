import { checkForm } from '@corrente/domain/forms'
import {
  CONTACT_FORM,
  contactRequest,
  NEW_CONTACT,
  NEW_SUPPORT_MAIL,
  pushRequest,
  SUPPORT_FORM,
  supportMailRequest,
} from '@corrente/domain/support'
import { afterAll, describe, expect, test } from 'vitest'
import { call, engineFor, signIn } from '../testing/engine.ts'

const engine = engineFor()
const token = await signIn(engine)
afterAll(() => engine.close())

const post = (path: string, body: unknown) => call(engine, `/api/v1/${path}`, { token, body })
const kept = (kind: string) =>
  engine.core.world.store
    .all<Record<string, unknown>>('SELECT * FROM sentMessage WHERE kind = ? ORDER BY pk', kind)
    .map(({ pk: _pk, at: _at, personPk: _personPk, kind: _kind, ...rest }) => rest)
const NOTHING = { subject: null, firstName: null, lastName: null, email: null, phone: null }

describe('what goes out', () => {
  test('SUP-008 a support mail of each subject is kept as it was sent', async () => {
    for (const subject of ['general', 'complaint', 'suggestion'] as const) {
      const values = { ...NEW_SUPPORT_MAIL, subject, message: ` Olá ${subject} ` }
      expect(checkForm(SUPPORT_FORM, values)).toEqual({})
      const reply = await post('settings/supportMail', supportMailRequest(values))
      expect([reply.status, reply.body]).toEqual([200, { type: 'success', error: null, data: null }])
      expect(kept('support').at(-1)).toEqual({
        ...NOTHING,
        network: 'BR',
        subject,
        message: `Olá ${subject}`,
      })
    }
  })

  test('SUP-014 a contact mail, each text at its limit', async () => {
    const values = {
      ...NEW_CONTACT,
      firstName: 'a'.repeat(20),
      lastName: 'b'.repeat(20),
      email: `${'c'.repeat(43)}@example.com`,
      phone: '9'.repeat(40),
      message: 'm'.repeat(255),
    }
    expect(checkForm(CONTACT_FORM, values)).toEqual({})
    expect((await post('settings/contactMail', contactRequest(values))).status).toBe(200)
    const { subject, message, ...person } = values
    expect(kept('contact')).toEqual([{ network: 'BR', subject, message, ...person }])
  })

  test('SUP-009 a push goes out once for each call', async () => {
    expect((await post('push-notification', pushRequest('Oi'))).status).toBe(200)
    expect((await post('push-notification', pushRequest('Oi'))).status).toBe(200)
    expect(kept('push')).toEqual(
      Array.from({ length: 2 }, () => ({ ...NOTHING, network: 'BR', message: 'Oi' })),
    )
  })
})

describe('what does not', () => {
  const mail = { subject: 'general', message: 'Oi' }
  const contact = contactRequest({
    ...NEW_CONTACT,
    firstName: 'Ana',
    email: 'ana@example.com',
    message: 'Oi',
  })

  test.each([
    ['no message', 'settings/supportMail', { ...mail, message: ' ' }],
    ['256 characters', 'settings/supportMail', { ...mail, message: 'x'.repeat(256) }],
    ['SUP-008 a subject of its own', 'settings/supportMail', { ...mail, subject: 'Geral' }],
    ['SUP-008 a field of its own', 'settings/supportMail', { ...mail, email: 'ana@example.com' }],
    ['no push message', 'push-notification', { message: '' }],
    ['a push of 256', 'push-notification', { message: 'x'.repeat(256) }],
    ['SUP-009 a push with more', 'push-notification', mail],
    ['no first name', 'settings/contactMail', { ...contact, first_name: '' }],
    ['no e-mail', 'settings/contactMail', { ...contact, email: 'ana' }],
    ['a first name of 21', 'settings/contactMail', { ...contact, first_name: 'x'.repeat(21) }],
    ['SUP-014 no phone field', 'settings/contactMail', { ...contact, phone: undefined }],
  ])('%s is refused and nothing is kept', async (_name, path, body) => {
    const before = engine.core.world.store.all('SELECT pk FROM sentMessage').length
    expect(await post(path, body)).toMatchObject({ status: 400, body: { type: 'error' } })
    expect(engine.core.world.store.all('SELECT pk FROM sentMessage')).toHaveLength(before)
  })

  test.each(['settings/supportMail', 'settings/contactMail', 'push-notification'])(
    '%s without a session is 401',
    async (path) => expect((await call(engine, `/api/v1/${path}`, { body: mail })).status).toBe(401),
  )
})
