import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  endStep,
  errorsPerTab,
  firstTabWithError,
  isLimitReached,
  isSameValue,
  nextStep,
  resultOf,
  SAVE_RETURN_MS,
  type StepEnd,
  saveSteps,
} from './index.ts'

describe('sameness', () => {
  test.each([
    [1, 1, true],
    [Number.NaN, Number.NaN, true],
    ['1', 1, false],
    [null, undefined, false],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: [1, 2] }, { a: [1, 2] }, true],
    [{ a: [1, 2] }, { a: [2, 1] }, false],
    [[1], { 0: 1 }, false],
    [[], {}, false],
  ])('%j and %j: %j', (a, b, same) => {
    expect(isSameValue(a, b)).toBe(same)
    expect(isSameValue(b, a)).toBe(same)
  })

  test('a copy is the same, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isSameValue(value, JSON.parse(JSON.stringify(value)))).toBe(true)
      }),
    )
  })
})

describe('a save of several calls', () => {
  const begin = () => saveSteps(['station', 'connector.1', 'connector.2'])

  test('goes step by step, and stops at the first one that is not saved', () => {
    let save = begin()
    expect(nextStep(save)).toBe('station')
    save = endStep(save, 'station', 'saved')
    expect(nextStep(save)).toBe('connector.1')
    save = endStep(save, 'connector.1', 'failed')
    expect(nextStep(save)).toBeUndefined()
    expect(resultOf(save)).toEqual({
      kind: 'half',
      saved: ['station'],
      missing: ['connector.1', 'connector.2'],
      stoppedAt: 'connector.1',
    })
  })

  test('a step that was saved stays saved, whatever is said later', () => {
    const save = endStep(begin(), 'station', 'saved')
    expect(endStep(save, 'station', 'unknown')).toBe(save)
  })

  test('a lost answer is unknown, never failed', () => {
    expect(resultOf(endStep(begin(), 'station', 'unknown')).kind).toBe('unknown')
    expect(resultOf(endStep(begin(), 'station', 'failed')).kind).toBe('failed')
  })

  test('whatever happens, nothing that was saved is sent again, and some order of retries ends it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<StepEnd>('saved', 'failed', 'unknown'), { maxLength: 12 }),
        (ends) => {
          const sent: string[] = []
          const saved = new Set<string>()
          let save = begin()
          for (const end of [...ends, 'saved', 'saved', 'saved'] as const) {
            if (nextStep(save) === undefined) save = saveSteps(resultOf(save).missing)
            const step = nextStep(save)
            if (step === undefined) break
            expect(saved.has(step)).toBe(false)
            sent.push(step)
            if (end === 'saved') saved.add(step)
            save = endStep(save, step, end)
          }
          expect(resultOf(save).kind).toBe('whole')
        },
      ),
    )
  })
})

describe('ends', () => {
  test.each([
    [403, true],
    [200, false],
    [500, false],
    ['unreachable', false],
  ] as const)('STN-038 a limit check that ends with %j stops a creation: %j', (end, stops) =>
    expect(isLimitReached(end)).toBe(stops),
  )
})

test('STF-011 errors are counted per tab, and the first tab of the form’s order that has one is named', () => {
  const tabOf = (field: 'a' | 'b' | 'c'): 'general' | 'address' | 'photos' =>
    field === 'a' ? 'photos' : 'address'
  const counts = errorsPerTab(['a', 'b', 'c'] as const, tabOf)
  expect(counts).toEqual({ photos: 1, address: 2 })
  expect(firstTabWithError(['general', 'address', 'photos'], counts)).toBe('address')
  expect(firstTabWithError(['general', 'address', 'photos'], {})).toBeUndefined()
})

test('STF-010 GRP-013 AST-026 a saved form goes back to its list after a second', () =>
  expect(SAVE_RETURN_MS).toBe(1000))
