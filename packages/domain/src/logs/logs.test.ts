import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clockOf,
  clockSpan,
  coverLine,
  factsOf,
  findAll,
  frameOf,
  growthOf,
  indexLog,
  isEmptyLog,
  levelAt,
  levelOf,
  lineAt,
  messageOf,
  partOf,
  refusedCardOf,
  refusesAsNotAvailable,
  saysNotAvailable,
  stationOf,
  stepTo,
  viewLog,
  visibleText,
  WHOLE_LOG,
  withoutSecrets,
} from './index.ts'
import { maskCards } from './logPart.ts'

const AUTHORIZE =
  '2026-03-14 14:05:11.200 [INFO] WebSocketLogger - [chargeBoxId=ARO-0003, sessionId=a1] Received: [2,"77","Authorize",{"idTag":"04A2B3C4D5E6F7"}]'
const ANSWER =
  '2026-03-14 14:05:11.320 [INFO] WebSocketLogger - [chargeBoxId=ARO-0003, sessionId=a1] Sending: [3,"77",{"idTagInfo":{"status":"Invalid"}}]'
const TRACE = 'java.io.IOException: Broken pipe'
const FAILED = '2026-03-14 14:06:00.000 [ERROR] [chargeBoxId=ARO-00031] The connection broke'
const LOG = [
  'Started at 00:00',
  AUTHORIZE,
  ANSWER,
  FAILED,
  TRACE,
  '\tat io.netty.Channel.write(Channel.java:12)',
  '2026-03-14 14:07:00.000 [WARN] Scheduler: ARO-0003 was not heard for 900 s',
].join('\n')

describe('a line', () => {
  test.each([
    ['[INFO] a', 'INFO'],
    ['10:00 [WARN] a', 'WARN'],
    ['[INFO ] padded', 'INFO'],
    ['[FATAL] a', 'FATAL'],
    ['[TRACE] a', 'TRACE'],
    ['\u001b[32m[WARN ]\u001b[0m 2026-11-26 08:09:29,000 a', 'WARN'],
    ['2026-11-26 23:10:11.145 INFO (MainThread) [ocpp] a', 'INFO'],
    ['14:05:11.200 [http-nio-8080-exec-1] WARN  c.e.Foo - a', 'WARN'],
    ['ERROR 2026-11-26 23:10:11.145 a', 'ERROR'],
    // In a text, a level is a word like any other.
    ['[DEBUG] 2026-11-26 08:09:27,200 a [ERROR] b', 'DEBUG'],
    ['java.lang.IllegalStateException: [ERROR] a', undefined],
    ['a [ERROR] b', undefined],
    ['[x] [ERROR] b', undefined],
    ['[info] a', undefined],
    ['ERROR a', undefined],
    ['', undefined],
  ])('LOG-002 the level of %j is %j', (line, level) => expect(levelOf(line)).toBe(level))

  test('time, station and the rest are told apart; the time is the text of the server', () => {
    expect([clockOf(AUTHORIZE), stationOf(AUTHORIZE)]).toEqual(['14:05:11.200', 'ARO-0003'])
    expect(messageOf(FAILED)).toBe('The connection broke')
    expect(messageOf('10:00 [INFO] Endpoint - [chargeBoxId=A, sessionId=f4] Connected')).toBe(
      '10:00 Endpoint - Connected',
    )
    expect(stationOf('[WARN] chargeBoxId: "B-1" fell silent')).toBe('B-1')
    expect(stationOf('[WARN] [chargeBoxId=São Paulo 1, sessionId=a] x')).toBe('São Paulo 1')
    expect(messageOf(TRACE)).toBe(TRACE)
    expect([clockOf(TRACE), stationOf(TRACE)]).toEqual([undefined, undefined])
    expect(clockOf('2026-03-14T23:59:59Z [INFO] a')).toBe('23:59:59')
  })

  test('of a line only what stands before its text is cut out', () => {
    const text = 'Received: {"timestamp":"1970-01-01T00:00:00Z","info":"[ERROR] relay welded"}'
    expect(messageOf(`[INFO ] 2026-11-26 08:09:27,001 WebSocketLogger - [chargeBoxId=CP 7/A] ${text}`)).toBe(
      `WebSocketLogger - ${text}`,
    )
    expect([messageOf(`[ERROR] ${text}`), clockOf(`[ERROR] ${text}`)]).toEqual([text, undefined])
    expect(messageOf('\u001b[32m[INFO ]\u001b[0m 2026-11-26 08:09:29,000 exemplo - a')).toBe('exemplo - a')
  })

  test('the span between two clocks, across midnight too', () => {
    expect(clockSpan('14:05:11.200', '14:05:11.320')).toBe(120)
    expect(clockSpan('23:59:59', '00:00:01')).toBe(2000)
    expect(clockSpan(undefined, '00:00:01')).toBeUndefined()
  })

  test('a log line is never more than text: no terminal sequence, no turned letters', () => {
    expect(visibleText('\u001b[31mred\u0007 \u202Ecod.exe\tok\u009b')).toBe(
      '␛[31mred␇ ⟨202E⟩cod.exe\tok⟨009B⟩',
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(visibleText(text).replaceAll(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
      }),
    )
  })
})

