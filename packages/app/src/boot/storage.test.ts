import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SCHEME_CHOICES, type StoredKey } from '../ports/index.ts'
import { createStorage } from './storage.ts'
import { memoryStore, twoTabs } from './testing/twoTabs.ts'

const session = {
  token: 'T1',
  startedAt: 1000,
  place: 'move KEY /api/v1/',
  user: {
    id: 101,
    name: 'Marina Exemplo',
    accountPk: 7,
    permissions: [{ roleId: null, route: '/', status: true }],
  },
}
const KEYS: readonly StoredKey[] = [
  'api-key',
  'theme',
  'deeplinking-host',
  'terms-of-use',
  'language',
  'language-chosen',
  'scheme',
  'session',
  'allowed-routes',
  'crossing',
  'asked-for',
]

test('AUT-015 AUT-016 the session keeps id, name, tenant_pk and permissions, beside theme, api key and allowed routes', () => {
  const { local, first } = twoTabs()
  first.door.write('session', session)
  first.door.write('theme', 'move')
  first.door.write('api-key', 'KEY')
  first.door.write('allowed-routes', ['/', '/stations'])
  expect(first.door.read('session')).toEqual(session)
  expect(JSON.parse(local.getItem('session') ?? '')).toEqual({
    token: 'T1',
    startedAt: 1000,
    place: 'move KEY /api/v1/',
    user: {
      id: 101,
      name: 'Marina Exemplo',
      tenant_pk: 7,
      permissions: [{ role_id: null, route: '/', status: true }],
    },
  })
  expect(local.getItem('theme')).toBe('move')
  expect(local.getItem('api-key')).toBe('KEY')
  expect(first.door.read('allowed-routes')).toEqual(['/', '/stations'])
})

