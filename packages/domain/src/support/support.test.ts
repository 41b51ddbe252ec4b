import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkForm } from '../forms/index.ts'
import { type WriteState, writeEnd } from '../writes/index.ts'
import {
  CONTACT_FORM,
  type ContactValues,
  contactRequest,
  MAIL_ENDS,
  MAIL_SUBJECTS,
  MESSAGE_ROWS,
  NEW_CONTACT,
  NEW_SUPPORT_MAIL,
  PUSH_ENDS,
  PUSH_FORM,
  pushIntent,
  pushRequest,
  SUPPORT_FORM,
  sendEndOf,
  supportMailRequest,
} from './index.ts'

describe('support mail', () => {
  test('SUP-001 three subjects, general by default; a message of four rows', () => {
    expect(MAIL_SUBJECTS).toEqual(['general', 'complaint', 'suggestion'])
    expect(NEW_SUPPORT_MAIL).toEqual({ subject: 'general', message: '' })
    expect(MESSAGE_ROWS).toBe(4)
  })

  test.each([
    ['', { key: 'mail.messageMissing' }],
    [' \n ', { key: 'mail.messageMissing' }],
    ['x', undefined],
    ['x'.repeat(255), undefined],
    [` ${'x'.repeat(255)} `, undefined],
    ['x'.repeat(256), { key: 'tooLong', values: { limit: 255 } }],
  ])('SUP-004 SUP-005 SUP-006 SUP-007 a message %j', (message, wrong) => {
    const found = wrong ? { message: wrong } : {}
    expect(checkForm(PUSH_FORM, { message })).toEqual(found)
    expect(checkForm(SUPPORT_FORM, { subject: 'general', message })).toEqual(found)
    expect(SUPPORT_FORM.states.message.isRequired).toBe(true)
  })

  test('SUP-008 the body: the subject by its key, the message trimmed', () => {
    const more = { ...NEW_CONTACT, subject: 'complaint', message: ' Olá\n' } as const
    expect(supportMailRequest(more)).toEqual({ subject: 'complaint', message: 'Olá' })
  })

  test.each([
    [200, 'mailSent', 'pushSent'],
    [400, 'sendFailed', 'sendFailed'],
    [500, 'mailUnknown', 'pushUnknown'],
    ['unreachable', 'mailUnknown', 'pushUnknown'],
  ] as const)('SUP-010 SUP-011 SUP-012 an end of %j says %s, of a push %s', (end, mail, push) => {
    expect([MAIL_ENDS[writeEnd(end)], PUSH_ENDS[writeEnd(end)]]).toEqual([mail, push])
  })

  const sent = { step: 'send', saved: [], at: 0 }
  test.each<readonly [string, WriteState, string | undefined]>([
    ['not begun', { phase: 'idle' }, undefined],
    ['under way', { phase: 'sending', ...sent }, undefined],
    ['done', { phase: 'done', result: undefined, saved: [] }, 'done'],
    ['refused', { phase: 'refused', ...sent, refusal: { status: 400, body: null } }, 'refused'],
    ['not known', { phase: 'unknown', ...sent, canVerify: false, canRelease: true }, 'unknown'],
    ['not sent without a network', { phase: 'notSent', why: 'unreachable' }, 'offline'],
    ['not sent for another reason', { phase: 'notSent', why: 'locked' }, undefined],
  ])('SUP-010 SUP-011 a send that is %s', (_, state, end) => {
    expect(sendEndOf(state)).toBe(end)
  })
})

describe('contact', () => {
  const good: ContactValues = { ...NEW_CONTACT, firstName: 'Ana', email: 'ana@example.com', message: 'Oi' }

  test('SUP-013 six fields; first name, e-mail, message and subject required, the subject general', () => {
    const fields = Object.entries(CONTACT_FORM.states)
    expect(fields).toHaveLength(6)
    expect(fields.flatMap(([field, { isRequired }]) => (isRequired ? [field] : []))).toEqual([
      'firstName',
      'email',
      'subject',
      'message',
    ])
    expect(checkForm(CONTACT_FORM, NEW_CONTACT)).toEqual({
      firstName: { key: 'mail.firstNameMissing' },
      email: { key: 'mail.emailMissing' },
      message: { key: 'mail.messageMissing' },
    })
    expect([NEW_CONTACT.subject, checkForm(CONTACT_FORM, good)]).toEqual(['general', {}])
  })

  test.each([
    ['firstName', 20],
    ['lastName', 20],
    ['email', 55],
    ['phone', 40],
    ['message', 255],
  ] as const)('SUP-013 %s holds %i characters', (field, limit) => {
    const tail = field === 'email' ? '@example.com' : ''
    const of = (length: number) => ({ ...good, [field]: 'x'.repeat(length - tail.length) + tail })
    expect(checkForm(CONTACT_FORM, of(limit))).toEqual({})
    expect(checkForm(CONTACT_FORM, of(limit + 1))).toEqual({ [field]: { key: 'tooLong', values: { limit } } })
  })

  test.each(['ana', 'ana@', 'ana@host', 'a na@example.com'])('SUP-013 %j is no e-mail', (email) => {
    expect(checkForm(CONTACT_FORM, { ...good, email })).toEqual({ email: { key: 'mail.emailInvalid' } })
  })

  test('SUP-014 the body, with the names of the wire', () => {
    expect(contactRequest({ ...good, firstName: ' Ana ' })).toEqual({
      first_name: 'Ana',
      last_name: '',
      email: 'ana@example.com',
      phone: '',
      subject: 'general',
      message: 'Oi',
    })
  })
})

describe('push', () => {
  test('SUP-009 the message alone is sent, trimmed', () => {
    expect(pushRequest(' Oi ')).toEqual({ message: 'Oi' })
  })

  test('the key of an intent is the text, trimmed, and does not hold it', () => {
    expect(pushIntent(' Oi ')).toBe(pushIntent('Oi'))
    expect(pushIntent('Recarga grátis')).toMatch(/^push:14-[\da-f]+$/)
    fc.assert(
      fc.property(fc.string({ maxLength: 255 }), fc.string({ maxLength: 255 }), (a, b) => {
        fc.pre(a.trim() !== b.trim())
        expect(pushIntent(a)).not.toBe(pushIntent(b))
      }),
    )
  })
})
