import { expect, test } from 'vitest'
import { readMailDraft, readPushDraft } from './drafts.ts'

test.each([null, 1, '', [], {}, { subject: 'other', message: 'x' }, { subject: 'general' }])(
  'a draft from another version is none: %j',
  (kept) => expect(readMailDraft(kept)).toBeUndefined(),
)

test('what was kept comes back', () => {
  const mail = { subject: 'complaint', message: 'Olá' } as const
  expect(readMailDraft(mail)).toEqual(mail)
  expect([readPushDraft('Olá'), readPushDraft(3)]).toEqual(['Olá', undefined])
})
