import { describe, expect, test } from 'vitest'
import { createRandom, type Random } from '../fixtures/index.ts'
import { safeApiKey, safeExternalUrl, safeHost, seg, topicSeg } from './guards.ts'

/** The platform's class; domain has no DOM types. */
declare const URL: new (
  raw: string,
  base?: string,
) => {
  protocol: string
  username: string
  password: string
  hostname: string
  host: string
  pathname: string
}

const RUNS = 20_000
const SPICE = [
  'javascript:alert(1)',
  'java\tscript:',
  'data:text/html,',
  'vbscript:',
  'https://',
  'http://',
  '//',
  '\\\\',
  '/',
  '..',
  '.',
  '%2e%2e',
  '%252e',
  '%2F',
  '@',
  ':',
  '?',
  '#',
  '*',
  '>',
  ' ',
  '\u0000',
  '\r\n',
  '\u200b',
  '\u202e',
  '\ufeff',
  'ü',
  '\ud800',
  'evil.example',
  'example.com',
  'a',
  'Z',
  '9',
  '-',
  '_',
  'user:pass@',
  '[::1]',
  '127.0.0.1',
  'null',
  '"',
  "'",
  '<script>',
  '$$',
  '&',
  ';',
  '=',
  '%',
  '|',
  '\u2028',
  '１',
  '。',
]

function hostile(random: Random): string {
  return Array.from({ length: random.int(0, 7) }, () => random.pick(SPICE)).join('')
}

function everyHostile(check: (text: string) => void) {
  const random = createRandom('guards')
  for (let run = 0; run < RUNS; run += 1) check(hostile(random))
}

describe('safeExternalUrl', () => {
  test('R18 of 20,000 hostile texts only https without credentials passes', () => {
    let passed = 0
    everyHostile((text) => {
      const safe = safeExternalUrl(text)
      if (safe === null) return
      passed += 1
      const url = new URL(safe)
      if (url.protocol !== 'https:' || url.username || url.password || url.hostname === '')
        throw new Error(text)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
      if (/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e\\]/.test(text)) throw new Error(text)
    })
    expect(passed).toBeGreaterThan(20)
  })

  test.each([
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['https://example.com', 'https://example.com/'],
    ['http://example.com', null],
    ['javascript:alert(1)', null],
    ['java\tscript:alert(1)', null],
    [' https://example.com', null],
    ['https://user@example.com', null],
    ['https://:secret@example.com', null],
    ['https:\\\\example.com', null],
    ['//example.com', null],
    ['/path', null],
    [`https://example.com/${'a'.repeat(2048)}`, null],
    [undefined, null],
    [{ toString: (): string => 'https://example.com' }, null],
  ])('R18 %j', (raw, expected) => expect(safeExternalUrl(raw)).toBe(expected))

  test('R18 plain http only where it is asked for, on this machine or anywhere', () => {
    expect(safeExternalUrl('http://localhost:8080/x', { allowHttpLoopback: true })).toBe(
      'http://localhost:8080/x',
    )
    expect(safeExternalUrl('http://localhost.example.com', { allowHttpLoopback: true })).toBeNull()
    expect(safeExternalUrl('http://example.com/terms', { allowHttp: true })).toBe('http://example.com/terms')
    expect(safeExternalUrl('ftp://example.com', { allowHttp: true })).toBeNull()
  })

  test('R18 a list of hosts is exact, and a leading dot covers what is below', () => {
    const hosts = ['pay.example.com', '.cdn.example.com']
    expect(safeExternalUrl('https://pay.example.com/', { hosts })).not.toBeNull()
    expect(safeExternalUrl('https://a.cdn.example.com/', { hosts })).not.toBeNull()
    expect(safeExternalUrl('https://pay.example.com.evil.example/', { hosts })).toBeNull()
    expect(safeExternalUrl('https://evilcdn.example.com/', { hosts })).toBeNull()
  })
})

describe('segments', () => {
  test('R20 of 20,000 hostile texts none leaves its path segment', () => {
    everyHostile((text) => {
      let safe: string
      try {
        safe = seg(text)
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        return
      }
      if (/[/?#\\\s]/.test(safe)) throw new Error(text)
      if (decodeURIComponent(safe) !== text) throw new Error(text)
      const url = new URL(`/api/v1/x/${safe}/y/`, 'https://example.com')
      if (url.pathname.split('/').length !== 7) throw new Error(text)
    })
    expect([seg(12), seg('IPE 1/2')]).toEqual(['12', 'IPE%201%2F2'])
    for (const bad of ['', '.', '..', '\ud800']) expect(() => seg(bad)).toThrow(RangeError)
  })

  test('R20 of 20,000 hostile texts none leaves its topic segment', () => {
    let passed = 0
    everyHostile((text) => {
      const safe = topicSeg(text)
      if (safe === null) return
      passed += 1
      if (safe !== text || safe.trim() !== safe || /[/*>#:\\\p{C}]|(?! )\s/u.test(safe)) throw new Error(text)
    })
    expect(passed).toBeGreaterThan(100)
    expect(topicSeg('IPE-0001')).toBe('IPE-0001')
    expect(topicSeg('São João 24')).toBe('São João 24')
    expect(topicSeg(' IPE')).toBeNull()
    expect(topicSeg('IPE\u00a01')).toBeNull()
    expect(topicSeg('a'.repeat(128))).toHaveLength(128)
    expect(topicSeg('a'.repeat(129))).toBeNull()
    expect(topicSeg('')).toBeNull()
    expect(topicSeg(12)).toBeNull()
  })

  test('R20 an api key can stand in a header and in a topic, or is none', () => {
    expect(safeApiKey(' demo-key-1 ')).toBe('demo-key-1')
    for (const bad of ['', ' ', 'a b', 'a\r\nX: 1', 'chave-ü', 'a/b', 'a*', undefined, null, 5]) {
      expect(safeApiKey(bad)).toBeNull()
    }
  })

  test('R20 of 20,000 hostile texts only a bare host passes', () => {
    everyHostile((text) => {
      const safe = safeHost(text)
      if (safe !== null && new URL(`https://${safe}`).host !== safe.replace(/:443$/, ''))
        throw new Error(text)
    })
    expect(safeHost('App.Example.com:8443')).toBe('app.example.com:8443')
    for (const bad of [
      'example',
      'a..b',
      '-a.com',
      'a.com:99999',
      'a.com/x',
      'user@a.com',
      'https://a.com',
      `${'a.'.repeat(126)}com`,
      ['a.com'],
      5,
    ]) {
      expect(safeHost(bad)).toBeNull()
    }
  })
})
