import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedFields, checkForm, draftOf, emptyValues, readDraft, withDraft } from './index.ts'
import { FORM, isAlike, some } from './testing/sampleForm.ts'

describe('draft', () => {
  const stored = (draft: unknown): unknown => JSON.parse(JSON.stringify(draft ?? null))

  test('what was typed comes back after it went through the tab’s storage', () => {
    fc.assert(
      fc.property(some, some, (base, typed) => {
        const draft = readDraft(stored(draftOf(FORM, typed, base)))
        const back = draft ? withDraft(FORM, base, draft) : base
        isAlike(back, { ...typed, secret: base.secret, pictures: base.pictures })
      }),
    )
  })

  test('a password and pictures are in no draft', () => {
    const base = emptyValues(FORM)
    expect(draftOf(FORM, { ...base, secret: 'abc', pictures: ['x'] }, base)).toBeUndefined()
  })

  test('only what was changed is kept: what somebody else saved meanwhile stands', () => {
    fc.assert(
      fc.property(some, some, some, (base, typed, now) => {
        const draft = draftOf(FORM, typed, base)
        const back = draft ? withDraft(FORM, now, draft) : now
        for (const field of changedFields(FORM, back, now))
          expect(changedFields(FORM, typed, base)).toContain(field)
      }),
    )
  })

  test.each([null, 1, 'text', [], {}])('%j is no draft', (kept) => {
    expect(readDraft(kept)).toBeUndefined()
  })

  test('a field that cannot be read is left as it stands, the others come back', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(FORM.fields)), fc.jsonValue()), (kept) => {
        const base = emptyValues(FORM)
        const back = withDraft(FORM, base, { ...kept, name: 'Ana' })
        expect(back.name).toBe('Ana')
        expect(Object.keys(back)).toEqual(Object.keys(base))
        expect(() => checkForm(FORM, back)).not.toThrow()
      }),
    )
  })
})
