import { describe, expect, test } from 'vitest'
import type { Catalogue } from './catalogueTypes.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

const LANGUAGES = ['pt-BR', 'en', 'es'] as const
type Language = (typeof LANGUAGES)[number]

/** One thing and its word in each language. */
interface Term {
  readonly thing: string
  readonly 'pt-BR': string
  readonly en: string
  readonly es: string
  /** Words that are never said for it. */
  readonly not?: Partial<Record<Language, readonly string[]>>
  /** Texts in which one of them stands all the same, since a clause quotes it. */
  readonly quoted?: Partial<Record<Language, readonly string[]>>
  readonly note?: string
}
const terms: readonly Term[] = vocabulary

const files = import.meta.glob<Catalogue>('./catalogues/*.json', { import: 'default', eager: true })
const [glossary = ''] = Object.values(
  import.meta.glob<string>('../../../../docs/guide/glossary.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const flatten = (catalogue: Catalogue, prefix = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
/** All texts that people read; what the palette only hears may be any word. */
const textsOf = (language: Language) =>
  Object.entries(files)
    .filter(([file]) => file.endsWith(`.${language}.json`))
    .flatMap(([file, catalogue]) => {
      const area = file.slice('./catalogues/'.length, -`.${language}.json`.length)
      return flatten(catalogue).map(([key, text]) => ({
        name: `${area}: ${key}`,
        text: text.replaceAll(/\{\{.*?\}\}/g, ' '),
      }))
    })
    .filter(({ name }) => !name.startsWith('palette: also.'))

const says = (word: string) => new RegExp(`(?<![\\p{L}\\d-])${word}(?![\\p{L}\\d-])`, 'iu')

describe.each(LANGUAGES)('%s: one thing, one word', (language) => {
  const texts = textsOf(language)

  test('every word of the vocabulary is said', () => {
    const said = texts.map(({ text }) => text.toLowerCase()).join('\n')
    expect(terms.length).toBeGreaterThan(75)
    expect(terms.map((term) => term[language]).filter((word) => !said.includes(word.toLowerCase()))).toEqual(
      [],
    )
  })

  test('no other word is said for it, but where a clause quotes one', () => {
    const others = terms.flatMap(({ thing, not, quoted }) =>
      (not?.[language] ?? []).flatMap((word) =>
        texts
          .filter(({ name, text }) => says(word).test(text) && !quoted?.[language]?.includes(name))
          .map(({ name, text }) => `${thing} is called ${word} by ${name}: ${text}`),
      ),
    )
    expect(says('transações').test('Aprovar transações')).toBe(true)
    expect(others).toEqual([])
  })

  test('what may be quoted is there, and quotes', () => {
    const idle = terms.flatMap(({ not, quoted }) =>
      (quoted?.[language] ?? []).filter((key) => {
        const text = texts.find(({ name }) => name === key)?.text ?? ''
        return !(not?.[language] ?? []).some((word) => says(word).test(text))
      }),
    )
    expect(idle).toEqual([])
  })

  test('no text holds a raw code', () => {
    const raw = texts.filter(({ text }) => /\b(?:[A-Z]{2,}_[A-Z_]+|[a-z]+_[a-z_]+)\b/.test(text))
    expect(raw).toEqual([])
  })

  test('that something is being read is said by a status', () => {
    const reading = texts.filter(({ text }) => /^(?:Carregando|Cargando|Loading)\b.*(?:\.{3}|…)$/.test(text))
    expect(reading.map(({ name }) => name)).toEqual([
      'common: state.loading',
      'session: human.loading',
      'table: loading',
      'vouchers: chargers.loading',
    ])
  })
})

test('the glossary has the words of the vocabulary', () => {
  const never = ({ not }: Term) =>
    LANGUAGES.flatMap((language) =>
      not?.[language] ? [`${language}: ${not[language].join(', ')}`] : [],
    ).join('; ')
  const rows = terms.map(
    (term) => `| ${term['pt-BR']} | ${term.en} | ${term.es} | ${never(term)} | ${term.note ?? ''} |`,
  )
  const [, table = ''] = glossary.split('|---|---|---|---|---|\n')
  expect(table.trim().split('\n')).toEqual(rows)
})
