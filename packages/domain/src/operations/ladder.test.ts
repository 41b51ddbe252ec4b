import { describe, expect, test } from 'vitest'
import { isLit, isSpent, LADDER, progressOf } from './index.ts'

const NONE = { remoteStop: 'idle', unlockConnector: 'idle', remoteReset: 'idle' } as const

describe('the ladder of a cable that does not come out', () => {
  test('stop, unlock, reset: each waits for the answer to the one before', () => {
    const lit = (progress: Parameters<typeof isLit>[1]) => LADDER.filter((rung) => isLit(rung, progress))
    expect(lit(NONE)).toEqual(['remoteStop'])
    expect(lit({ ...NONE, remoteStop: 'waiting' })).toEqual(['remoteStop'])
    expect(lit({ ...NONE, remoteStop: 'answered' })).toEqual(['remoteStop', 'unlockConnector'])
    expect(lit({ ...NONE, unlockConnector: 'answered' })).toEqual(['remoteStop'])
    expect(lit({ ...NONE, remoteStop: 'answered', unlockConnector: 'answered' })).toEqual([...LADDER])
  })

  test('silence is an answer too, waiting is none; after all three somebody goes there', () => {
    expect(progressOf(undefined)).toBe('idle')
    expect(progressOf('waiting')).toBe('waiting')
    expect(progressOf('silent')).toBe('answered')
    expect(progressOf('refused')).toBe('answered')
    expect(isSpent({ remoteStop: 'answered', unlockConnector: 'answered', remoteReset: 'waiting' })).toBe(
      false,
    )
    expect(isSpent({ remoteStop: 'answered', unlockConnector: 'answered', remoteReset: 'answered' })).toBe(
      true,
    )
  })
})
