import { errorCodeOf } from '@corrente/domain/stations'
import { describe, expect, test } from 'vitest'
import type { Catalogue } from './catalogueTypes.ts'

const files = import.meta.glob<Catalogue>('./catalogues/*.json', { import: 'default', eager: true })
const LANGUAGES = ['pt-BR', 'en', 'es'] as const

const flatten = (catalogue: Catalogue, prefix = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
const textsOf = (area: string, language: string): ReadonlyMap<string, string> =>
  new Map(flatten(files[`./catalogues/${area}.${language}.json`] ?? {}))
const areas = Object.keys(files)
  .filter((file) => file.endsWith('.en.json'))
  .map((file) => file.slice('./catalogues/'.length, -'.en.json'.length))

test('English says "station": "chargebox" is the name of a field alone, where the documents quote it', () => {
  const named = areas.flatMap((area) =>
    [...textsOf(area, 'en')]
      .filter(([, text]) => /charge ?box/i.test(text.replaceAll('ChargeBox ID', '')))
      .map(([key]) => `${area}: ${key}`),
  )
  expect(areas).toContain('stations')
  expect(named).toEqual([])
})

describe('an error code is said in words', () => {
  const codes = [...textsOf('stations', 'pt-BR').keys()]
    .filter((key) => key.startsWith('errorCode.'))
    .map((key) => key.slice('errorCode.'.length))
  const wordsOf = (code: string, language: string) =>
    textsOf('stations', language).get(`errorCode.${code}`) ?? ''

  test.each(codes)('%s: translated, in no language the code itself', (code) => {
    expect(errorCodeOf(code)).toBe(code)
    for (const language of LANGUAGES) expect(wordsOf(code, language)).not.toBe(code)
    for (const language of ['pt-BR', 'es'])
      expect(wordsOf(code, language), language).not.toBe(wordsOf(code, 'en'))
  })

  test('no two codes have the same words', () => {
    expect(codes.length).toBeGreaterThan(10)
    for (const language of LANGUAGES)
      expect(new Set(codes.map((code) => wordsOf(code, language))).size, language).toBe(codes.length)
  })
})

test('what a station is has its words in one place: no other area keeps a list of its own', () => {
  const lists = areas.filter((area) =>
    [...textsOf(area, 'en').keys()].some((key) => /(?:^|\.)condition\.faulted$/.test(key)),
  )
  expect(lists).toEqual(['stations'])
})

test.each(LANGUAGES)('%s: a chip calls a station without connection as its mark does', (language) => {
  const [stations, list] = [textsOf('stations', language), textsOf('station-list', language)]
  expect(list.get('chip.offline')).toBe(stations.get('condition.offline'))
  expect(list.get('chip.maintenance')).toBe(stations.get('condition.maintenance'))
})

/** What stands in a text besides its words: values, and names of OCPP, which no language translates. */
const withoutNames = (text: string): string =>
  text.replaceAll(/\{\{.*?\}\}/g, ' ').replaceAll(/(?<!\p{L})[A-Z][a-z]+(?:[A-Z][a-z]+)+(?!\p{L})/gu, ' ')
const wordsIn = (text: string): readonly string[] =>
  withoutNames(text).match(/(?<![\p{L}\d])\p{L}{2,}(?![\p{L}\d])/gu) ?? []

/** Words that are the same in English: names, units, terms of the trade, and a few of the languages themselves. */
const ALIKE = {
  both: [
    ...['Mercado', 'Pago', 'PagBank', 'Pagos', 'Terpel', 'Ticket', 'Log', 'Natural', 'Earth', 'CC', 'BY'],
    ...[
      'Português',
      'English',
      'Español',
      'Tiradentes',
      'Corpus',
      'Christi',
      'OCPP',
      'ID',
      'Vendor',
      'Message',
    ],
    ...['kWh', 'kW', 'km', 'min', 'ms', 'HH', 'MM', 'SS', 'Pix', 'Tag', 'tag', 'tags', 'Voucher', 'voucher'],
    ...['Vouchers', 'vouchers', 'Smart', 'Charging', 'charging', 'Reset', 'Firmware', 'Cookies', 'Manual'],
    ...['Total', 'base', 'Heartbeat', 'heartbeat', 'Link', 'NEVI'],
  ],
  'pt-BR': [
    'mail',
    'mails',
    'item',
    'Status',
    'QR',
    'code',
    'Latitude',
    'Longitude',
    'Watts',
    'Menu',
    'Online',
    'Offline',
  ],
  es: ['Error', 'error', 'General', 'No', 'Colombia', 'Ecuador', 'Uruguay'],
} as const
/** Words of English alone: where one stands in another language, part of the text was forgotten. */
const ENGLISH =
  /(?<![\p{L}-])(?:the|and|of|to|is|are|was|not|with|from|your|please|unable|failed|found|user|users|file|files|card|cards|station|stations|charger|chargers|group|groups|recharge|power|limit|overview|settings|search|loading|notification)(?![\p{L}-])/iu
const english = new Map(areas.map((area) => [area, textsOf(area, 'en')]))
/** English that the documents quote in a Portuguese sentence, and what nobody is shown: the words that the palette hears. */
const QUOTED = /^(?:support: message\.pushSent|palette: also\.)/

describe.each(['pt-BR', 'es', 'es-CO', 'es-EC', 'es-UY'] as const)('%s is not English', (language) => {
  const texts = areas.flatMap((area) =>
    [...textsOf(area, language)].map(([key, text]) => ({ area, key, text, name: `${area}: ${key}` })),
  )
  const own = texts.filter(({ name }) => !QUOTED.test(name))

  test('a text that is the English one has words that are the same', () => {
    const alike: ReadonlySet<string> = new Set([
      ...ALIKE.both,
      ...ALIKE[language === 'pt-BR' ? language : 'es'],
    ])
    const untranslated = own.filter(
      ({ area, key, text }) =>
        english.get(area)?.get(key) === text && wordsIn(text).some((word) => !alike.has(word)),
    )
    expect(own.length).toBeGreaterThan(0)
    expect(untranslated.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
  })

  test('no text has an English word in it', () => {
    const mixed = own.filter(({ text }) => ENGLISH.test(withoutNames(text)))
    expect(mixed.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
  })
})

/**
 * A number before a noun in the plural, alone or as 'of' so many, or after an article in the plural. Words that merely end in
 * `s` are no such nouns, and no number stands after 'a las', at which hour something was.
 */
const FIXED_PLURAL =
  /\{\{\w+\}\} (?:de \{\{\w+\}\} )?(?!(?:[mM]ais|más|menos|ms|[aà]s|antes|todas|dos|das|los|las|nos|nas|es|gr[aá]tis)(?!\p{L}))\p{Ll}+s(?!\p{L})|(?<!\p{L})(?:os|as|nas|los|(?<!(?:\ba|de|hasta) )las|[uú]ltim[ao]s|primeir[ao]s|primer[ao]s) \{\{/iu
/** Numbers that are never one, limits of the product and pages that are longer, and values that are none. */
const NEVER_ONE: Readonly<Record<string, readonly string[]>> = {
  'alert-list': ['span.newest'],
  'charging-profiles': ['apply.cut'],
  controls: ['pick.firstOf', 'file.refused.type'],
  financial: ['footer.all', 'footer.limited', 'question.limited', 'invoices.limited'],
  forms: ['error.tooLong', 'error.moneyTooLong', 'error.operations.keyLength'],
  'month-check': ['limited'],
  pickers: ['firstOf'],
  'pricing-week': ['pastDays.title', 'pastDays.intro', 'grid.switch'],
  reports: ['tray.received'],
  session: ['password.length'],
  'smart-charging': ['form.currentLimit'],
  'station-list': ['energy.first', 'events.readLatest', 'recharges.shown', 'recharges.limited'],
  'tag-import': ['partChecked', 'remark.tooMany'],
  tags: ['limit.pageSorted', 'limit.firstOnly'],
  transactions: ['filter.counted', 'filter.readAll', 'filter.reading'],
  'unknown-tags': ['question.many'],
  users: ['form.rule.length'],
  'virtual-groups': ['list.tooLong'],
  vouchers: ['list.tooLong', 'done.invite'],
}

test.each(['pt-BR', 'es'] as const)('%s: a number that may be one has a noun in two forms', (language) => {
  const isFixed = (area: string, key: string, text: string) =>
    !/_(?:zero|one|many|other)$/.test(key) && FIXED_PLURAL.test(text) && !NEVER_ONE[area]?.includes(key)
  const fixed = areas.flatMap((area) =>
    [...textsOf(area, language)]
      .filter(([key, text]) => isFixed(area, key, text))
      .map(([key, text]) => `${area}: ${key}: ${text}`),
  )
  expect(FIXED_PLURAL.test('{{amount}} consumidos')).toBe(true)
  expect(fixed).toEqual([])
})

/** States that more than one screen names. */
const SAME: readonly (readonly string[])[] = [
  ['money.status.approved', 'financial.footer.approved'],
  ['money.status.refunded', 'month-check.refunded', 'refunds.bar.refunded'],
  ['vouchers.userStatus.NOT_USED', 'voucher-form.select.notUsed'],
  ['vouchers.userStatus.SUSPEND', 'voucher-form.select.suspended'],
  ['vouchers.userStatus.USED', 'voucher-form.select.used'],
  ...['PERCENT', 'MONEY', 'KWH'].map((kind) => [
    `vouchers.kind.${kind}_RECHARGE`,
    `voucher-form.kind.${kind}_RECHARGE`,
  ]),
  ...['PUBLIC', 'PRIVATE'].map((who) => [
    `station-list.fact.${who}`,
    `station-form.option.visibility.${who}`,
  ]),
  [
    'stations.condition.charging',
    'tags.charging.on',
    'tags.list.charging',
    'users.list.isCharging',
    'users.person.card.charging',
  ],
  ['tags.charging.off', 'users.list.isIdle'],
]

test.each(LANGUAGES)('PAY-001 PAY-003 VCH-040 %s: a state has one word on every screen', (language) => {
  const wordOf = (name: string) => {
    const [area = '', ...key] = name.split('.')
    return textsOf(area, language).get(key.join('.')) ?? name
  }
  for (const names of SAME) expect(new Set(names.map(wordOf)).size, names.join(', ')).toBe(1)
})
