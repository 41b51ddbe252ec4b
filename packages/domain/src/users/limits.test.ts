import { expect, test } from 'vitest'
import { STATION_FORM } from '../stations/index.ts'
import { PUSH_FORM, SUPPORT_FORM } from '../support/index.ts'
import { TAG_FORM } from '../tags/index.ts'
import { MASKS } from '../text/index.ts'
import { NEW_USER_FORM, USER_FORM, USER_PASSWORD_MAX } from './index.ts'

test('AST-022 each field ends where the document says', () => {
  const { description, endpointAddress } = STATION_FORM.fields
  expect([description.limit, endpointAddress.limit]).toEqual([90, 25])
  expect([TAG_FORM.fields.idTag.limit, TAG_FORM.fields.note.limit]).toEqual([20, 200])
  expect([SUPPORT_FORM.fields.message.limit, PUSH_FORM.fields.message.limit]).toEqual([255, 255])
  const { firstName, email, phone } = NEW_USER_FORM.fields
  expect([firstName.limit, email.limit, USER_PASSWORD_MAX, phone.limit]).toEqual([20, 55, 20, 40])
  expect([USER_FORM.fields.firstName.limit, USER_FORM.fields.phone.limit]).toEqual([20, 40])
  expect(MASKS.cpf.format('52998224725')).toHaveLength(14)
})