describe('an OCPP frame', () => {
  test('says who speaks, what, and what matters of it', () => {
    expect(frameOf(AUTHORIZE)).toEqual({
      kind: 'call',
      id: '77',
      direction: 'in',
      action: 'Authorize',
      words: ['04A2B3C4D5E6F7'],
    })
    expect(frameOf(ANSWER)).toMatchObject({ kind: 'result', direction: 'out', words: ['Invalid'] })
    expect(frameOf('→ [4,"9","InternalError","no memory",{}]')).toMatchObject({
      kind: 'error',
      direction: 'out',
      action: 'InternalError',
      words: ['no memory'],
    })
    expect(
      frameOf('[2,"1","StatusNotification",{"connectorId":2,"errorCode":"NoError","status":"Charging"}]'),
    ).toMatchObject({ direction: undefined, words: ['#2', 'Charging'] })
  })

  test('a frame that was cut, or anything else, is none', () => {
    for (const line of [
      '[2,"77","Authorize",{"idTag"',
      '[5,"1",{}]',
      'plain',
      '[2,"",3]',
      `[2,"${'a'.repeat(90)}",{}]`,
    ])
      expect(frameOf(line)).toBeUndefined()
    fc.assert(fc.property(fc.string(), (text) => void frameOf(`[2,"1",${text}`)))
  })
})

describe('the index', () => {
  test('LOG-002 a line without a level has that of the line above; only lines that name one are counted', () => {
    const index = indexLog(LOG)
    expect(Array.from({ length: index.count }, (_, i) => levelAt(index, i))).toEqual([
      undefined,
      'INFO',
      'INFO',
      'ERROR',
      'ERROR',
      'ERROR',
      'WARN',
    ])
    const { counts, stations } = factsOf(index)
    expect(counts).toEqual({ TRACE: 0, DEBUG: 0, INFO: 2, WARN: 1, ERROR: 1, FATAL: 0 })
    expect(stations.map(({ id, errors }) => [id, errors])).toEqual([
      ['ARO-00031', 1],
      ['ARO-0003', 0],
    ])
  })

  test('an answer is tied to the call of its id at its station, and to no other', () => {
    const index = indexLog(LOG)
    expect([index.pairs[1], index.pairs[2], index.pairs[3]]).toEqual([2, 1, -1])
    const other = indexLog([AUTHORIZE, ANSWER.replace('ARO-0003', 'ARO-0004')].join('\n'))
    expect([...other.pairs]).toEqual([-1, -1])
  })

  test('whatever the text, its lines are those that a split gives', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string().map((line) => line.replaceAll(/[\r\n]/g, ' '))),
        fc.constantFrom('\n', '\r\n'),
        (lines, end) => {
          const text = lines.map((line) => line + end).join('')
          const index = indexLog(text)
          expect(Array.from({ length: index.count }, (_, i) => lineAt(text, index, i))).toEqual(lines)
        },
      ),
    )
    expect(indexLog('a\nb').count).toBe(2)
    expect(indexLog('').count).toBe(0)
  })

  test('LOG-008 a longer text that begins as the one shown goes on; a shorter or another one is a new day', () => {
    expect([growthOf('ab', 'ab'), growthOf('ab', 'abc'), growthOf('ab', 'a'), growthOf('ab', 'xyz')]).toEqual(
      ['same', 'grown', 'replaced', 'replaced'],
    )
  })
})

