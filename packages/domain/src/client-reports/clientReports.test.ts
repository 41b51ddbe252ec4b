import { describe, expect, test } from 'vitest'
import { PLANTED } from '../support-file/testing/people.ts'
import { createReportBuffer } from './buffer.ts'
import { errorLine, policyLine, slowLine } from './lines.ts'

const SCRIPTS = 'https://panel.example.com/assets/'

/** As Chromium writes it: the message first, and functions by names that code may give them. */
const thrown = (value: string) => {
  const message = `Cannot read properties of undefined (reading '${value}') at ${SCRIPTS}${value}.js:1:2`
  return Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at ${value} (${SCRIPTS}base-Cx1_z2-y.js:3:4101)\n    at https://elsewhere.example/${value}.js:1:2`,
  })
}

describe('nobody is in a report', () => {
  test('0 of 390 planted values: in errors, stacks, addresses, events and breaches', () => {
    const lines = PLANTED.flatMap((value) => {
      const typed = encodeURIComponent(value)
      return [
        errorLine(value, thrown(value), `/user/${typed}?q=${typed}#${typed}`, SCRIPTS),
        errorLine('page', value, `/qrcode/start/${typed}/1`, SCRIPTS),
        errorLine('page', Object.assign(new Error(value), { name: value }), value, SCRIPTS),
        slowLine(value, 301.4, `/${typed}`),
        policyLine(value, value, `/stations?search=${typed}`),
        policyLine('img-src', `https://${typed}:${typed}@photos.example.com/${typed}?${typed}#${typed}`, '/'),
      ]
    })
    expect(lines).toHaveLength(2340)
    const text = decodeURIComponent(JSON.stringify(lines)).toLowerCase()
    expect(PLANTED.filter((value) => text.includes(value.toLowerCase()))).toEqual([])
  })
})

describe('a line says what happened, and where', () => {
  test('an error: its class, the words of the browser, places in our own scripts, the pattern of the page', () => {
    expect(errorLine('indicators', thrown('Ana Souza'), '/user/51234?tab=x', SCRIPTS)).toEqual({
      kind: 'error',
      where: 'indicators',
      name: 'TypeError',
      message: 'Cannot read properties of undefined reading … at …',
      stack: ['base-Cx1_z2-y.js:3:4101'],
      route: '/user/$id',
    })
  })

  test.each([
    [
      'Failed to fetch dynamically imported module: https://panel.example.com/assets/x.js',
      'Failed to fetch dynamically imported module …',
    ],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Ana',
      'Minified React error #418 …',
    ],
    ['Maximum call stack size exceeded.', 'Maximum call stack size exceeded'],
    ['Ana, Ana 123 #1234 04A1', '…'],
  ])('the message %j', (message, expected) => {
    expect(errorLine('page', new Error(message), '/', SCRIPTS)).toMatchObject({ message: expected })
  })

  test.each([
    ['inline', 'inline'],
    ['https://photos.example.com:8443/ana.png?x=1', 'https://photos.example.com:8443'],
    ['data', 'data'],
    ['data:text/html,Ana', 'data'],
    ['', 'other'],
  ])('what the policy blocked: %j', (uri, blocked) => {
    expect(policyLine('script-src-elem', uri, '/stations')).toEqual({
      kind: 'policy',
      directive: 'script-src-elem',
      blocked,
      route: '/stations',
    })
  })
})

describe('the buffer', () => {
  const line = (at: number) => slowLine('click', 200, ['/stations', '/users', '/vouchers'][at] ?? '/')
  const HOUR = 3_600_000
  const many = Array.from({ length: 500 }, (_, at) =>
    policyLine('img-src', `https://p${at}.example.com/x`, '/stations'),
  )

  test('the same thing is one line with its count, and the longest of its times', () => {
    const buffer = createReportBuffer()
    for (const ms of [210, 640, 300]) buffer.add(slowLine('click', ms, '/stations'))
    buffer.add(line(1))
    expect(buffer.take(0)).toEqual([
      { ...line(0), ms: 640, count: 3 },
      { ...line(1), count: 1 },
    ])
    expect(buffer.take(1)).toEqual([])
  })

  test('what was sent waits for the next hour and is counted, unless the page may be going', () => {
    const buffer = createReportBuffer()
    const again = () => {
      buffer.add(line(0))
      buffer.add(line(0))
    }
    again()
    expect(buffer.take(0)).toHaveLength(1)
    again()
    expect(buffer.take(1)).toEqual([])
    expect(buffer.take(2, true)).toEqual([{ ...line(0), count: 2 }])
    again()
    expect(buffer.take(HOUR - 1)).toEqual([])
    expect(buffer.take(HOUR)).toEqual([{ ...line(0), count: 2 }])
  })

  test('at most 20 lines a batch and 100 an hour; what finds no place is counted, once', () => {
    const buffer = createReportBuffer()
    for (const each of many) buffer.add(each)
    const batches = Array.from({ length: 7 }, (_, at) => buffer.take(at, true).length)
    expect(batches).toEqual([20, 20, 20, 20, 20, 0, 0])
    for (const each of many) buffer.add(each)
    expect(buffer.take(8, true)).toEqual([])
    expect([buffer.takeDropped(), buffer.takeDropped()]).toEqual([800, 0])
    expect(buffer.take(HOUR)).toHaveLength(20)
  })
})
