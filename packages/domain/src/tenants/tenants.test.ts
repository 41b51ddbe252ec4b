import { describe, expect, test } from 'vitest'
import { ODD_TEXTS } from '../fixtures/index.ts'
import { isZone } from '../time/index.ts'
import {
  COUNTRIES,
  choiceOfLanguage,
  firstLanguage,
  languageForChoice,
  localeOf,
  mapCentreOf,
  resolveTenantId,
  startValues,
  tenantGrants,
  tenantNameOf,
  timeZoneOf,
} from './index.ts'
import { LANGUAGE_CHOICES } from './language.ts'
import { DEFAULT_TENANT } from './tenant.ts'

const KNOWN = ['move', 'ipe', 'terpel-voltex']

describe('the tenant', () => {
  test('THM-002 a known stored name is the tenant', () => expect(resolveTenantId(' IPE ', KNOWN)).toBe('ipe'))

  test.each(['unknown', '', null, undefined, 5, '../ipe', '__proto__', 'constructor', ODD_TEXTS.html])(
    'THM-009 %j is shown as move',
    (raw) => expect(resolveTenantId(raw, KNOWN)).toBe(DEFAULT_TENANT),
  )

  test('THM-009 an unknown name is kept; what cannot be a name is not', () => {
    expect(tenantNameOf('Rede-Nova')).toBe('rede-nova')
    for (const raw of ['', ' ', '../x', 'a/b', 'a.b', 'a b', '-a', 'x'.repeat(65), 'ação', null]) {
      expect(tenantNameOf(raw)).toBeUndefined()
    }
  })

  test('MON-027 PRM-015 PRM-007 a name with terpel is given monetization, vouchers and logs', () => {
    const all = { monetization: true, vouchers: true, logs: true }
    expect(tenantGrants('terpel-voltex')).toEqual(all)
    expect(tenantGrants('MiTerpel', { monetization: false })).toEqual(all)
    expect(tenantGrants('move')).toEqual({ monetization: false, vouchers: false, logs: false })
    expect(tenantGrants('ipe', { logs: true })).toEqual({ monetization: false, vouchers: false, logs: true })
  })
})

describe('the country', () => {
  test.each([
    ['BR', 'pt-BR', 'America/Sao_Paulo'],
    ['CO', 'es-CO', 'America/Bogota'],
    ['EC', 'es-EC', 'America/Guayaquil'],
    ['UY', 'es-UY', 'America/Montevideo'],
  ] as const)('THM-007 THM-019 %s', (country, locale, zone) => {
    expect(localeOf(country)).toBe(locale)
    expect(timeZoneOf(country)).toBe(zone)
    expect(isZone(zone)).toBe(true)
  })

  test("a tenant's own zone wins, if it is one", () => {
    expect(timeZoneOf('BR', 'America/Manaus')).toBe('America/Manaus')
    expect(timeZoneOf('BR', 'Mars/Olympus')).toBe('America/Sao_Paulo')
  })

  test('HOM-019 the map opens at São Paulo, another country at its own centre, or at the tenant’s', () => {
    expect(mapCentreOf('BR')).toEqual({ lat: -23.5505, lng: -46.6333 })
    expect(new Set(COUNTRIES.map((country) => mapCentreOf(country).lat)).size).toBe(COUNTRIES.length)
    expect(mapCentreOf('BR', { lat: 1, lng: 2 })).toEqual({ lat: 1, lng: 2 })
    expect(mapCentreOf('BR', { lat: 91, lng: Number.NaN })).toEqual(mapCentreOf('BR'))
  })
})

describe('the language', () => {
  test.each([
    [{ stored: 'en', chosen: true }, 'en'],
    [{ stored: 'en', chosen: false }, 'es-CO'],
    [{ stored: 'klingon', chosen: true }, 'es-CO'],
    [{ stored: undefined, chosen: true }, 'es-CO'],
    [{ stored: null, chosen: false }, 'es-CO'],
  ])('THM-006 BOOT-007 %j on an es-CO tenant starts in %s', (start, expected) => {
    expect(firstLanguage({ tenantLanguage: 'es-CO', ...start })).toBe(expected)
  })

  test('THM-014 THM-015 THM-016 choosing Spanish keeps the tenant’s own', () => {
    for (const language of ['es-CO', 'es-EC', 'es-UY', 'es'] as const) {
      expect(languageForChoice('es', language)).toBe(language)
      expect(choiceOfLanguage(language)).toBe('es')
    }
    expect(languageForChoice('es', 'pt-BR')).toBe('es')
    expect(languageForChoice('en', 'es-CO')).toBe('en')
    for (const choice of LANGUAGE_CHOICES)
      expect(choiceOfLanguage(languageForChoice(choice, 'pt-BR'))).toBe(choice)
  })
})

describe('startValues', () => {
  const build = { apiKey: 'built', theme: undefined, termsOfUse: null, deeplinkingHost: 'app.example.com' }

  test('BOOT-002 BOOT-003 BOOT-004 BOOT-005 a header wins', () => {
    const headers = {
      apiKey: 'k-1',
      theme: 'Ipe',
      termsOfUse: 'https://example.com/terms',
      deeplinkingHost: 'Link.Example.com',
    }
    expect(startValues(headers, build)).toEqual({
      apiKey: 'k-1',
      theme: 'ipe',
      termsOfUse: 'https://example.com/terms',
      deeplinkingHost: 'link.example.com',
    })
  })

  test('BOOT-006 BOOT-008 a missing, blank or unusable header gives the build’s value, else the default', () => {
    const expected = {
      apiKey: 'built',
      theme: 'move',
      termsOfUse: undefined,
      deeplinkingHost: 'app.example.com',
    }
    const bad = { apiKey: ' ', theme: '../..', termsOfUse: 'javascript:alert(1)', deeplinkingHost: 'a b' }
    expect(startValues({}, build)).toEqual(expected)
    expect(startValues(bad, build)).toEqual(expected)
    expect(startValues({}, {})).toEqual({ ...expected, apiKey: undefined, deeplinkingHost: '' })
  })
})
