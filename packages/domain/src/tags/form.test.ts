import { describe, expect, test } from 'vitest'
import { tagFixture } from '../fixtures/index.ts'
import { sortRows } from '../paging/index.ts'
import {
  checkTag,
  isTagSavedAs,
  readCpfTag,
  saysTaken,
  searchTagOptions,
  shortTagId,
  TAG_SORT_VALUES,
  type TagValues,
  tagForm,
  tagPolicy,
  tagRequest,
} from './index.ts'

const fresh = tagForm(undefined)
const loaded = tagForm(tagFixture())
const held = (base: typeof fresh, change: Partial<TagValues> = {}) => ({
  base,
  values: { ...base.values, ...change },
})

describe('the form of a tag', () => {
  test('TAG-015 a new one is a card that works and pays, of the account that it is made for', () => {
    expect(tagForm(undefined, 'A1', 7).values).toEqual({
      idTag: 'A1',
      type: 'CARD',
      accountPk: 7,
      parentIdTag: '',
      note: '',
      isFree: false,
      isInactive: false,
    })
  })

  test('TAG-018 TAG-020 a card misses id and account; TAG-017 a USER tag no id', () => {
    expect(checkTag(held(fresh))).toEqual({
      idTag: { key: 'tag.idMissing' },
      accountPk: { key: 'tag.accountMissing' },
    })
    expect(checkTag(held(fresh, { type: 'USER', accountPk: 7 }))).toEqual({})
    expect(checkTag(held(loaded))).toEqual({})
  })

  test('AST-022 TAG-018 TAG-019 20 characters of an id, 200 of a note', () => {
    const wrong = checkTag(held(loaded, { idTag: 'x'.repeat(21), note: 'x'.repeat(201) }))
    expect(wrong).toEqual({
      idTag: { key: 'tooLong', values: { limit: 20 } },
      note: { key: 'tooLong', values: { limit: 200 } },
    })
    expect(checkTag(held(loaded, { idTag: 'x'.repeat(20), note: 'x'.repeat(200) }))).toEqual({})
  })

  test('TAG-018 a longer id that was loaded stays until it is edited', () => {
    const long = tagForm(tagFixture({ idTag: 'LEGADO-9F3C21AA9F3C21AA' }))
    expect(checkTag(held(long, { note: 'nova' }))).toEqual({})
    expect(tagRequest(held(long)).id_tag).toBe('LEGADO-9F3C21AA9F3C21AA')
    expect(checkTag(held(long, { idTag: 'LEGADO-9F3C21AA9F3C21AB' }))).toHaveProperty('idTag')
  })

  test('TAG-015 TAG-016 TAG-017 TAG-021 what is open, locked and hidden', () => {
    const policy = tagPolicy(held(fresh))
    expect(policy).toMatchObject({
      type: { isEditable: true },
      idTag: { isEditable: true, isRequired: true },
      isFree: { isEditable: true },
      isInactive: { isVisible: false },
    })
    expect(tagPolicy(held(loaded))).toMatchObject({
      type: { isEditable: false, whyNot: 'typeFixed' },
      isInactive: { isVisible: true, isEditable: true },
    })
    expect(tagPolicy(held(fresh, { type: 'USER' }))).toMatchObject({
      idTag: { isEditable: false, whyNot: 'userTag' },
      parentIdTag: { isEditable: false, whyNot: 'userTag' },
    })
  })

  test('TAG-029 a new card; TAG-017 a new USER tag is sent without an id, whatever was typed before', () => {
    const typed = { idTag: ' 04A2 ', accountPk: 7, parentIdTag: 'TAG1', note: ' ' }
    expect(tagRequest(held(fresh, typed))).toEqual({
      id_tag: '04A2',
      type: 'CARD',
      tenant_pk: 7,
      parent_id_tag: 'TAG1',
      note: null,
      isFreeRecharge: false,
    })
    // Made of a card that was just held to a reader.
    const read = tagForm(undefined, '04A2', 7)
    expect(tagRequest(held(read, { type: 'USER' })).id_tag).toBe(
      tagRequest(held(fresh, { type: 'USER' })).id_tag,
    )
    expect(tagRequest(held(fresh, { ...typed, type: 'USER' }))).toMatchObject({
      id_tag: '',
      parent_id_tag: null,
    })
  })

  test('TAG-030 TAG-014 a loaded one goes back as it came, inactive too; a USER tag keeps its own id', () => {
    expect(tagRequest(held(loaded, { isInactive: true }))).toMatchObject({
      id_tag: '04A2B3C4D5E6F7',
      parent_id_tag: 'TAG000201',
      inactive: true,
    })
    // Blanks that it was registered with are its own, until it is edited.
    const blank = tagForm(tagFixture({ idTag: ' 04A2 ' }))
    expect(
      ['04A2 ', undefined].map((idTag) => tagRequest(held(blank, idTag ? { idTag } : {})).id_tag),
    ).toEqual(['04A2', ' 04A2 '])
    const user = tagForm(tagFixture({ type: 'USER', idTag: 'TAG000201', parentIdTag: undefined }))
    expect(tagRequest(held(user))).toMatchObject({
      id_tag: 'TAG000201',
      parent_id_tag: null,
      inactive: false,
    })
  })

  test('a lost answer is recognised by what was sent, without case', () => {
    const sent = tagRequest(held(loaded, { note: 'nova' }))
    expect(isTagSavedAs(sent, tagFixture({ note: 'nova', idTag: '04a2b3c4d5e6f7' }))).toBe(true)
    const others = [
      { isInactive: true },
      { accountPk: 8 },
      { isFree: !sent.isFreeRecharge },
      { idTag: '04A2' },
    ]
    for (const other of [{}, ...others.map((one) => ({ note: 'nova', ...one }))])
      expect(isTagSavedAs(sent, tagFixture(other))).toBe(false)
  })

  test('TAG-033 "already exists" at any status, without case', () => {
    expect(saysTaken({ error: 'Tag ALREADY EXISTS' })).toBe(true)
    expect(saysTaken({ error: null, data: { error: 'x already exists' } })).toBe(true)
    for (const body of [undefined, {}, { error: 'Bad request' }]) expect(saysTaken(body)).toBe(false)
  })
})