describe('a question', () => {
  const index = indexLog(LOG)
  const rowsOf = (question: Partial<typeof WHOLE_LOG>) => {
    const { rows } = viewLog(LOG, index, { ...WHOLE_LOG, ...question })
    return rows && [...rows]
  }

  test('nothing asked shows all lines', () => expect(rowsOf({})).toBeUndefined())

  test('a level shows itself and what is worse, with the lines that follow', () => {
    expect(rowsOf({ from: 'WARN' })).toEqual([3, 4, 5, 6])
    expect(rowsOf({ from: 'ERROR' })).toEqual([3, 4, 5])
  })

  test('a station is its own lines, and those that name it as a whole', () => {
    expect(rowsOf({ station: 'aro-0003' })).toEqual([1, 2, 6])
    expect(rowsOf({ station: 'ARO-00031' })).toEqual([3, 4, 5])
    expect(rowsOf({ station: 'ARO' })).toEqual([])
  })

  test('a search marks and hides nothing; errors are counted by the line that names them', () => {
    const view = viewLog(LOG, index, { ...WHOLE_LOG, search: ' BROKEN pipe' })
    expect([view.rows, [...view.hits], [...view.errors]]).toEqual([undefined, [4], [3]])
    const fatal = '[FATAL] a\n[DEBUG] b'
    expect([...viewLog(fatal, indexLog(fatal), { ...WHOLE_LOG, from: 'ERROR' }).errors]).toEqual([0])
    const narrowed = viewLog(LOG, index, { from: 'WARN', station: '', search: 'broken' })
    expect([[...narrowed.hits], [...narrowed.errors]]).toEqual([[1], [0]])
  })

  test('the next and the previous place go round the end', () => {
    const places = Int32Array.from([2, 5, 9])
    expect([
      stepTo(places, 5, 1),
      stepTo(places, 9, 1),
      stepTo(places, 5, -1),
      stepTo(places, 2, -1),
    ]).toEqual([9, 2, 2, 9])
    expect(stepTo(places, 4, 1)).toBe(5)
    expect([stepTo(places, -1, 1), stepTo(places, 7, -1), stepTo(new Int32Array(), 0, 1)]).toEqual([2, 5, -1])
  })

  test('all places of a search in a line, without case', () => {
    expect(findAll('aXax', 'x')).toEqual([1, 3])
    expect(findAll('aXax', ' x ')).toEqual([1, 3])
    expect([findAll('abc', ' '), findAll('İx', 'x')]).toEqual([[], []])
  })
})

