import { crc32 as zlibCrc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { crc32, zip } from './zip.ts'

const bytes = (parts: readonly Uint8Array[]): Buffer => Buffer.concat(parts)

/** Reads an archive by its directory at the end, as every unpacker does. */
function unzip(archive: Buffer): Record<string, string> {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  let at = archive.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50)
    const [crc, size, name, local] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ]
    expect(archive.readUInt32LE(local)).toBe(0x04034b50)
    const start = local + 30 + archive.readUInt16LE(local + 26)
    const data = archive.subarray(start, start + size)
    expect(zlibCrc32(data)).toBe(crc)
    files[archive.toString('utf8', at + 46, at + 46 + name)] = data.toString('utf8')
    at += 46 + name
  }
  expect(at).toBe(end)
  return files
}

test('what is packed comes out again, with names and texts beyond ASCII', () => {
  const files = { 'ipê/skin.json': '{ "about": "ação" }\n', 'ipê/logo.svg': '<svg/>', 'empty.txt': '' }
  const entries = Object.entries(files).map(([path, text]) => ({ path, text }))
  expect(unzip(bytes(zip(entries)))).toEqual(files)
})
test('the same folder gives the same archive, to the byte', () => {
  const entries = [{ path: 'a', text: 'b' }]
  expect(bytes(zip(entries))).toEqual(bytes(zip(entries)))
})
test('the sum is the one that archives have', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
})
test('a path that stands twice is refused', () => {
  expect(() =>
    zip([
      { path: 'a', text: '1' },
      { path: 'a', text: '2' },
    ]),
  ).toThrow('twice')
})
