import type { Held } from '@corrente/domain/forms'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createQueryClient, type Outcome, queryAtom } from '../../gateways/index.ts'
import type { Ports, ToastRequest } from '../../ports/index.ts'
import { nothingKept, openPages } from '../testing/openPages.tsx'
import { RecordFormPage } from './RecordFormPage.tsx'
import {
  NOTE_FORM,
  type Note,
  type NoteBase,
  type NoteServer,
  noteServer,
  saveNote,
} from './testing/noteForm.tsx'
import { useOpenRecord } from './useOpenRecord.ts'
import { useSavingForm } from './useSavingForm.ts'

const LATER = { timeout: 4_000 }
let close: () => unknown[] = () => []
afterEach(() => {
  expect(close()).toEqual([])
})

interface Book {
  readonly server: NoteServer
  /** What a read gives by the id of the address; each is counted. */
  readonly records: Record<string, Outcome<Note>>
  readonly reads: string[]
  saved?: string | ((values: Note) => Omit<ToastRequest, 'tone'>)
  leaveTo: string | (() => void)
}
let book: Book

const noteQuery = (id: string | undefined) =>
  queryAtom(() => ({
    key: ['note', id],
    freshMs: 0,
    isEnabled: id !== undefined,
    run: async (): Promise<Outcome<Note>> => {
      book.reads.push(id ?? '')
      return book.records[id ?? ''] ?? { kind: 'refused', status: 404, body: undefined }
    },
  }))

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** A page whose code is longer on its way than a saved form waits. */
const SlowPage = Object.assign(() => <h1>slow</h1>, { preload: () => pause(2_000) })
const NEW: Note = { title: 'novo', body: '' }
const words = (key: string) => key

function NotePage() {
  const record = useOpenRecord(words, noteQuery, (note, id): NoteBase & { readonly name: string } => ({
    values: note ?? NEW,
    name: id ?? 'nova',
  }))
  return (
    <RecordFormPage {...record} backHref="/notes">
      {(base) => <OneNote base={base} />}
    </RecordFormPage>
  )
}

function OneNote({ base }: { readonly base: NoteBase & { readonly name: string } }) {
  const { saved } = book
  const form = useSavingForm({
    form: NOTE_FORM,
    base,
    draft: undefined,
    save: (_ports, held: Held<NoteBase & { readonly name: string }>) => saveNote(book.server, held),
    leaveTo: book.leaveTo,
    ...(saved !== undefined && { saved }),
  })
  const { values, onChange, onSubmit, ref } = form.fields
  return (
    <form ref={ref}>
      <h2>{base.name}</h2>
      <label>
        title
        <input
          value={values.title}
          onChange={({ target }) => onChange((now) => ({ ...now, title: target.value }))}
        />
      </label>
      <button type="button" onClick={onSubmit}>
        Salvar
      </button>
    </form>
  )
}

async function open(start: string, more: Partial<Book> = {}) {
  close()
  book = { server: noteServer(), records: {}, reads: [], leaveTo: '/notes', ...more }
  const toasts: ToastRequest[] = []
  const shown = { show: (toast: ToastRequest) => void toasts.push(toast), dismiss: () => undefined }
  const pages = {
    '/note': NotePage,
    '/note/$id': NotePage,
    '/notes': () => <h1>notes</h1>,
    '/slow': SlowPage,
  }
  const navigation = { origin: '', title: () => undefined } as unknown as Ports['navigation'] // of it, what a form's page uses
  const ports = { toasts: shown, queries: createQueryClient(), navigation }
  const opened = await openPages(pages, start, nothingKept(), ports)
  close = opened.close
  return { ...opened, toasts }
}

const title = page.getByLabelText('title')
const save = page.getByRole('button', { name: 'Salvar' })
const note: Outcome<Note> = { kind: 'done', data: { title: 'Um', body: 'texto' }, unreadRows: 0 }

