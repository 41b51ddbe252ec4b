import { crc32, inflateRawSync } from 'node:zlib'

/** Says what is wrong with a file. */
const demand = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(`not a whole file: ${what}`)
}

/** Unpacks an archive by its directory, as any program does, and checks its sums. @throws for what is no whole archive */
export const unzip = (bytes: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>()
  const end = bytes.length - 22
  demand(bytes.toString('latin1', end, end + 4) === 'PK\x05\x06', 'no directory')
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, packed, size] = [16, 20, 24].map((field) => bytes.readUInt32LE(at + field))
    const nameLength = bytes.readUInt16LE(at + 28)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const data = inflateRawSync(bytes.subarray(start, start + (packed ?? 0)))
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    demand(data.length === size && crc32(data) === sum, name)
    files.set(name, data)
    at += 46 + nameLength
  }
  return files
}

/** The text of a document, whose cross-reference table must point at its objects. @throws for what is no whole document */
export const pdfText = (bytes: Buffer): string => {
  const text = bytes.toString('latin1')
  demand(text.startsWith('%PDF-1.4'), 'no document')
  const table = Number(/startxref\n(\d+)\n%%EOF/.exec(text)?.[1])
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
  demand(offsets.length > 0, 'no table')
  for (const [index, offset] of offsets.entries())
    demand(text.startsWith(`${index + 1} 0 obj`, offset), `object ${index + 1}`)
  for (const [, length, content] of text.matchAll(/<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
    demand(content?.length === Number(length), 'a stream')
  return text
}
