import { gatewayTextOf } from '@corrente/domain/wire'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createQueryClient, type Outcome, queryAtom } from '../../gateways/index.ts'
import type { Ports, ToastRequest } from '../../ports/index.ts'
import { nothingKept, openPages } from '../testing/openPages.tsx'
import type { WriteAction } from '../writes/index.ts'
import { useDeletion } from './index.ts'

let close: () => unknown[] = () => []
afterEach(() => {
  expect(close()).toEqual([])
})

interface Note {
  readonly pk: string
  readonly name: string
}
/** What the server has, what it was asked for, and how it answers a deletion. */
interface Shelf {
  read: Outcome<Note>
  answer: 'done' | 'refused' | 'said' | 'unknown'
  readonly deleted: string[]
  readonly told: string[]
}
let shelf: Shelf

/** As a gateway says no: `error` is but a name. */
const SAID = { type: 'error', error: 'Conflict', message: 'Em uso' }

const noteQuery = (id: string) =>
  queryAtom(() => ({ key: ['note', id], freshMs: 0, run: async () => shelf.read }))

const deletionOf = (note: Note): WriteAction<string, string> => ({
  keys: [`note.delete:${note.pk}`],
  lock: 'page',
  outdates: [],
  look: async () => ({ look: 'ready', ready: note.pk }),
  proofOf: (pk) => pk,
  send: async (pk) => {
    shelf.deleted.push(pk)
    if (shelf.answer === 'refused') return { end: 'refused', refusal: { status: 400, body: undefined } }
    if (shelf.answer === 'said') return { end: 'refused', refusal: { status: 200, body: SAID } }
    return shelf.answer === 'done' ? { end: 'done', result: undefined } : { end: 'unknown' }
  },
  confirm: async () => ({ found: 'unreadable' }),
})

/** Words that show their key and the name that they were given. */
const words = (key: string, values?: { readonly name: string }) =>
  values === undefined ? key : `${key} ${values.name}`

function NotesPage() {
  const { ask, question } = useDeletion({
    id: 'note-deleted',
    words,
    wordsOf: gatewayTextOf,
    deletionOf: (_ports, note: Note) => deletionOf(note),
    nameOf: ({ name }) => name,
    more: ({ pk }) => <p>more of {pk}</p>,
    onDeleted: ({ pk }) => void shelf.told.push(pk),
    address: { queryOf: noteQuery, words, listPath: '/notes' },
  })
  return (
    <>
      <button type="button" onClick={() => ask({ pk: '8', name: 'Dois' })}>
        ask
      </button>
      {question}
    </>
  )
}

const NOTE: Outcome<Note> = { kind: 'done', data: { pk: '7', name: 'Um' }, unreadRows: 0 }

async function open(start: string, more: Partial<Shelf> = {}) {
  close()
  shelf = { read: NOTE, answer: 'done', deleted: [], told: [], ...more }
  const toasts: ToastRequest[] = []
  const ports: Partial<Ports> = {
    toasts: { show: (toast) => void toasts.push(toast), dismiss: () => undefined },
    queries: createQueryClient(),
  }
  const pages = { '/notes': NotesPage, '/notes/delete/$id': NotesPage }
  const opened = await openPages(pages, start, nothingKept(), ports)
  close = opened.close
  return { ...opened, toasts }
}

const dialog = page.getByRole('alertdialog')
const button = (name: string) => page.getByRole('button', { name })

test('without an id in the address nothing is asked', async () => {
  await open('/notes')
  expect(dialog.query()).toBeNull()
  expect(shelf.deleted).toEqual([])
})

test('the record of the address is asked about by its name; a yes deletes it once and leads to the list', async () => {
  const { toasts, address } = await open('/notes/delete/7')
  await expect.element(page.getByRole('alertdialog', { name: 'delete.title' })).toBeVisible()
  await expect.element(page.getByText('delete.question Um')).toBeVisible()
  await expect.element(page.getByText('more of 7')).toBeVisible()
  expect(shelf.deleted).toEqual([])
  await userEvent.click(button('delete.confirm'))
  await expect.poll(address).toBe('/notes')
  expect(shelf.deleted).toEqual(['7'])
  expect(shelf.told).toEqual(['7'])
  expect(toasts).toEqual([{ id: 'note-deleted', tone: 'success', text: 'delete.done' }])
})

test('one of the list is asked about where it stands, and the dialog closes once it is deleted', async () => {
  const { address } = await open('/notes')
  await userEvent.click(button('ask'))
  await expect.element(page.getByText('delete.question Dois')).toBeVisible()
  await expect.element(page.getByText('more of 8')).toBeVisible()
  await userEvent.click(button('delete.confirm'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect([shelf.deleted, shelf.told, address()]).toEqual([['8'], ['8'], '/notes'])
})

test('a no deletes nothing and leads to the list', async () => {
  const { toasts, address } = await open('/notes/delete/7')
  await userEvent.click(button('Cancelar'))
  await expect.poll(address).toBe('/notes')
  expect([shelf.deleted, shelf.told, toasts]).toEqual([[], [], []])
})

test('a refusal is said in the dialog, which stays', async () => {
  const { toasts, address } = await open('/notes/delete/7', { answer: 'refused' })
  await userEvent.click(button('delete.confirm'))
  await expect.element(page.getByText('delete.failed')).toBeVisible()
  expect([address(), shelf.told, toasts]).toEqual(['/notes/delete/7', [], []])
})

test('a no under a 200 is said in the words of the API that it is of', async () => {
  await open('/notes/delete/7', { answer: 'said' })
  await userEvent.click(button('delete.confirm'))
  await expect.element(page.getByText(/Em uso$/)).toBeVisible()
  expect(page.getByText(/Conflict/).query()).toBeNull()
})

test.each<readonly [string, Outcome<Note>, string, boolean]>([
  ['that is not there', { kind: 'refused', status: 404, body: undefined }, 'record.notFound', false],
  ['that may not be read', { kind: 'refused', status: 403, body: undefined }, 'delete.notPermitted', false],
  ['that cannot be reached', { kind: 'unreachable', reason: 'network' }, 'delete.unreachable', true],
])('a record %s is said to be so, with the way to the list', async (_name, read, title, isRetried) => {
  const { address } = await open('/notes/delete/7', { read })
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
  expect(button('Tentar novamente').query() !== null).toBe(isRetried)
  await userEvent.click(button('delete.toList'))
  await expect.poll(address).toBe('/notes')
})

test('what could not be reached is asked about once it can', async () => {
  await open('/notes/delete/7', { read: { kind: 'unreachable', reason: 'network' } })
  shelf.read = NOTE
  await userEvent.click(button('Tentar novamente'))
  await expect.element(page.getByText('delete.question Um')).toBeVisible()
})
