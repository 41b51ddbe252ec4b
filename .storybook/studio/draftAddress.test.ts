import { TENANTS_FOLDER } from '@corrente/themes/build'
import { expect, test } from 'vitest'
import { othersIn, readTexts } from '../../tools/tenant/create.ts'
import { readDraft, startOf, writeDraft } from './draftAddress.ts'
import { type Draft, FIRST } from './draftTenant.ts'

const folders = Object.fromEntries(
  othersIn(TENANTS_FOLDER).map(({ id }) => [id, readTexts(id, TENANTS_FOLDER)]),
)
const noturna: Draft = startOf('noturna', folders) ?? FIRST

test.each<[string, Draft]>([
  ['nothing said yet', FIRST],
  ['a tenant as it is', noturna],
  ['a tenant that was changed', { ...noturna, name: 'Noite & Ção', accent: '#12', overrides: [] }],
  ['a logo', { ...FIRST, brand: 'yellow', logo: '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>' }],
])('%s comes back out of an address, in letters that need no escape', (_, draft) => {
  const { text } = writeDraft(draft, folders)
  expect(text).toMatch(/^[\w-]*$/)
  expect(readDraft(text, folders)).toEqual(draft)
})
test('a logo that is too long for an address is left out, and that is told', () => {
  const logo = Array.from({ length: 9_000 }, (_, index) => (index * index * 7919) % 9973).join(' ')
  const { text, isWithoutImages } = writeDraft({ ...FIRST, name: 'Luz', logo }, folders)
  expect(isWithoutImages).toBe(true)
  expect(readDraft(text, folders)).toEqual({ ...FIRST, name: 'Luz' })
})
test.each([
  ['cut', () => writeDraft({ ...FIRST, name: 'Luz Nova' }, folders).text.slice(0, -9)],
  ['typed', () => '0b6e6e'],
  ['of a tenant that is gone', () => writeDraft({ ...FIRST, of: 'gone' }, {}).text],
])('an address that was %s is none', (_, text) => {
  expect(readDraft(text(), folders)).toBeUndefined()
})