test('R10 R24 R27 any text under any key is read as a fit value or as nothing, and never throws', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KEYS), fc.oneof(fc.string(), fc.json()), (key, text) => {
      const door = createStorage({
        local: () => memoryStore({ [key]: text }),
        tab: () => memoryStore({ [key]: text }),
        onStorage: () => () => undefined,
      })
      const value = door.read(key)
      if (key === 'scheme' && value !== undefined) expect(SCHEME_CHOICES).toContain(value)
      expect(Object.keys(Object.prototype)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('a session without permissions, without a token or of another shape is none', () => {
  for (const bad of [
    '{}',
    'null',
    '{"token":"","startedAt":1,"place":"p","user":{"id":1,"name":"x","tenant_pk":1,"permissions":[{"route":"/","status":true}]}}',
    '{"token":"T","startedAt":1,"place":"p","user":{"id":1,"name":"x","tenant_pk":1,"permissions":[]}}',
  ])
    expect(twoTabs({ session: bad }).first.door.read('session')).toBeUndefined()
})

test('LEG-006 R18 a stored terms-of-use address that is no web address is ignored', () => {
  expect(twoTabs({ 'terms-of-use': 'javascript:alert(1)' }).first.door.read('terms-of-use')).toBeUndefined()
  expect(twoTabs({ 'terms-of-use': 'https://example.com/t' }).first.door.read('terms-of-use')).toBe(
    'https://example.com/t',
  )
})

test('a storage that refuses reads as empty and writes to nothing', () => {
  const refuse = (): Storage => {
    throw new DOMException('denied', 'SecurityError')
  }
  const door = createStorage({ local: refuse, tab: refuse, onStorage: () => () => undefined })
  door.write('theme', 'move')
  door.write('asked-for', '/')
  door.clearEverythingPersonal()
  expect(door.read('theme')).toBeUndefined()
  expect(door.readPreferences('move', 1)).toEqual({})
})

test('the journal says whether it is kept: a full storage, and one that forgets what it took, keep nothing (R16)', () => {
  const entry = { keys: ['refund:1'], id: 'a', at: 1, stage: 'sent' as const, proof: {} }
  const doorOf = (local: () => Storage) =>
    createStorage({ local, tab: local, onStorage: () => () => undefined })
  const full = memoryStore()
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const forgetful = memoryStore()
  forgetful.setItem = () => undefined
  const refusing = (): Storage => {
    throw new DOMException('denied', 'SecurityError')
  }
  const kept = [() => full, () => forgetful, refusing].map((local) =>
    doorOf(local).writeJournal('move', 'financial', [entry]),
  )
  const one = memoryStore()
  expect([...kept, doorOf(() => one).writeJournal('move', 'financial', [entry])]).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('AUT-017 R26 a sign-out leaves the start settings, the choices of a person and nothing of the session', () => {
  const { local, first } = twoTabs({
    'api-key': 'KEY',
    theme: 'move',
    'deeplinking-host': 'app.example.com',
    'terms-of-use': 'https://example.com/t',
    language: 'en',
    'language-chosen': 'true',
    scheme: 'dark',
    'preferences:move:101': '{"scheme":"dark"}',
  })
  const before = Object.keys(local).sort()
  first.door.write('session', session)
  first.door.write('allowed-routes', ['/'])
  first.door.write('asked-for', '/alerts')
  first.own.setItem('draft:move:101:station', '{"typed":1}')
  first.door.clearEverythingPersonal()
  expect(Object.keys(local).sort()).toEqual(before)
  expect(Object.keys(first.own)).toEqual([])
})

test('an ended session keeps the drafts of this tab', () => {
  const { first } = twoTabs()
  first.own.setItem('draft:move:101:station', '{"typed":1}')
  first.door.write('session', session)
  first.door.clearSession()
  expect(first.door.read('session')).toBeUndefined()
  expect(first.own.getItem('draft:move:101:station')).toBe('{"typed":1}')
})

test('what was typed is told from what was sent', () => {
  const { first } = twoTabs()
  first.door.writeDraft('move', 101, 'sent', [])
  expect(first.door.hasDrafts()).toBe(false)
  first.door.writeDraft('move', 101, 'station', { typed: 1 })
  expect(first.door.hasDrafts()).toBe(true)
})

test('preferences stand apart per tenant and user', () => {
  const { first } = twoTabs()
  first.door.writePreferences('move', 1, { scheme: 'dark' })
  expect(first.door.readPreferences('move', 1)).toEqual({ scheme: 'dark' })
  expect(first.door.readPreferences('move', 2)).toEqual({})
  expect(first.door.readPreferences('ipe-roxo', 1)).toEqual({})
})

test('views and the switch of the keys are checked when they are read; a bad one takes the others not along', () => {
  const { local, first } = twoTabs()
  const view = { name: 'Do centro', search: '?q=centro' }
  first.door.writePreferences('move', 1, { singleKeys: false, views: { stations: [view] } })
  expect(first.door.readPreferences('move', 1)).toEqual({ singleKeys: false, views: { stations: [view] } })
  for (const search of ['https://evil.example/', '/logout', `?${'x'.repeat(3000)}`]) {
    const kept = { scheme: 'dark', singleKeys: 'no', views: { stations: [{ name: 'x', search }] } }
    local.setItem('preferences:move:1', JSON.stringify(kept))
    expect(first.door.readPreferences('move', 1).views).toBeUndefined()
    expect(first.door.readPreferences('move', 1)).toMatchObject({ scheme: 'dark' })
  }
})

test('what an area checks by itself is handed out as it stands, and takes the others not along', () => {
  const { local, first } = twoTabs()
  const alerts = { view: 'triage', marks: { mutes: [{ key: '["A"]', until: null }] } }
  first.door.writePreferences('move', 1, { scheme: 'dark', alerts })
  expect(first.door.readPreferences('move', 1)).toEqual({ scheme: 'dark', alerts })
  local.setItem('preferences:move:1', '{"scheme":"dark","alerts":[3]}')
  expect(first.door.readPreferences('move', 1)).toMatchObject({ scheme: 'dark' })
})

test('words for the other document are taken once, in this tab only', () => {
  const { local, first, second } = twoTabs()
  first.door.write('crossing', { toast: 'signedIn', returnTo: '/alerts' })
  expect(second.door.take('crossing')).toBeUndefined()
  expect(first.door.take('crossing')).toEqual({ toast: 'signedIn', returnTo: '/alerts' })
  expect(first.door.take('crossing')).toBeUndefined()
  expect(local.length).toBe(0)
})

test('the journal of once-only actions is kept per tenant and back end, outlives a sign-out, and is checked when it is read', () => {
  const { local, first, second } = twoTabs()
  const entry = { keys: ['station.delete:12'], id: 'a', at: 1, stage: 'sent' as const, proof: { pk: 12 } }
  first.door.writeJournal('move', 'cp', [entry])
  first.door.clearEverythingPersonal()
  expect(second.door.readJournal('move', 'cp')).toEqual([entry])
  expect(second.door.readJournal('girassol', 'cp')).toEqual([])
  expect(second.door.readJournal('move', 'fin')).toEqual([])
  // What was cut in the middle is a lock, which is written again as one.
  local.setItem('once:move:fin', '[{"key":1}, 5')
  const [lock] = second.door.readJournal('move', 'fin')
  expect(lock).toMatchObject({ keys: ['*'], stage: 'damaged' })
  second.door.writeJournal('move', 'cp', [])
  expect(local.getItem('once:move:cp')).toBeNull()
})
