import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ToastRequest } from '../../ports/index.ts'
import { type Kept, nothingKept, openPages } from '../testing/openPages.tsx'
import { held, NoteFormPage, type NotePage, noteServer } from './testing/noteForm.tsx'

const LATER = { timeout: 4_000 }
let close: () => unknown[] = () => []
afterEach(() => {
  expect(close()).toEqual([])
})

interface Opened extends Partial<NotePage> {
  readonly kept?: Kept
}

/** Opens the form as a document of its own; another one opened before is closed, as by a reload. */
async function open({ kept = nothingKept(), server = noteServer(), saved = [], ...rest }: Opened = {}) {
  close()
  const pages = {
    '/note': () => <NoteFormPage server={server} saved={saved as string[]} {...rest} />,
    '/notes': () => <h1>notes</h1>,
  }
  const toasts: string[] = []
  const shown = { show: ({ text }: ToastRequest) => void toasts.push(text), dismiss: () => undefined }
  const opened = await openPages(pages, '/note', kept, { toasts: shown })
  close = opened.close
  return { ...opened, kept, server, saved, toasts }
}

const title = page.getByLabelText('title')
const body = page.getByLabelText('body')
const save = page.getByRole('button', { name: 'Salvar' })
const button = (name: string) => page.getByRole('button', { name })
const press = (locator: ReturnType<typeof button>) => userEvent.click(locator)

test('the first try shows what is wrong, puts the focus on the first of it and sends nothing', async () => {
  const { server } = await open()
  await userEvent.clear(title)
  await userEvent.clear(body)
  await expect.element(title).not.toHaveAttribute('aria-invalid')
  await press(save)
  await expect.element(title).toHaveFocus()
  await expect.element(body).toHaveAttribute('aria-invalid', 'true')
  expect(server.sent).toEqual([])
  await userEvent.fill(title, 'Dois')
  await expect.element(title).not.toHaveAttribute('aria-invalid')
  await press(save)
  await expect.element(body).toHaveFocus()
})

test('a save locks the form, says that it is done, and leads away a second later', async () => {
  const { server, saved, address, kept } = await open()
  const answer = held(server)
  await userEvent.fill(title, 'Dois')
  await expect.poll(() => kept.drafts.has('note:1')).toBe(true)
  await press(save)
  await expect.element(page.getByText('Salvando…')).toBeVisible()
  expect(title.element().closest('[inert]')).not.toBeNull()
  answer({ end: 'done', result: undefined })
  await expect.element(page.getByText('Salvo', { exact: true })).toBeVisible()
  const savedAt = performance.now()
  expect([saved, address()]).toEqual([['Dois'], '/note'])
  await expect.poll(address, LATER).toBe('/notes')
  expect(performance.now() - savedAt).toBeGreaterThan(700)
  expect(kept.drafts.size).toBe(0)
  expect(server.sent).toEqual([{ title: 'Dois', body: 'texto' }])
})

test('without a place to go the form opens anew over what was saved', async () => {
  const { server } = await open({ stays: true })
  await userEvent.clear(body)
  await press(save)
  await expect.element(body).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(body, 'novo')
  await press(save)
  // It stands on what it was opened with, and may be sent again.
  await expect.element(body).toHaveValue('texto')
  await userEvent.clear(body)
  await expect.element(body).not.toHaveAttribute('aria-invalid')
  expect(server.sent).toHaveLength(1)
})

test('what was typed comes back after a reload and can be dropped', async () => {
  const { kept } = await open()
  await userEvent.fill(title, 'Meio')
  await open({ kept })
  await expect.element(title).toHaveValue('Meio')
  await expect.element(page.getByText('Recuperamos o que você tinha digitado')).toBeVisible()
  await press(button('Descartar rascunho'))
  await expect.element(title).toHaveValue('Um')
  expect([...kept.drafts]).toEqual([])
  await open({ kept })
  await expect.element(title).toHaveValue('Um')
})

test('no draft is kept of what was saved, put back by hand, or says what the record says', async () => {
  const { kept, server } = await open({ stays: true })
  await userEvent.fill(title, 'Dois')
  await expect.poll(() => kept.drafts.has('note:1')).toBe(true)
  await userEvent.fill(title, 'Um')
  await expect.poll(() => kept.drafts.size).toBe(0)
  await userEvent.fill(title, 'Dois')
  await press(save)
  await expect.poll(() => server.sent.length).toBe(1)
  await expect.poll(() => kept.drafts.size).toBe(0)
  kept.drafts.set('note:1', { title: 'Dois' })
  await open({ kept, server })
  await expect.element(title).toHaveValue('Dois')
  expect(document.body.textContent).not.toContain('Recuperamos')
  expect(kept.drafts.size).toBe(0)
})

