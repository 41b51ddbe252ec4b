import { isJsonObject, type JsonObject, keyTextOf, safeJsonParse, textOf } from '../wire/index.ts'

/** An OCPP-J message as a line of a log holds it. */
export interface LogFrame {
  readonly kind: 'call' | 'result' | 'error'
  /** Ties an answer to its call. */
  readonly id: string
  /** Who speaks: `in` is the station; undefined where the line does not say. */
  readonly direction: 'in' | 'out' | undefined
  /** The action of a call, the error code of an error; an answer has none of its own. */
  readonly action: string | undefined
  /** What matters of its payload, as it stands there: a card, a connector, a status. */
  readonly words: readonly string[]
}

const KINDS: Readonly<Record<string, LogFrame['kind']>> = { 2: 'call', 3: 'result', 4: 'error' }
const START = /\[\s*([234])\s*,\s*"([^"\\]{1,64})"\s*,/
const IN = /(?:\breceived|\bincoming|\brecv|<-|←)[^[\]]*$/i
const OUT = /(?:\bsending|\bsent|\boutgoing|\bsend|->|→)[^[\]]*$/i

/** What identifies a frame and its kind, without reading its payload. */
export function frameKey(line: string): { readonly kind: LogFrame['kind']; readonly id: string } | undefined {
  const [, type = '', id] = START.exec(line) ?? []
  const kind = KINDS[type]
  return kind && id !== undefined ? { kind, id } : undefined
}

/** Reads the OCPP frame of a line; undefined where it holds none, or one that was cut. Never throws. */
export function frameOf(line: string): LogFrame | undefined {
  const start = START.exec(line)
  const key = frameKey(line)
  if (!start || !key) return undefined
  const body = safeJsonParse(line.slice(start.index, line.lastIndexOf(']') + 1))
  if (!Array.isArray(body)) return undefined
  const before = line.slice(0, start.index)
  const direction = IN.test(before) ? 'in' : OUT.test(before) ? 'out' : undefined
  const [, , third, fourth] = body as readonly unknown[]
  if (key.kind === 'call') return { ...key, direction, action: textOf(third), words: wordsOf(fourth) }
  if (key.kind === 'error') {
    const said = textOf(fourth)
    return { ...key, direction, action: textOf(third), words: said === undefined ? [] : [said] }
  }
  return { ...key, direction, action: undefined, words: wordsOf(third) }
}

/** A frame with its payload as an object; undefined where the line holds none, or another payload. */
export function callOf(
  line: string,
):
  | { readonly kind: LogFrame['kind']; readonly action: string | undefined; readonly payload: JsonObject }
  | undefined {
  const start = START.exec(line)
  const key = frameKey(line)
  if (!start || !key) return undefined
  const body = safeJsonParse(line.slice(start.index, line.lastIndexOf(']') + 1))
  if (!Array.isArray(body)) return undefined
  const [, , third, fourth] = body as readonly unknown[]
  const payload = key.kind === 'call' ? fourth : third
  if (!isJsonObject(payload)) return undefined
  return { kind: key.kind, action: key.kind === 'call' ? textOf(third) : undefined, payload }
}

/** The names whose values are worth a word, in the order in which they are said. */
const TELLING = [
  'connectorId',
  'idTag',
  'status',
  'errorCode',
  'vendorErrorCode',
  'transactionId',
  'reason',
  'type',
  'key',
  'value',
  'requestedMessage',
  'chargePointVendor',
  'chargePointModel',
  'firmwareVersion',
  'currentTime',
] as const
const MOST_WORDS = 5

function wordsOf(payload: unknown): readonly string[] {
  if (!isJsonObject(payload)) return []
  const info = payload.idTagInfo
  const all = isJsonObject(info) ? { ...payload, status: info.status } : payload
  const words = TELLING.flatMap((name) => {
    const word = keyTextOf(all[name])
    return word === undefined || word === 'NoError' ? [] : [name === 'connectorId' ? `#${word}` : word]
  })
  return words.slice(0, MOST_WORDS)
}
