import { defineForm, type Held, text } from '@corrente/domain/forms'
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { createQueryClient, type Outcome } from '../gateways/index.ts'
import { portsAtom } from '../ports/index.ts'
import { somePorts } from '../ports/testing/somePorts.ts'
import { oneRecord } from './oneRecord.ts'
import { type RecordSave, recordSave } from './recordWrites.ts'

interface Note {
  readonly title: string
  readonly body: string
}
interface NoteBase {
  readonly pk: number | undefined
  readonly values: Note
}
interface NoteRecord extends Note {
  readonly pk: number
}
const FORM = defineForm<Note, keyof Note, 'required' | 'tooLong'>()({
  title: text({ limit: 10 }),
  body: text({ limit: 10 }),
})

const VALUES: Note = { title: 'Um', body: 'texto' }
const STORED: NoteRecord = { pk: 12, ...VALUES }
const done = <T>(data: T): Outcome<T> => ({ kind: 'done', data, unreadRows: 0 })
const LOST: Outcome<never> = { kind: 'unreachable', reason: 'network' }
const refused = (body: unknown): Outcome<never> => ({ kind: 'refused', status: 400, body })

type Save = RecordSave<Note, keyof Note, NoteBase, Note, NoteRecord>

/** The save of a note with a new title. */
function saveOf(pk: number | undefined, more: Partial<Save> = {}) {
  const held: Held<NoteBase> = { base: { pk, values: VALUES }, values: { ...VALUES, title: 'Dois' } }
  const read = vi.fn(more.read ?? (async () => done(STORED)))
  const save = recordSave<Note, keyof Note, NoteBase, Note, NoteRecord>({
    key: 'note.save',
    outdates: [],
    form: FORM,
    held,
    pk,
    baseOf: ({ pk: known, ...values }) => ({ pk: known, values }),
    requestOf: ({ values }) => values,
    send: async () => ({ kind: 'done-empty' }),
    isSavedAs: (sent, { title, body }) => sent.title === title && sent.body === body,
    ...more,
    read,
  })
  return { save, read, held }
}

test('a new record is sent as it stands: nobody can have changed it', async () => {
  const { save, read, held } = saveOf(undefined)
  expect(await save.look()).toEqual({ look: 'ready', ready: held })
  expect(read).not.toHaveBeenCalled()
})

test('one that exists is saved in one tab at a time; each tab may make a new one', () => {
  expect([12, undefined].map((pk) => saveOf(pk).save.lock)).toEqual(['allTabs', 'page'])
})

test('one that exists is read again, and what somebody else changed is asked about', async () => {
  const same = saveOf(12)
  expect(await same.save.look()).toMatchObject({ look: 'ready', ready: { values: { title: 'Dois' } } })
  expect(same.read).toHaveBeenCalledExactlyOnceWith(12)
  const theirs = saveOf(12, { read: async () => done({ ...STORED, body: 'outro' }) })
  expect(await theirs.save.look()).toMatchObject({
    look: 'ask',
    ask: { values: { title: 'Dois', body: 'outro' }, changes: [{ field: 'body', theirs: 'outro' }] },
  })
  const gone = saveOf(12, { read: async () => ({ kind: 'refused', status: 404, body: undefined }) })
  expect(await gone.save.look()).toEqual({ look: 'notSent', why: 'gone' })
})

test.each<readonly [string, number | undefined, unknown, boolean]>([
  ['a "duplicate" of a new one may be one’s own', undefined, 'taken', true],
  ['another refusal of a new one is believed', undefined, 'wrong', false],
  ['a "duplicate" of one that exists is somebody else’s', 12, 'taken', false],
])('%s', async (_name, pk, body, looksFirst) => {
  const { save, held } = saveOf(pk, {
    send: async () => refused(body),
    isOwnPerhaps: (said) => said === 'taken',
  })
  const answer = await save.send(held, 'id')
  expect(answer).toMatchObject({ end: 'refused' })
  expect('looksFirst' in answer && answer.looksFirst).toBe(looksFirst)
})

const SENT: Note = { title: 'Dois', body: 'texto' }
const AS_SENT: NoteRecord = { pk: 12, ...SENT }
test.each<readonly [string, number | undefined, Outcome<NoteRecord | undefined>, string]>([
  ['one that exists and is as it was sent', 12, done(AS_SENT), 'applied'],
  ['one that exists and is as it was', 12, done(STORED), 'unchanged'],
  ['one that exists and cannot be read', 12, LOST, 'unreadable'],
  ['a new one that is found', undefined, done(AS_SENT), 'applied'],
  ['a new one of which another is found', undefined, done(STORED), 'unchanged'],
  ['a new one that is not found', undefined, done(undefined), 'unchanged'],
  ['a new one while nothing can be read', undefined, LOST, 'unreadable'],
])('after a lost answer, %s', async (_name, pk, found, expected) => {
  const { save } = saveOf(pk, {
    read: async () => found as Outcome<NoteRecord>, // of one that exists there is always something
    findNew: async () => found,
  })
  expect((await save.confirm?.(SENT))?.found).toBe(expected)
})

test('a new one that nobody can look for is looked for by nobody', () => {
  expect(saveOf(undefined).save.confirm).toBeUndefined()
  expect(saveOf(12).save.confirm).toBeDefined()
})

test('a record is read anew whenever it is opened, and not at all without a key', async () => {
  const reads: string[] = []
  const { query } = oneRecord({
    key: ['note', 'one'],
    from: () => undefined,
    read: async (_from, pk) => {
      reads.push(String(pk))
      return done({ ...STORED, title: `${pk} (${reads.length})` })
    },
  })
  const store = createStore()
  const clock = { now: Date.now, serverNow: Date.now, noteServerDate: () => undefined }
  store.set(portsAtom, somePorts({ queries: createQueryClient(), clock }))
  const open = async (pk: string | undefined) => {
    const one = query(pk)
    const stop = store.sub(one, () => undefined)
    await vi.waitUntil(() => !store.get(one).isFetching)
    stop()
    return store.get(one).data?.title
  }
  expect([await open(undefined), await open('12'), await open('7'), await open('12')]).toEqual([
    undefined,
    '12 (1)',
    '7 (2)',
    '12 (3)',
  ])
})
