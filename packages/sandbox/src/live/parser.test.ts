import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FrameError, writeFrame } from './frame.ts'
import { createParser } from './parser.ts'

const headerText = fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => !text.includes('\0'))
const anyFrame = fc.record({
  command: fc.constantFrom('SEND', 'MESSAGE', 'SUBSCRIBE', 'RECEIPT'),
  headers: fc.dictionary(
    headerText.filter((name) => name !== '' && name !== '__proto__' && name !== 'content-length'),
    headerText,
    { maxKeys: 4 },
  ),
  body: fc.string({ unit: 'grapheme', maxLength: 30 }),
})

const cut = (bytes: Buffer, places: readonly number[]): Buffer[] => {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b)
  return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
}

test('frames come out whole wherever their bytes are cut', () => {
  fc.assert(
    fc.property(
      fc.array(anyFrame, { maxLength: 5 }),
      fc.array(fc.nat(), { maxLength: 12 }),
      fc.nat(3),
      (frames, places, beats) => {
        const bytes = Buffer.from(
          frames
            .map((frame) => writeFrame(frame.command, frame.headers, frame.body) + '\n'.repeat(beats))
            .join(''),
        )
        const parser = createParser()
        const read = cut(bytes, places).flatMap((piece) => parser.push(piece))
        expect(read.map((frame) => frame.command)).toEqual(frames.map((frame) => frame.command))
        expect(read.map((frame) => frame.body)).toEqual(frames.map((frame) => frame.body))
        for (const [index, frame] of frames.entries())
          for (const [name, value] of Object.entries(frame.headers))
            expect(read[index]?.headers.get(name)).toBe(value)
      },
    ),
  )
})

test('one byte at a time gives the same as all at once', () => {
  const bytes = Buffer.from(writeFrame('SEND', { destination: '/topic/São João' }, '{"café":"☕\\u0000"}'))
  const parser = createParser()
  const read = [...bytes].flatMap((byte) => parser.push(Uint8Array.of(byte)))
  expect(read).toEqual(createParser().push(bytes))
  expect(read).toHaveLength(1)
})

test('content-length counts bytes, so a body may hold NUL', () => {
  const body = 'a\0ção'
  const [frame] = createParser().push(
    Buffer.from(`SEND\ncontent-length:${Buffer.byteLength(body)}\n\n${body}\0`),
  )
  expect(frame?.body).toBe(body)
})

test('of a repeated header the first counts', () => {
  const [frame] = createParser().push(Buffer.from('SEND\nfoo:one\nfoo:two\n\n\0'))
  expect(frame?.headers.get('foo')).toBe('one')
})

test('line ends with a carriage return are read', () => {
  const [frame] = createParser().push(Buffer.from('SEND\r\nfoo:one\r\n\r\nbody\0'))
  expect(frame).toEqual({ command: 'SEND', headers: new Map([['foo', 'one']]), body: 'body' })
})

test.each([
  ['an unknown escape', 'SEND\nfoo:a\\tb\n\n\0'],
  ['a header without a colon', 'SEND\nfoo\n\n\0'],
  ['a length that is no number', 'SEND\ncontent-length:x\n\n\0'],
  ['a body longer than its length', 'SEND\ncontent-length:1\n\nabc\0'],
  ['headers without an end', 'SEND\nfoo:a\0'],
])('%s is refused', (_name, text) => {
  expect(() => createParser().push(Buffer.from(text))).toThrow(FrameError)
})

test('any bytes at all either give frames or a FrameError', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 6 }), (pieces) => {
      const parser = createParser()
      try {
        for (const piece of pieces) parser.push(piece)
      } catch (error) {
        expect(error).toBeInstanceOf(FrameError)
      }
    }),
  )
})
