import { describe, expect, test } from 'vitest'
import { restHold } from './index.ts'

const first = ['A', 'B', 'C', 'D', 'E']
type Said = 'accepted' | 'refused' | 'failed' | 'waiting' | 'silent'
const holdOf = (said: readonly (Said | undefined)[], most: number) =>
  restHold(
    first,
    (id) => {
      const verdict = said[first.indexOf(id)]
      return verdict && { verdict }
    },
    most,
  )

describe('first 5, then the rest', () => {
  test('waits for the answers of the first; one that nobody has read is none', () => {
    expect(holdOf(['accepted', 'waiting', undefined, 'accepted', 'accepted'], 0)).toEqual({
      why: 'waiting',
      count: 2,
    })
    expect(holdOf(['accepted', 'accepted', 'accepted', 'accepted', 'accepted'], 0)).toBeUndefined()
  })

  test('goes no further past the refusals that were allowed, failures among them; silence is none', () => {
    const said = ['refused', 'failed', 'silent', 'accepted', 'accepted'] as const
    expect(holdOf(said, 1)).toEqual({ why: 'refused', count: 2 })
    expect(holdOf(said, 2)).toBeUndefined()
  })

  test('refusals past the limit are said before the others have answered', () => {
    expect(holdOf(['refused', 'waiting', 'waiting', 'waiting', 'waiting'], 0)?.why).toBe('refused')
  })
})
