import { defineForm, text } from '@corrente/domain/forms'
import { expect, test } from 'vitest'
import type { Outcome } from '../../gateways/index.ts'
import { lookBeforeSave } from './lookBeforeSave.ts'

interface Values {
  readonly name: string
  readonly city: string
}
const FORM = defineForm<Values, keyof Values, 'required' | 'tooLong'>()({ name: text(), city: text() })
const base = { values: { name: 'A', city: 'Natal' } }
const held = { base, values: { name: 'Mine', city: 'Natal' } }
const look = (read: Outcome<Values>) => lookBeforeSave(FORM, held, read, (values) => ({ values }))

test('before a save the record is read: unchanged it is sent, changed it is asked about, not read nothing is sent', () => {
  expect(look({ kind: 'done', data: base.values, unreadRows: 0 })).toEqual({
    look: 'ready',
    ready: { ...held, changes: [] },
  })
  const theirs = { name: 'A', city: 'Belém' }
  const ready = {
    base: { values: theirs },
    values: { name: 'Mine', city: 'Belém' },
    changes: [{ field: 'city', base: 'Natal', mine: 'Natal', theirs: 'Belém', isClash: false }],
  }
  expect(look({ kind: 'done', data: theirs, unreadRows: 0 })).toEqual({ look: 'ask', ask: ready, ready })
  expect(look({ kind: 'refused', status: 404, body: undefined })).toEqual({ look: 'notSent', why: 'gone' })
})
