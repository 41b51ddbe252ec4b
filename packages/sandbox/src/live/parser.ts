import { type Frame, FrameError, readHead } from './frame.ts'

/** Most bytes of one frame from a client; more is an attack or a mistake. */
export const MAX_FRAME_BYTES = 1 << 20

/** Reads frames from bytes that come in pieces of any size. */
export interface FrameParser {
  /**
   * Takes the next piece and gives the frames that it completed. A lone end of line between frames is a heart-beat and
   * gives nothing.
   * @throws FrameError on a frame that cannot be read; the parser is of no use afterwards
   */
  push(piece: Uint8Array): Frame[]
}

const NUL = 0
const LF = 10
const CR = 13

/** Where the empty line after the headers starts and the body begins; `undefined` until it is all there. */
const headEnd = (buffer: Buffer): { end: number; body: number } | undefined => {
  for (let at = buffer.indexOf(LF); at >= 0; at = buffer.indexOf(LF, at + 1)) {
    if (buffer[at + 1] === LF) return { end: at, body: at + 2 }
    if (buffer[at + 1] === CR && buffer[at + 2] === LF) return { end: at, body: at + 3 }
  }
  return undefined
}

const lengthOf = (headers: ReadonlyMap<string, string>): number | undefined => {
  const text = headers.get('content-length')
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new FrameError('content-length is not a number')
  return Number(text)
}

/** A parser with an empty buffer; one for each connection. */
export const createParser = (): FrameParser => {
  let rest: Buffer = Buffer.alloc(0)

  const next = (): Frame | undefined => {
    let start = 0
    while (rest[start] === LF || rest[start] === CR) start++
    if (start > 0) rest = rest.subarray(start)
    if (rest.length === 0) return undefined
    const head = headEnd(rest)
    if (head === undefined) {
      if (rest.includes(NUL)) throw new FrameError('frame without an empty line after its headers')
      return undefined
    }
    const { command, headers } = readHead(rest.toString('utf8', 0, head.end))
    const length = lengthOf(headers)
    const end = length === undefined ? rest.indexOf(NUL, head.body) : head.body + length
    if (end < 0 || end >= rest.length) return undefined
    if (rest[end] !== NUL) throw new FrameError('body longer than its content-length')
    const body = rest.toString('utf8', head.body, end)
    rest = rest.subarray(end + 1)
    return { command, headers, body }
  }

  return {
    push: (piece) => {
      rest = rest.length === 0 ? Buffer.from(piece) : Buffer.concat([rest, piece])
      const frames: Frame[] = []
      for (let frame = next(); frame !== undefined; frame = next()) frames.push(frame)
      if (rest.length > MAX_FRAME_BYTES) throw new FrameError('frame too large')
      return frames
    },
  }
}
