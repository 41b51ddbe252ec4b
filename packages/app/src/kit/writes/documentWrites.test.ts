import type { Journal } from '@corrente/domain/writes'
import { expect, test } from 'vitest'
import type { Ports, StoredSession } from '../../ports/index.ts'
import type { JournalPlace } from './action.ts'
import { openWritesOf, writesOf } from './documentWrites.ts'
import { type Work, workOfAction } from './work.ts'

/** One document over a browser's storage. @param userId - undefined: nobody is signed in */
function documentOf(userId: number | undefined, held = new Map<string, unknown>(), keeps = true) {
  let user = userId
  const sessionListeners = new Set<() => void>()
  const place = (...parts: readonly unknown[]) => parts.join('/')
  const put = (key: string, value: unknown) => {
    if (keeps) held.set(key, value)
  }
  const outdated: unknown[] = []
  const failed: string[] = []
  const ports = {
    clock: { now: () => 1_000 },
    tenant: { id: 'move' },
    newId: () => `id-${held.size}`,
    locks: {
      tryAlone: async (_name: string, work: () => Promise<void>) => {
        await work()
        return true
      },
      inTurn: (_name: string, work: () => Promise<void>) => work(),
    },
    queries: {
      invalidateQueries: ({ queryKey }: { queryKey: unknown }) => Promise.resolve(outdated.push(queryKey)),
    },
    report: { failed: (where: string) => void failed.push(where) },
    session: {
      current: () => (user === undefined ? undefined : ({ user: { id: user } } as StoredSession)),
      subscribe: (listener: () => void) => {
        sessionListeners.add(listener)
        return () => sessionListeners.delete(listener)
      },
    },
    storage: {
      readDraft: (...at: readonly unknown[]) => held.get(place('draft', ...at)),
      writeDraft: (tenant: string, id: number, form: string, values: unknown) =>
        put(place('draft', tenant, id, form), values),
      removeDraft: (...at: readonly unknown[]) => void held.delete(place('draft', ...at)),
      readJournal: (...at: readonly unknown[]) => held.get(place('journal', ...at)) ?? [],
      writeJournal: (tenant: string, gateway: string, journal: Journal) => {
        put(place('journal', tenant, gateway), journal)
        return keeps
      },
    },
  } as unknown as Ports // of it, what writes need
  return {
    ports,
    outdated,
    failed,
    held,
    signOut: () => {
      user = undefined
      for (const listener of sessionListeners) listener()
    },
  }
}

/** A write whose answer a test gives, kept in the journal of this place. */
function waiting(journal: 'tab' | 'cp') {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const work: Work = workOfAction<null, { readonly n: number }, void, never, never>({
    keys: ['user:7'],
    lock: 'page',
    journal,
    outdates: [['users']],
    look: async () => ({ look: 'ready', ready: null }),
    proofOf: () => ({ n: 1 }),
    send: async () => {
      await answered
      return { end: 'done', result: undefined }
    },
  })
  return { work, answer: () => answer() }
}
/** Lets everything that waits for nothing but promises go on. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
const keysOf = (ports: Ports, place: JournalPlace) => openWritesOf(ports)(place).map(({ keys }) => keys[0])

test.each(['tab', 'cp'] as const)(
  'what a form sent stands in the journal "%s" of its user until it is answered, and its draft goes with it',
  async (place) => {
    const { ports, held, outdated } = documentOf(101)
    held.set('draft/move/101/user.7', { name: 'Ana' })
    const { work, answer } = waiting(place)
    writesOf(ports).ownDraft(work.keys, 'user.7')
    const pressed = writesOf(ports).press(work)
    await settled()
    expect(keysOf(ports, place)).toEqual(['user:7'])
    // Another document of the same user finds it; another user's tab does not.
    expect(keysOf(documentOf(101, held).ports, place)).toEqual(['user:7'])
    expect(keysOf(documentOf(102, held).ports, 'tab')).toEqual([])
    expect(keysOf(documentOf(undefined, held).ports, 'tab')).toEqual([])
    answer()
    expect(await pressed).toMatchObject({ phase: 'done' })
    expect([keysOf(ports, place), outdated]).toEqual([[], [['users']]])
    expect([...held.keys()].filter((key) => key.startsWith('draft'))).toEqual([])
  },
)

test.each([
  ['a storage that keeps nothing', 101, false],
  ['nobody signed in', undefined, true],
] as const)('with %s a form sends nothing, and the report has why', async (_, user, keeps) => {
  const { ports, failed } = documentOf(user, new Map(), keeps)
  const { work } = waiting('tab')
  expect(await writesOf(ports).press(work)).toEqual({ phase: 'notSent', why: 'notKept' })
  expect(failed).toEqual(['writes'])
})

test('after a sign-out a document shows no write any more, and sends none', async () => {
  const { ports, signOut, held } = documentOf(101)
  const { work } = waiting('tab')
  void writesOf(ports).press(work)
  await settled()
  expect(writesOf(ports).stateOf(work.keys).phase).toBe('sending')
  signOut()
  expect(writesOf(ports).stateOf(work.keys).phase).toBe('idle')
  held.clear()
  await writesOf(ports).press(work)
  expect(held.size).toBe(0)
})
