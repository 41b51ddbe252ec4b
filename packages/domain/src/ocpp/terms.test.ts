import { describe, expect, test } from 'vitest'
import { errorCodeOf } from '../stations/index.ts'
import { STANDARD_KEYS, termOf } from './index.ts'
import { ALL_TERMS } from './termTable.ts'

const namesOf = (kind: string) => ALL_TERMS.filter((term) => term.kind === kind).map(({ name }) => name)

describe('the dictionary of OCPP', () => {
  test('explains every key of both versions, every error code, and each stop reason of 1.6', () => {
    const keys = [...STANDARD_KEYS['v1.5'], ...STANDARD_KEYS['v1.6']].map(({ key }) => key)
    expect(new Set(namesOf('key'))).toEqual(new Set(keys))
    expect(namesOf('error')).toHaveLength(16)
    for (const name of namesOf('error')) expect(errorCodeOf(name)).toBe(name)
    expect(namesOf('reason')).toHaveLength(11)
  })

  test('says of whom a word is: the versions differ, and some words are the back end’s', () => {
    expect(termOf('error', 'Mode3Error')?.origin).toBe('v1.5')
    expect(termOf('error', 'OverVoltage')?.origin).toBe('v1.6')
    expect(termOf('key', 'HeartBeatInterval')?.name).toBe('HeartBeatInterval')
    expect(termOf('status', 'Occupied')?.origin).toBe('v1.5')
    expect(termOf('status', 'Maintenance')?.origin).toBe('server')
    expect(termOf('answer', 'OK')?.origin).toBe('server')
    expect(termOf('key', 'NumberOfConnectors')).toMatchObject({ isReadOnly: true, origin: 'v1.6' })
    expect(termOf('key', 'BlinkRepeat')).toMatchObject({ isReadOnly: false, origin: 'both' })
  })

  test('reads a word without case, blanks and signs; a maker’s own is none', () => {
    expect(termOf('error', 'ground_failure')?.name).toBe('GroundFailure')
    expect(termOf('answer', 'Unlock Failed')?.name).toBe('UnlockFailed')
    expect(termOf('error', 'E-17')).toBeUndefined()
    expect(termOf('status', undefined)).toBeUndefined()
    expect(termOf('status', 'constructor')).toBeUndefined()
    expect(termOf('answer', 'x'.repeat(1_000))).toBeUndefined()
  })
})
