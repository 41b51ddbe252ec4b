import { EVENT_TYPES } from '@corrente/domain/notifications'
import { COMMANDS } from '@corrente/domain/operations'
import { QR_ACTIONS, QR_MESSAGES, QR_WHY_NOT } from '@corrente/domain/qr-code'
import { MENU } from '@corrente/domain/routing'
import { PASSWORD_RULES, SESSION_MESSAGES } from '@corrente/domain/session'
import {
  CONNECTOR_STATUSES,
  PHOTO_MESSAGES,
  STATION_BLOCKS,
  STATION_STATUSES,
  STATION_WHY_NOT,
} from '@corrente/domain/stations'
import { RANGE_MESSAGES } from '@corrente/domain/time'
import { describe, expect, test } from 'vitest'
import { MESSAGE_AREAS } from './catalogueList.ts'
import type { Catalogue, MessageArea } from './catalogueTypes.ts'
import { MESSAGE_LANGUAGES, type MessageLanguage } from './languages.ts'
import { placeholdersOf } from './testing/placeholdersOf.ts'
import { RESERVED_KEYS } from './testing/reservedKeys.ts'
import { isUsed, usedKeys } from './testing/usedKeys.ts'

/** Languages whose catalogues must be complete; regional ones are deltas. */
const FULL_LANGUAGES = ['pt-BR', 'en', 'es'] as const satisfies readonly MessageLanguage[]

const files = import.meta.glob<Catalogue>('./catalogues/*.json', { import: 'default', eager: true })
const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '../../../app/src/**/*.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
  .filter(([path]) => !/\.(stories|test)\.tsx?$/.test(path))
  .map(([, text]) => text)

/** A key without its plural suffix: `rows_one` gives `rows`. */
const stemOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')

