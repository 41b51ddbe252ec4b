import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beginsWith,
  findByWords,
  isPalettePress,
  type KeySequence,
  type PendingKeys,
  singleKeyOf,
  stepKeys,
} from './index.ts'
import { type Press, SEQUENCE_MS } from './keys.ts'

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  repeat: false,
  ...held,
})

describe('keys', () => {
  test.each<readonly [Press, boolean]>([
    [press('k', { ctrlKey: true }), true],
    [press('K', { metaKey: true }), true],
    [press('k'), false],
    [press('k', { ctrlKey: true, altKey: true }), false],
    [press('k', { ctrlKey: true, metaKey: true }), false],
    [press('k', { ctrlKey: true, isComposing: true }), false],
    [press('j', { ctrlKey: true }), false],
  ])('%j opens the palette: %j', (one, isIt) => expect(isPalettePress(one)).toBe(isIt))

  test.each<readonly [Press, string | undefined]>([
    [press('g'), 'g'],
    [press('G'), 'g'],
    [press('?'), '?'],
    [press('/'), '/'],
    [press('ç'), 'ç'],
    [press(' '), undefined],
    [press('ArrowDown'), undefined],
    [press('Dead'), undefined],
    [press('g', { ctrlKey: true }), undefined],
    [press('g', { altKey: true }), undefined],
    [press('g', { metaKey: true }), undefined],
    [press('g', { repeat: true }), undefined],
    [press('g', { isComposing: true }), undefined],
  ])('%j is %j in a sequence', (one, key) => expect(singleKeyOf(one)).toBe(key))

  const KNOWN: readonly KeySequence[] = [['?'], ['g', 's'], ['g', 'g'], ['n', 's', 'x']]
  /** What a row of keys, each at its moment, hits. */
  const hits = (...keys: readonly (readonly [string, number])[]) => {
    let pending: PendingKeys | undefined
    return keys.flatMap(([key, at]) => {
      const step = stepKeys(pending, key, at, KNOWN)
      pending = step.pending
      return step.hit === undefined ? [] : [step.hit]
    })
  }

  test('a sequence is its keys, one after the other, soon enough', () => {
    expect(hits(['?', 0])).toEqual([0])
    expect(hits(['g', 0], ['s', SEQUENCE_MS])).toEqual([1])
    expect(hits(['g', 0], ['s', SEQUENCE_MS + 1])).toEqual([])
    expect(hits(['n', 0], ['s', 1000], ['x', 2000])).toEqual([3])
  })

  test('another key begins anew, and may begin another sequence', () => {
    expect(hits(['g', 0], ['x', 1], ['s', 2])).toEqual([])
    expect(hits(['g', 0], ['?', 1])).toEqual([0])
    expect(hits(['n', 0], ['g', 1], ['s', 2])).toEqual([1])
    expect(hits(['g', 0], ['g', 1])).toEqual([2])
  })

  const key = fc.constantFrom('a', 'b', 'c')
  const sequence = fc.tuple(key, key, key)
  test('where nothing clashes, each sequence can be pressed, whatever was pressed before a pause', () => {
    fc.assert(
      fc.property(fc.array(sequence, { maxLength: 6 }), fc.array(key), (all, noise) => {
        const known = all.filter((one, at) => all.findIndex((other) => other.join() === one.join()) === at)
        for (const [place, keys] of known.entries()) {
          let pending: PendingKeys | undefined
          for (const [at, one] of noise.entries()) pending = stepKeys(pending, one, at, known).pending
          const last = keys.map((one, at) => {
            const step = stepKeys(pending, one, noise.length + SEQUENCE_MS + 1 + at, known)
            pending = step.pending
            return step.hit
          })
          expect(last.at(-1)).toBe(place)
        }
      }),
    )
  })
})

describe('search', () => {
  test.each([
    ['Estações', 'esta', true],
    ['Nova estação', 'esta', false],
    ['Alertas', ' ', false],
  ])('%j begins with %j: %j', (label, query, isIt) => expect(beginsWith({ label }, query)).toBe(isIt))

  const items = [
    { label: 'Grupos de estações' },
    { label: 'Estações', also: 'stations chargeboxes' },
    { label: 'Nova estação' },
    { label: 'Alertas' },
  ]
  test.each([
    ['', ['Grupos de estações', 'Estações', 'Nova estação', 'Alertas']],
    ['esta', ['Estações', 'Grupos de estações', 'Nova estação']],
    ['NOVA esta', ['Nova estação']],
    ['esta nova', ['Nova estação']],
    ['charge', ['Estações']],
    ['ertas', ['Alertas']],
    ['nada', []],
  ])('%j finds %j', (query, labels) =>
    expect(findByWords(items, query).map(({ label }) => label)).toEqual(labels),
  )
})
