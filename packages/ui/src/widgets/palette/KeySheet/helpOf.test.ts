import { ROUTES } from '@corrente/domain/routing'
import { describe, expect, test } from 'vitest'
import en from '../../../messages/catalogues/palette.en.json' with { type: 'json' }
import es from '../../../messages/catalogues/palette.es.json' with { type: 'json' }
import ptBR from '../../../messages/catalogues/palette.pt-BR.json' with { type: 'json' }
import { helpOf } from './helpOf.ts'

interface Help {
  readonly [menu: string]: unknown
  readonly inner: Readonly<Record<string, { readonly name: string; readonly what: string }>>
}

const CATALOGUES: readonly (readonly [language: string, help: Help])[] = [
  ['pt-BR', ptBR.help],
  ['en', en.help],
  ['es', es.help],
]
const PAGES = ROUTES.filter(({ entry }) => entry === 'app').map(({ id }) => id)

describe.each(CATALOGUES)('help in %s', (_, help) => {
  const said = (id: (typeof PAGES)[number]): unknown => {
    const words = helpOf(id)
    if (!words) return undefined
    return 'menu' in words ? help[words.menu] : help.inner[words.inner]?.what
  }
  test.each(PAGES)('says what %s is for', (id) => {
    expect(said(id)).toEqual(expect.stringMatching(/^\p{Lu}.{20,}\.$/u))
  })
  test('no two pages of words of their own say the same', () => {
    const texts = Object.values(help.inner).flatMap(({ name, what }) => [name, what])
    expect(new Set(texts).size).toBe(texts.length)
  })
})

test('a page of the public document has none, and nor has no page', () => {
  expect([helpOf('not-found'), helpOf('login'), helpOf(undefined)]).toEqual([undefined, undefined, undefined])
})