const flatten = (catalogue: Catalogue, prefix = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
const fileOf = (area: string, language: string): Catalogue | undefined =>
  files[`./catalogues/${area}.${language}.json`]
const hasFile = (area: string, language: string): boolean => fileOf(area, language) !== undefined
const read = (area: MessageArea, language: MessageLanguage): Map<string, string> =>
  new Map(flatten(fileOf(area, language) ?? {}))
const others = MESSAGE_LANGUAGES.filter((language) => language !== 'pt-BR')

test('every file belongs to a known area and language, and every area has its three full languages', () => {
  const namesOf = (languages: readonly string[]): string[] =>
    MESSAGE_AREAS.flatMap((area) => languages.map((language) => `./catalogues/${area}.${language}.json`))
  const known = namesOf(MESSAGE_LANGUAGES)
  expect(Object.keys(files).filter((file) => !known.includes(file))).toEqual([])
  expect(namesOf(FULL_LANGUAGES).filter((file) => !(file in files))).toEqual([])
})

/** Where a menu says what a command is for, and where the palette says to what it goes. */
const LONGER = {
  'station-list': { prefix: 'commands', own: ['triggerMessage', 'changeAvailability'] },
  palette: { prefix: 'action', own: ['triggerMessage', 'remoteReset', 'clearCache'] },
} as const

test.each(FULL_LANGUAGES)(
  '%s: a command has one name in its form, in the menus and in the palette',
  (language) => {
    const names = read('operations', language)
    for (const [area, { prefix, own }] of Object.entries(LONGER)) {
      const theirs = read(area as MessageArea, language)
      for (const command of COMMANDS.filter((each) => !own.some((other) => other === each)))
        expect(theirs.get(`${prefix}.${command}`), area).toBe(names.get(`command.${command}`))
    }
  },
)

describe.each(MESSAGE_AREAS)('%s', (area) => {
  const root = read(area, 'pt-BR')

  test.each(others.filter((language) => hasFile(area, language)))('%s has the keys of pt-BR', (language) => {
    const keys = new Set([...read(area, language).keys()].map(stemOf))
    const rootKeys = new Set([...root.keys()].map(stemOf))
    expect([...keys].filter((key) => !rootKeys.has(key))).toEqual([])
    if (FULL_LANGUAGES.some((full) => full === language))
      expect([...rootKeys].filter((key) => !keys.has(key))).toEqual([])
  })

  test.each(MESSAGE_LANGUAGES.filter((language) => hasFile(area, language)))(
    '%s: no empty text, plurals complete, no spaces at the ends',
    (language) => {
      const catalogue = read(area, language)
      const keys = [...catalogue.keys()]
      expect(keys.filter((key) => catalogue.get(key)?.trim() === '')).toEqual([])
      expect(keys.filter((key) => catalogue.get(key) !== catalogue.get(key)?.trim())).toEqual([])
      const plurals = keys.filter((key) => stemOf(key) !== key)
      const owed = plurals.flatMap((key) => [`${stemOf(key)}_one`, `${stemOf(key)}_other`])
      expect([...new Set(owed)].filter((key) => !catalogue.has(key))).toEqual([])
    },
  )

  test.each(others.filter((language) => hasFile(area, language)))(
    '%s has the placeholders of pt-BR',
    (language) => {
      const unequal = [...read(area, language)].filter(([key, text]) => {
        const original = root.get(key) ?? root.get(`${stemOf(key)}_other`) ?? ''
        return placeholdersOf(text).join() !== placeholdersOf(original).join()
      })
      expect(unequal).toEqual([])
    },
  )

  test('a regional catalogue holds only what differs', () => {
    const es = read(area, 'es')
    const repeated = MESSAGE_LANGUAGES.filter((l) => l.startsWith('es-') && hasFile(area, l)).flatMap(
      (language) =>
        [...read(area, language)]
          .filter(([key, text]) => es.get(key) === text)
          .map(([key]) => `${language}:${key}`),
    )
    expect(repeated).toEqual([])
  })

  test('no key is unused', () => {
    const used = usedKeys(sources, area)
    const reserved = RESERVED_KEYS[area] ?? []
    const unused = [...new Set([...root.keys()].map(stemOf))].filter((key) => !isUsed(key, used))
    expect(unused.filter((key) => !reserved.some((start) => key.startsWith(start)))).toEqual([])
  })
})

describe('THM-014 THM-015 THM-016 Spanish as each country speaks it', () => {
  const words = (language: MessageLanguage, area: MessageArea, key: string) =>
    read(area, language).get(key) ?? read(area, 'es').get(key)

  test.each([
    ['es-CO', 'Departamento', 'Ley 1581 de 2012', 'NIT {{taxId}}'],
    ['es-EC', 'Provincia', 'LOPDP', 'RUC {{taxId}}'],
    ['es-UY', 'Departamento', 'Ley N.º 18.331', 'RUT {{taxId}}'],
    ['es', 'Estado', 'Ley n.º 13.709/2018', 'n.º {{taxId}}'],
  ] as const)('%s: %s, %s, %s', (language, division, law, taxId) => {
    expect(words(language, 'forms', 'address.state')).toBe(division)
    expect(words(language, 'station-list', 'column.state')).toBe(division)
    expect(words(language, 'forms', 'error.group.stateMissing')).toContain(division.toLowerCase())
    expect(words(language, 'legal', 'privacy.lead')).toContain(law)
    for (const key of ['privacy.sections.whoWeAre.text', 'terms.lead'])
      expect(words(language, 'legal', key)).toContain(taxId)
  })

  test.each(['es-CO', 'es-EC', 'es-UY'] as const)(
    'LEG-001 %s: no text names the law of another country',
    (language) => {
      const texts = [...read('legal', 'es').keys()].map((key) => words(language, 'legal', key) ?? '')
      expect(texts.filter((text) => /LGPD|ANPD|[Bb]rasil/.test(text))).toEqual([])
    },
  )
})

test('STN-051 what is reserved is translated and shown nowhere', () => {
  const named = Object.entries(RESERVED_KEYS).flatMap(([area, starts]) =>
    starts.map((start) => [area as MessageArea, start] as const),
  )
  expect(named.length).toBeGreaterThan(0)
  for (const [area, start] of named) {
    const keys = [...read(area, 'pt-BR').keys()].filter((key) => key.startsWith(start))
    expect(keys.length).toBeGreaterThan(0)
    const naming = sources.filter((source) => source.includes(start) && !source.includes('RESERVED_KEYS:'))
    expect(naming).toEqual([])
  }
})

describe('every key that a domain room hands out has words', () => {
  test.each([
    ['ranges', 'common', RANGE_MESSAGES.map((key) => `dateRange.error.${key}`)],
    ['password rules', 'session', PASSWORD_RULES.map((key) => `password.${key}`)],
    ['session messages', 'session', SESSION_MESSAGES.map((key) => `message.${key}`)],
    ['station statuses', 'stations', STATION_STATUSES.map((key) => `status.${key}`)],
    ['connector statuses', 'stations', CONNECTOR_STATUSES.map((key) => `connector.status.${key}`)],
    ['event types', 'alerts', EVENT_TYPES.map((key) => `event.${key}`)],
    ['menu', 'shell', MENU.map(({ id }) => `nav.${id}`)],
    ['reasons of locked fields', 'station-form', STATION_WHY_NOT.map((key) => `whyNot.${key}`)],
    ['reasons of a blocked save', 'station-form', STATION_BLOCKS.map((key) => `block.${key}`)],
    ['QR messages', 'qr-code', QR_MESSAGES.map((key) => `message.${key}`)],
    ['QR buttons', 'qr-code', QR_ACTIONS.map((key) => `action.${key}`)],
    ['reasons of QR buttons', 'qr-code', QR_WHY_NOT.map((key) => `whyNot.${key}`)],
    ['photos', 'station-form', PHOTO_MESSAGES.map((key) => `photo.${key}`)],
  ] as const)('%s', (_name, area, keys) => {
    const known = new Set([...read(area, 'pt-BR').keys()].map(stemOf))
    expect(keys.filter((key) => !known.has(key))).toEqual([])
  })
})

describe('a state has one word, of a station, of a connector, in the legend and where it is set', () => {
  test.each(['pt-BR', 'en', 'es'] as const)('in %s', (language) => {
    const [stations, list, form] = (['stations', 'station-list', 'station-form'] as const).map((area) =>
      read(area, language),
    )
    for (const [condition, legend, connector] of [
      ['available', 'available', 'Available'],
      ['unavailable', 'unavailable', 'Unavailable'],
      ['maintenance', 'maintenance', 'Maintenance'],
      ['faulted', undefined, 'Faulted'],
      ['charging', undefined, 'Charging'],
    ] as const) {
      const word = stations?.get(`condition.${condition}`)
      expect(stations?.get(`connector.status.${connector}`)).toBe(word)
      if (legend) expect(stations?.get(`status.${legend}`)).toBe(word)
    }
    for (const set of ['MAINTENANCE', 'UNAVAILABLE'] as const) {
      const word = stations?.get(`condition.${set.toLowerCase()}`)
      expect(list?.get(`override.${set}`)).toBe(word)
      expect(form?.get(`connector.manual.${set}`)).toBe(word)
    }
  })
})

describe('AST-038 what the documents quote appears word for word in the language of the quote', () => {
  test.each([
    // Not the documents' 'Chargebox': a station has one word in each language (decisions: Language).
    ['STN-001', 'station-list', 'en', 'list.title', 'Stations'],
    ['STN-036', 'station-list', 'pt-BR', 'delete.done', 'Estação deletada com sucesso!'],
    ['STN-037', 'station-list', 'pt-BR', 'delete.failed', 'Não foi possível deletar a estação.'],
    [
      'AUT-005',
      'session',
      'pt-BR',
      'message.humanCheckMissing',
      'Por favor verifique que você não é um robô!',
    ],
    [
      'QRC-006',
      'qr-code',
      'pt-BR',
      'whyNot.humanCheckMissing',
      'Por favor verifique que você não é um robô!',
    ],
    ['QRC-009', 'qr-code', 'pt-BR', 'message.startSent', 'Comando START enviado.'],
    ['QRC-010', 'qr-code', 'pt-BR', 'message.stopSent', 'Comando STOP enviado.'],
    [
      'QRC-011',
      'qr-code',
      'pt-BR',
      'message.startFailed',
      'Não foi possível iniciar a recarga. Atualize a página e tente novamente.',
    ],
    ['QRC-012', 'qr-code', 'pt-BR', 'message.stopFailed', 'Não foi possível parar a recarga.'],
    ['STN-048', 'reports', 'pt-BR', 'end.downloadFailed', 'Não foi possível fazer o download do arquivo.'],
    ['AST-018', 'reports', 'pt-BR', 'limit.reports.title', 'Limite de relatórios atingido no mês!'],
    ['AUT-009', 'session', 'en', 'message.loginSucceeded', 'Login successfully!'],
    [
      'AUT-011',
      'session',
      'en',
      'message.loginUnauthorized',
      'Unable to log in. Please check if the email or password is correct, if the user has permission, or if there is a linked station.',
    ],
    [
      'AUT-012',
      'session',
      'en',
      'message.loginForbidden',
      'User without permission/blocked. Contact the administrator.',
    ],
    ['AUT-013', 'session', 'en', 'message.loginFailed', 'Error when trying to Login.'],
    ['AUT-018', 'session', 'pt-BR', 'message.logoutSucceeded', 'Logout efetuado com sucesso!'],
    ['AUT-018', 'session', 'pt-BR', 'message.logoutAnyway', 'Sair deste dispositivo mesmo assim'],
    ['REC-004', 'session', 'en', 'message.codeSent', 'Check the code in your email.'],
    ['REC-005', 'session', 'en', 'message.codeNotSent', 'Check if the email entered exists.'],
    ['REC-015', 'session', 'en', 'message.codeExpired', 'The code has expired.'],
    ['REC-016', 'session', 'en', 'message.tooManyAttempts', 'Exceeded number of attempts'],
    ['REC-017', 'session', 'en', 'message.codeInvalid', 'Check that the entered code is valid.'],
    ['REC-019', 'session', 'en', 'message.redirectToLogin', 'You will be redirected to the Login screen.'],
    ['REC-021', 'session', 'en', 'message.passwordChanged', 'Password changed successfully!'],
    [
      'API-012',
      'session',
      'pt-BR',
      'message.sessionExpired',
      'Suas credenciais expiraram. Você será redirecionado para o Login.',
    ],
    ['LIV-010', 'live', 'pt-BR', 'toast.event', '{{station}} acionou o evento {{type}}'],
    [
      'HOM-020',
      'stations',
      'pt-BR',
      'search.noPosition',
      'A estação não possui latitude e longitude cadastradas!',
    ],
    ['STF-001', 'station-form', 'en', 'title.create', 'Creating Station'],
    ['STF-002', 'station-form', 'en', 'title.edit', 'Editing Station'],
    [
      'STF-003',
      'station-form',
      'pt-BR',
      'message.stationNotFound',
      'Nenhuma estação encontrada com este id.',
    ],
    [
      'STF-012',
      'station-form',
      'en',
      'message.stationSaveFailed',
      'Unable to perform the operation. Make sure the fields are filled in correctly.',
    ],
    [
      'STF-013',
      'station-form',
      'en',
      'message.stationIdTaken',
      'There is already a station registered with this identifier. ({{text}})',
    ],
    ['STF-014', 'station-form', 'en', 'message.stationCreated', 'Station created successfully!'],
    ['STF-015', 'station-form', 'en', 'message.stationUpdated', 'Station updated successfully!'],
    ['STF-031', 'forms', 'en', 'error.station.chargeBoxIdMissing', 'The ChargeBox ID field is mandatory.'],
    [
      'STF-032',
      'forms',
      'en',
      'error.station.chargeBoxIdHasBlanks',
      'The ChargeBox ID field cannot contain blanks.',
    ],
    ['STF-034', 'forms', 'en', 'error.station.descriptionMissing', 'The Description field is mandatory.'],
    ['STF-037', 'forms', 'en', 'error.station.visibilityMissing', 'The Type field cannot be null.'],
    [
      'STF-050',
      'forms',
      'en',
      'error.station.macMissing',
      'The Facial Reader MAC Address field is mandatory.',
    ],
    ['STF-054', 'forms', 'en', 'error.station.openingMissing', 'Opening time must be defined'],
    ['STF-055', 'forms', 'en', 'error.station.closingMissing', 'Closing time must be defined'],
    ['STF-060', 'forms', 'en', 'error.station.latitudeMissing', 'The Latitude field must be filled in.'],
    [
      'STF-061',
      'forms',
      'en',
      'error.station.latitudeOutOfRange',
      'The Latitude field must be between -90 and 90.',
    ],
    ['STF-062', 'forms', 'en', 'error.station.longitudeMissing', 'The Longitude field must be filled in.'],
    ['STF-063', 'forms', 'en', 'error.required', 'Required field'],
    ['STF-071', 'forms', 'pt-BR', 'error.zipNotFound', 'CEP não encontrado.'],
    ['STF-078', 'station-form', 'en', 'photo.photoWrongType', 'You can only upload .jpg/.jpeg/.png file!'],
    ['STF-079', 'station-form', 'en', 'photo.photoTooLarge', 'Image must smaller than 10MB!'],
    ['STF-081', 'station-form', 'en', 'photo.photoNameTaken', 'An image with this name already exists!'],
    ['STF-082', 'station-form', 'en', 'photo.photoUnreadable', 'Error uploading image!'],
    ['STF-090', 'station-form', 'en', 'access.notFound', 'User not found!'],
    ['STN-039', 'reports', 'pt-BR', 'limit.stations.title', 'Limite de estações atingido!'],
    [
      'CON-011',
      'forms',
      'en',
      'error.station.connectorTypeMissing',
      'The connector type field cannot be null.',
    ],
    ['SHL-006', 'shell', 'pt-BR', 'notifications.empty', 'Nenhuma notificação'],
    ['RTE-038', 'legal', 'pt-BR', 'notFound.title', 'Página não encontrada'],
  ] as const)('%s %s.%s %s', (_clause, area, language, key, quote) => {
    expect(read(area, language).get(key)).toBe(quote)
  })

  test('SHL-007 the English menu has the documented labels, in their order', () => {
    const english = read('shell', 'en')
    expect(MENU.map(({ id }) => english.get(`nav.${id}`))).toEqual([
      'General View',
      // 'Chargeboxes' and 'Chargebox Groups' in the documents; one word for a station (decisions: Language).
      'Stations',
      'Station groups',
      'Users',
      'Ocpp Tags',
      'Operations',
      'Transactions',
      'Financial',
      'Indicators',
      'Alerts',
      'Log',
      'Support',
      'Push Notification',
      'Vouchers',
      'Pricing Profiles',
      'Advanced Settings',
    ])
  })

  test('HOM-016 the English legend has the documented labels', () => {
    const english = read('stations', 'en')
    expect(STATION_STATUSES.map((status) => english.get(`status.${status}`))).toEqual([
      'Available',
      'Busy',
      'Maintenance',
      'Unavailable',
    ])
  })
})
