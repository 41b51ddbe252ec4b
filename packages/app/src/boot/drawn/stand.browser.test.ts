import { afterEach, beforeEach, expect, test } from 'vitest'
import { CONSENT_COOKIE, createConsent } from '../consent.ts'
import type { BrandFiles } from '../early.ts'
import { frame } from './frame.ts'
import { signIn } from './signIn.ts'
import { type Drawn, seenWithin, standDrawing } from './stand.ts'

const TENANT = { name: 'Brasa', language: 'es' }
const root = () => document.getElementById('root')

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><progress></progress></div>
    <template data-languages="pt-BR" data-styles="data:text/css,">Entrar</template>
    <template data-languages="es es-CO" data-styles="data:text/css,"><img><form data-style="order: 1">Ingresar</form>
      <div data-told>cookies</div></template>`
})
afterEach(async () => {
  document.body.innerHTML = ''
  localStorage.clear()
  await cookieStore.delete(CONSENT_COOKIE)
})

const brandOf = (settings: unknown): BrandFiles => ({
  id: 'brasa',
  address: '',
  settings: Promise.resolve(Response.json(settings)),
  skin: Promise.resolve(),
})

const stood = async (settings: unknown, search = '', drawn: Drawn = signIn) => {
  const seen = {
    document,
    localStorage,
    location: { ...window.location, search },
    matchMedia: (query: string) => window.matchMedia(query),
  }
  await standDrawing(seen, Promise.resolve(brandOf(settings)), drawn)
  return root()?.dataset.stands
}

test('the sign-in stands in the words, the logo and the colours of its brand, and its form sends nothing', async () => {
  localStorage.setItem('scheme', 'dark')
  expect(await stood(TENANT)).toBe('es')
  expect(root()?.querySelector('img')?.alt).toBe('Brasa')
  expect(root()?.querySelector('img')?.src).toContain('/tenants/brasa/logo-dark.svg')
  expect(document.documentElement.dataset).toMatchObject({ tenant: 'brasa', scheme: 'dark' })
  const form = root()?.querySelector('form')
  expect(form?.style.order).toBe('1')
  expect(form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))).toBe(false)
})

test('the language that somebody chose here goes before that of the brand', async () => {
  localStorage.setItem('language', 'pt-BR')
  expect(await stood(TENANT)).toBe('es')
  localStorage.setItem('language-chosen', 'true')
  expect(await stood(TENANT)).toBe('pt-BR')
})

test('whoever agreed to cookies is not told of them', async () => {
  await stood(TENANT)
  expect(root()?.textContent).toContain('cookies')
  createConsent(document, false).give()
  await stood(TENANT)
  expect(root()?.textContent).not.toContain('cookies')
})

test.each<[string, unknown, string, () => void]>([
  ['a session leads on', TENANT, '', () => localStorage.setItem('session', '{}')],
  ['a brand has a foot of its own', { ...TENANT, footer: {} }, '', () => undefined],
  ['a brand speaks what nobody drew', { ...TENANT, language: 'fr' }, '', () => undefined],
  ['its file is none', 'x', '', () => undefined],
  ['the pseudo-language is asked for', TENANT, '?pseudo', () => undefined],
  ['React was first', TENANT, '', () => root()?.setAttribute('data-claimed', '')],
])('it stays away where %s', async (_, settings, search, prepare) => {
  prepare()
  expect(await stood(settings, search)).toBeUndefined()
  expect(root()?.querySelector('progress')).not.toBeNull()
})

test('the code waits until it is seen, and no longer than it may', async () => {
  await seenWithin(Promise.resolve(), 10_000)
  await seenWithin(new Promise(() => undefined), 1)
})

const session = JSON.stringify({ user: { id: 5 } })
const drawFrame = (): void => {
  const links = ['/', '/stations', '/users'].map((href) => `<li><a href="${href}"></a></li>`)
  document.body.innerHTML = `<div id="root"><progress></progress></div>
    <template data-languages="es" data-styles="data:text/css,"><nav>${links.join('')}</nav></template>`
}
const menu = () => [...document.querySelectorAll('#root a')].map((link) => link.getAttribute('href'))

test('the frame stands in what this user chose, with the menu of this session; React draws it anew', async () => {
  drawFrame()
  localStorage.setItem('session', session)
  localStorage.setItem('allowed-routes', JSON.stringify(['/', '/stations']))
  localStorage.setItem(
    'preferences:brasa:5',
    JSON.stringify({ scheme: 'dark', language: 'es', isMenuPinned: true }),
  )
  expect(await stood({ ...TENANT, language: 'pt-BR' }, '', frame)).toBeUndefined()
  expect(menu()).toEqual(['/', '/stations'])
  expect(root()?.querySelector('nav')?.dataset.pinned).toBe('')
  expect(document.documentElement.dataset.scheme).toBe('dark')
  expect(document.documentElement.lang).toBe('es')
})

test.each([
  ['nobody is signed in', () => undefined],
  ['what is kept is no session', () => localStorage.setItem('session', '{')],
])('the frame stays away where %s', async (_, prepare) => {
  drawFrame()
  prepare()
  await stood(TENANT, '', frame)
  expect(root()?.querySelector('progress')).not.toBeNull()
})

test('of rights that were tampered with the frame shows no menu', async () => {
  drawFrame()
  localStorage.setItem('session', session)
  localStorage.setItem('allowed-routes', '{"includes":1}')
  await stood(TENANT, '', frame)
  expect(root()?.querySelector('progress')).toBeNull()
  expect(menu()).toEqual([])
})
