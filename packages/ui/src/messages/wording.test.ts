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

test.each(LANGUAGES)(
  '%s: a filter and a chip call a station without connection as its mark does',
  (language) => {
    const [stations, list] = [textsOf('stations', language), textsOf('station-list', language)]
    const offline = stations.get('condition.offline')
    expect(offline).toBeTruthy()
    expect(
      [...list].filter(([key]) => /^(?:filter\.isOffline|chip\.offline)$/.test(key)).map(([, text]) => text),
    ).toEqual([offline, offline])
    expect(list.get('chip.maintenance')).toBe(stations.get('condition.maintenance'))
  },
)