describe('a part', () => {
  test('card numbers are shortened wherever they stand, unless they are asked for', () => {
    const index = indexLog(LOG)
    const part = partOf(LOG, index, undefined, { from: 1, to: 2, isMasked: true })
    expect(part).toContain('"idTag":"•••6F7"')
    expect(part).not.toContain('04A2')
    expect(partOf(LOG, index, undefined, { from: 1, to: 2, isMasked: false })).toBe(
      `${AUTHORIZE}\n${ANSWER}\n`,
    )
    expect(maskCards('idTag=CAFE01 then cafe01 again, "parentIdTag": "P-77"')).toBe(
      'idTag=•••E01 then •••e01 again, "parentIdTag": "•••-77"',
    )
  })

  test('the secrets of a configuration are in no line and in no part', () => {
    const line =
      '[INFO] [3,"9",{"configurationKey":[{"key":"WifiPSK","readonly":false,"value":"a\\"b"},{"key":"ServerUrl","value":"wss://u:p@h/o"},{"key":"ResetRetries","value":"3"}]}]'
    const shown = line.replace('a\\"b', '••••••').replace('u:p@', '•••@')
    expect(withoutSecrets(line)).toBe(shown)
    expect(partOf(line, indexLog(line), undefined, { from: 0, to: 0, isMasked: false })).toBe(`${shown}\n`)
  })

  test('it holds what is shown, as text alone', () => {
    const index = indexLog(LOG)
    expect(partOf(LOG, index, Int32Array.from([1, 3, 6]), { from: 2, to: 6, isMasked: true })).toBe(
      `${FAILED}\n${LOG.split('\n')[6]}\n`,
    )
    const hostile = 'a\u001b[2J\r\nb'
    expect(partOf(hostile, indexLog(hostile), undefined, { from: 0, to: 9, isMasked: false })).toBe(
      'a␛[2J\nb\n',
    )
  })
})

describe('a reply', () => {
  test('LOG-003 "Not Available" is said by the text or by a refusal, and by nothing that only holds it', () => {
    expect([saysNotAvailable(' Not Available\n'), saysNotAvailable('"Not Available"')]).toEqual([true, true])
    expect(saysNotAvailable('[WARN] Not Available')).toBe(false)
    expect(refusesAsNotAvailable({ type: 'error', error: 'Not Available' })).toBe(true)
    for (const body of [undefined, {}, { error: 'Internal error' }])
      expect(refusesAsNotAvailable(body)).toBe(false)
  })
  test('LOG-004 blank text is no log', () =>
    expect([isEmptyLog(' \n'), isEmptyLog('a')]).toEqual([true, false]))
})

describe('a shared screen', () => {
  test('cards, mails, documents and phones show their end; ids, times and stations stay', () => {
    expect(
      coverLine(
        '2026-03-14 10:00:00.000 [INFO] [chargeBoxId=ARO-0003] "idTag":"04A2B3C4D5E6F7" ana.lima@example.com 529.982.247-25 52998224725 12.345.678/0001-95 (11) 97777-6666 E004015032FA9B11',
      ),
    ).toBe(
      '2026-03-14 10:00:00.000 [INFO] [chargeBoxId=ARO-0003] "idTag":"•••6F7" •••ima@••• •••725 •••725 •••195 •••666 •••B11',
    )
    const plain = '[2,"3f2504e0-4f89-11d3-9a0c-0305e82c3301","Heartbeat",{}] 20260314 transactionId=55021'
    expect(coverLine(plain)).toBe(plain)
  })
})

describe('from a refused card to its verdict', () => {
  const call = (action: string) =>
    `[chargeBoxId=ARO-0003] Received: [2,"9","${action}",{"idTag":"04A2B3C4D5E6F7","connectorId":1}]`
  const answer = (status: string) => `Sending: [3,"9",{"idTagInfo":{"status":"${status}"}}]`

  test('a refused Authorize or start names card and station; anything else none', () => {
    const refused = { idTag: '04A2B3C4D5E6F7', station: 'ARO-0003' }
    expect(refusedCardOf(call('Authorize'), answer('Invalid'))).toEqual(refused)
    expect(refusedCardOf(call('StartTransaction'), answer('Blocked'))).toEqual(refused)
    expect(refusedCardOf(call('Authorize'), answer('Accepted'))).toBeUndefined()
    expect(refusedCardOf(call('Heartbeat'), answer('Invalid'))).toBeUndefined()
    expect(refusedCardOf(answer('Invalid'), call('Authorize'))).toBeUndefined()
    expect(refusedCardOf('[2,"9","Authorize",null]', '[3,"9",7]')).toBeUndefined()
  })
})
