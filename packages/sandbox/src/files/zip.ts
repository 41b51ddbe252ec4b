import { crc32, deflateRawSync } from 'node:zlib'

/** A file to put into an archive. */
export interface ZipEntry {
  /** Path inside the archive, with `/`. */
  name: string
  data: Uint8Array
}

const UTF8_NAMES = 0x0800
const DEFLATED = 8
/** 2026-01-01 in the form of MS-DOS: archives of the same content are the same bytes. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1

/** Packs files into a zip archive. */
export const zip = (entries: readonly ZipEntry[]): Buffer<ArrayBuffer> => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data } of entries) {
    const path = Buffer.from(name, 'utf8')
    const packed = deflateRawSync(data)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(UTF8_NAMES, 2)
    fields.writeUInt16LE(DEFLATED, 4)
    fields.writeUInt16LE(DATE, 8)
    fields.writeUInt32LE(crc32(data), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(data.length, 18)
    fields.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, path, packed])
    const central = Buffer.alloc(46)
    central.write('PK\x01\x02', 0, 'latin1')
    central.writeUInt16LE(20, 4)
    fields.copy(central, 6)
    central.writeUInt32LE(offset, 42)
    directory.push(Buffer.concat([central, path]))
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, end])
}