describe('the list and its parts', () => {
  test('TAG-005 AST-029 an id is cut at 25 characters', () => {
    expect(shortTagId('x'.repeat(25))).toBe('x'.repeat(25))
    expect(shortTagId('x'.repeat(26))).toBe(`${'x'.repeat(25)}…`)
  })

  test('TAG-002 sorted by what a column shows; whoever has none comes last', () => {
    const tags = [
      tagFixture({ pk: 1, ownerName: undefined, parentName: 'Bia' }),
      tagFixture({ pk: 2, ownerName: undefined, parentName: undefined }),
      tagFixture({ pk: 3, ownerName: 'Ana', isCharging: true }),
    ]
    const sorted = (key: string, direction: 'ascending' | 'descending') =>
      sortRows(tags, TAG_SORT_VALUES, { key, direction }, 'pt-BR').map(({ pk }) => pk)
    expect(sorted('user', 'ascending')).toEqual([3, 1, 2])
    expect(sorted('user', 'descending')).toEqual([1, 3, 2])
    expect(sorted('charging', 'descending')[0]).toBe(3)
  })

  test('TAG-024 TAG-025 the answer of a search by CPF', () => {
    const ocppTag = { idTag: 'TAG1', userName: 'Ana' }
    for (const end of [200, 299])
      expect(readCpfTag(end, { ocppTag })).toEqual({ kind: 'found', found: ocppTag })
    for (const [end, body] of [
      [404, undefined],
      [200, { ocppTag: null, data: { error: 'User not found' } }],
      [200, {}],
      [204, null],
    ] as const)
      expect(readCpfTag(end, body)).toEqual({ kind: 'notFound' })
    for (const [end, body] of [
      [199, { ocppTag }],
      [300, { ocppTag }],
      ['unreachable', { ocppTag }],
      [200, 'html'],
    ] as const)
      expect(readCpfTag(end, body)).toEqual({ kind: 'failed' })
  })

  test('a parent is found by id, name and e-mail, without accents, every word', () => {
    const options = [
      { pk: 1, idTag: 'TAG1', userPk: 1, userName: 'Íris Prova', userEmail: 'iris@example.com' },
      { pk: 2, idTag: 'TAG2', userPk: 2, userName: undefined, userEmail: undefined },
    ]
    const found = (query: string) => searchTagOptions(options, query).map(({ pk }) => pk)
    expect(found('iris tag2')).toEqual([])
    expect([found('iris'), found('prova iris'), found('@example'), found('tag'), found(' ')]).toEqual([
      [1],
      [1],
      [1],
      [1, 2],
      [1, 2],
    ])
  })
})