test('without an id in the address a new record opens, and nothing is read', async () => {
  await open('/note')
  await expect.element(title).toHaveValue('novo')
  await expect.element(page.getByRole('heading', { name: 'nova' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'form.createTitle' })).toBeVisible()
  expect(book.reads).toEqual([])
})

test('the record of the address opens once it is read; another one opens another form', async () => {
  const { router } = await open('/note/7', {
    records: { 7: note, 8: { ...note, data: { ...NEW, title: 'Oito' } } },
  })
  await expect.element(title).toHaveValue('Um')
  await expect.element(page.getByRole('heading', { name: 'form.editTitle' })).toBeVisible()
  await router.navigate({ to: '/note/8' })
  await expect.element(title).toHaveValue('Oito')
  expect(book.reads).toEqual(['7', '8'])
})

test('what cannot be read says why in the words of its catalogue, and is read again', async () => {
  await open('/note/9')
  await expect.element(page.getByText('record.notFound', { exact: true })).toBeVisible()
  await expect.element(page.getByText('record.notFoundDetail')).toBeVisible()
  await expect.element(page.getByText('record.backToList')).toBeVisible()
  await open('/note/9', { records: { 9: { kind: 'unreachable', reason: 'network' } } })
  await expect.element(page.getByText('record.loadFailed')).toBeVisible()
  book.records[9] = note
  await userEvent.click(page.getByRole('button', { name: 'Tentar novamente' }))
  await expect.element(title).toHaveValue('Um')
})

test('a save says that it was done, and leads to its path', async () => {
  const { toasts, address } = await open('/note/7', { records: { 7: note }, saved: 'Salvo!' })
  await userEvent.fill(title, 'Dois')
  await userEvent.click(save)
  await expect.poll(() => toasts).toEqual([{ tone: 'success', text: 'Salvo!' }])
  expect(book.server.sent).toEqual([{ title: 'Dois', body: 'texto' }])
  await expect.poll(address, LATER).toBe('/notes')
})

test('what it says may tell what was saved, and its way may be a step', async () => {
  const steps: string[] = []
  const { toasts, address } = await open('/note/7', {
    records: { 7: note },
    saved: ({ title: text }) => ({ text: `Salvo: ${text}`, id: 'nota' }),
    leaveTo: () => void steps.push('voltar'),
  })
  await userEvent.fill(title, 'Dois')
  await userEvent.click(save)
  await expect.poll(() => toasts).toEqual([{ tone: 'success', text: 'Salvo: Dois', id: 'nota' }])
  await expect.poll(() => steps, LATER).toEqual(['voltar'])
  expect(address()).toBe('/note/7')
})

test('whoever goes on before the second is over is not led anywhere, though their page is still on its way', async () => {
  const steps: string[] = []
  const { router, address } = await open('/note/7', {
    records: { 7: note },
    leaveTo: () => void steps.push('voltar'),
  })
  await userEvent.fill(title, 'Dois')
  await userEvent.click(save)
  await expect.poll(() => book.server.sent.length).toBe(1)
  void router.navigate({ to: '/slow' })
  await expect.element(page.getByRole('heading', { name: 'slow' })).toBeVisible()
  expect([steps, address()]).toEqual([[], '/slow'])
})

test('a page that says it itself shows no toast, and a refusal neither says nor leads', async () => {
  const quiet = await open('/note/7', { records: { 7: note } })
  await userEvent.fill(title, 'Dois')
  await userEvent.click(save)
  await expect.poll(quiet.address, LATER).toBe('/notes')
  expect(quiet.toasts).toEqual([])
  const server = noteServer()
  server.answers.push({ end: 'refused', refusal: { status: 400, body: undefined } })
  const refused = await open('/note/7', { records: { 7: note }, saved: 'Salvo!', server })
  await userEvent.fill(title, 'Tomado')
  await userEvent.click(save)
  await expect.poll(() => server.sent.length).toBe(1)
  await pause(1_500)
  expect([refused.toasts, refused.address()]).toEqual([[], '/note/7'])
})
