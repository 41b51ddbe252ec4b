import { describe, expect, test } from 'vitest'
import { isReadOnlyKey, keysToChange, keysToRead, STANDARD_KEYS } from './index.ts'

describe('configuration keys', () => {
  test('OPS-030 OPS-031 each version has its own keys, in its own spelling', () => {
    const names = (protocol: 'v1.5' | 'v1.6') => STANDARD_KEYS[protocol].map(({ key }) => key)
    expect(names('v1.5')).toContain('HeartBeatInterval')
    expect(names('v1.5')).not.toContain('HeartbeatInterval')
    expect(names('v1.5')).toEqual(
      expect.arrayContaining(['ProximityContactRetries', 'ProximityLockRetries', 'ChargePointId']),
    )
    expect(names('v1.6')).toContain('HeartbeatInterval')
    for (const protocol of ['v1.5', 'v1.6'] as const)
      expect(new Set(names(protocol)).size).toBe(names(protocol).length)
  })

  test('OPS-031 read-only keys of 1.6 are read and not offered to be changed; a maker’s own stay', () => {
    const listed = ['HeartbeatInterval', 'numberofconnectors', 'IpeDisplayText']
    expect(keysToRead('v1.6', listed)).toEqual(listed)
    expect(keysToChange('v1.6', listed)).toEqual(['HeartbeatInterval', 'IpeDisplayText'])
    // 1.5 does not say which keys can be written.
    expect(keysToChange('v1.5', listed)).toEqual(listed)
    expect(keysToRead('v1.5', [])).toHaveLength(14)
    expect(keysToChange('v1.6', []).length).toBeLessThan(keysToRead('v1.6', []).length)
    expect(isReadOnlyKey('v1.6', 'NumberOfConnectors')).toBe(true)
    expect(isReadOnlyKey('v1.6', 'IpeDisplayText')).toBe(false)
  })
})