test('leaving with changes asks: stay keeps them, leave drops them and goes', async () => {
  const { router, address, kept } = await open()
  await userEvent.fill(title, 'Meio')
  await expect.poll(() => kept.drafts.has('note:1')).toBe(true)
  void router.navigate({ to: '/notes' })
  await press(button('Continuar editando'))
  await expect.element(title).toHaveValue('Meio')
  expect(address()).toBe('/note')
  void router.navigate({ to: '/notes' })
  await press(button('Sair sem salvar'))
  await expect.poll(address).toBe('/notes')
  expect(kept.drafts.size).toBe(0)
})

test('leaving without changes does not ask', async () => {
  const { router, address } = await open()
  await userEvent.fill(title, 'Meio')
  await userEvent.fill(title, 'Um')
  void router.navigate({ to: '/notes' })
  await expect.poll(address).toBe('/notes')
})

test('leaving while it is saved says so, and goes by itself once it is saved', async () => {
  const { server, router, address, kept } = await open()
  const answer = held(server)
  await userEvent.fill(title, 'Dois')
  await expect.poll(() => kept.drafts.has('note:1')).toBe(true)
  await press(save)
  await expect.element(page.getByText('Salvando…')).toBeVisible()
  void router.navigate({ to: '/notes' })
  await expect.element(page.getByRole('alertdialog', { name: 'Ainda salvando' })).toBeVisible()
  const savedAt = performance.now()
  answer({ end: 'done', result: undefined })
  await expect.poll(address, LATER).toBe('/notes')
  // Nobody waits for the second that an undisturbed save stays on screen.
  expect(performance.now() - savedAt).toBeLessThan(700)
})

test('who leaves while it is saved keeps the draft until it is: the save may still fail', async () => {
  const { server, router, address, kept } = await open()
  const answer = held(server)
  await userEvent.fill(title, 'Dois')
  await expect.poll(() => kept.drafts.has('note:1')).toBe(true)
  await press(save)
  await expect.element(page.getByText('Salvando…')).toBeVisible()
  void router.navigate({ to: '/notes' })
  await press(button('Sair enquanto salva'))
  await expect.poll(address).toBe('/notes')
  expect(kept.drafts.has('note:1')).toBe(true)
  answer({ end: 'done', result: undefined })
  // Saved with nobody there to see it: what was typed would come up as if it were not.
  await expect.poll(() => [...kept.drafts]).toEqual([])
})

/** Sends the title 'Dois' and loads the page anew before the answer. */
async function reloadedWhileSaving(how: Partial<Opened> = {}) {
  const before = await open(how)
  held(before.server)
  await userEvent.fill(title, 'Dois')
  await press(save)
  await expect.poll(() => before.server.sent.length).toBe(1)
  return before
}

test('what was sent before a reload is looked up when the form opens again: it is saved, and sent once', async () => {
  const { kept, server } = await reloadedWhileSaving()
  server.record = { title: 'Dois', body: 'texto' }
  const { toasts, saved, address } = await open({ kept, server })
  await expect
    .poll(() => toasts)
    .toEqual([expect.stringMatching(/^Enviado às \d\d:\d\d\. Verificamos: está salvo\.$/)])
  await expect.poll(address, LATER).toBe('/notes')
  expect([saved, server.sent.length, [...kept.drafts]]).toEqual([['Dois'], 1, []])
})

test('while it is not found the form says when it was sent, and sends it anew only after a yes', async () => {
  const { kept, server } = await reloadedWhileSaving()
  await open({ kept, server })
  await expect.element(page.getByText(/^Enviado às \d\d:\d\d$/)).toBeVisible()
  await expect.element(title).toHaveValue('Dois')
  expect(title.element().closest('[inert]')).not.toBeNull()
  await press(button('Enviar de novo'))
  await expect.element(page.getByRole('alertdialog', { name: 'Enviar de novo?' })).toBeVisible()
  expect(server.sent).toHaveLength(1)
  await press(button('Enviar mesmo assim'))
  await expect.poll(() => server.record.title).toBe('Dois')
  expect(server.sent).toHaveLength(2)
})

test('a form that names a person keeps nothing that was typed, and still says what was sent', async () => {
  const { kept, server } = await reloadedWhileSaving({ isPersonal: true })
  expect([...kept.drafts.keys()]).toEqual(['sent'])
  await open({ kept, server, isPersonal: true })
  await expect.element(page.getByText(/^Enviado às/)).toBeVisible()
  await expect.element(title).toHaveValue('Um')
  await press(button('Preencher de novo'))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Preencher de novo' }))
  await expect.poll(() => title.element().closest('[inert]')).toBeNull()
  expect([server.sent.length, [...kept.drafts.keys()]]).toEqual([1, []])
})

test('what somebody else saved is shown first; a yes sends theirs with these changes on top', async () => {
  const { server } = await open()
  server.record = { title: 'Um', body: 'de outra pessoa' }
  await userEvent.fill(title, 'Meu')
  await press(save)
  const dialog = page.getByRole('alertdialog', { name: 'Este cadastro mudou enquanto você editava' })
  await expect.poll(() => dialog.query()?.textContent).toContain('O que será salvode outra pessoa')
  expect(server.sent).toEqual([])
  await press(button('Rever o formulário'))
  await expect.element(title).toHaveValue('Meu')
  await press(save)
  await press(button('Salvar assim'))
  await expect.poll(() => server.sent).toEqual([{ title: 'Meu', body: 'de outra pessoa' }])
  await expect.element(body).toHaveValue('de outra pessoa')
})

test('a lost answer locks the form until it was looked up; then it is saved, once', async () => {
  const { server, saved } = await open()
  server.looks = 'unreadable'
  server.answers.push({ end: 'unknown' })
  await userEvent.fill(title, 'Dois')
  await press(save)
  await expect.element(page.getByText(/A resposta não chegou/)).toBeVisible()
  expect(title.element().closest('[inert]')).not.toBeNull()
  expect(saved).toEqual([])
  server.looks = undefined
  server.record = { title: 'Dois', body: 'texto' }
  await press(button('Verificar'))
  await expect.poll(() => saved).toEqual(['Dois'])
  expect(server.sent).toHaveLength(1)
})

test('a lost answer of what was not saved says so, and it can be sent again', async () => {
  const { server } = await open()
  server.answers.push({ end: 'unknown', isAnswered: true })
  await userEvent.fill(title, 'Dois')
  await press(save)
  await expect
    .element(page.getByText('Verificamos: não foi salvo. Você pode enviar de novo.'), LATER)
    .toBeVisible()
  await press(save)
  await expect.poll(() => server.record.title).toBe('Dois')
  expect(server.sent).toHaveLength(2)
})

test('what the server refuses of a field holds while its value stands', async () => {
  const { server, saved } = await open()
  server.answers.push({ end: 'refused', refusal: { status: 400, body: undefined } })
  await userEvent.fill(title, 'Tomado')
  await press(save)
  await expect.element(page.getByText('recusado')).toBeVisible()
  await expect.element(title).toHaveAccessibleDescription('taken')
  await userEvent.fill(body, 'outro')
  await expect.element(title).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(title, 'Livre')
  await expect.element(title).not.toHaveAttribute('aria-invalid')
  expect(saved).toEqual([])
  await press(save)
  await expect.poll(() => saved).toEqual(['Livre'])
})

test('a submit waits for an answer that is on its way, and goes on by itself', async () => {
  let give: (text: string) => void = () => undefined
  const answer = new Promise<string>((resolve) => {
    give = resolve
  })
  const { server } = await open({ answer })
  await userEvent.fill(body, '?')
  await press(save)
  await expect.element(page.getByText('Salvando…')).toBeVisible()
  expect(server.sent).toEqual([])
  give('a resposta')
  await expect.poll(() => server.sent).toEqual([{ title: 'Um', body: 'a resposta' }])
})

test('the page’s own question comes before the save', async () => {
  const { server } = await open({ asksFirst: () => true })
  await userEvent.fill(title, 'Dois')
  await press(save)
  await expect.element(button('Sim')).toBeVisible()
  expect(server.sent).toEqual([])
  await press(button('Sim'))
  await expect.poll(() => server.sent.length).toBe(1)
})
