import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
}
const COMPRESSED = new Set(['.html', '.js', '.mjs', '.css', '.json', '.map', '.svg', '.txt', '.webmanifest'])
const LEAST_BYTES = 1024

/** A file that can be served. */
export interface ServedFile {
  type: string
  etag: string
  isPage: boolean
  /** Its bytes in the best encoding that the client takes. */
  encoded(acceptEncoding: string): { bytes: Buffer; encoding: 'br' | 'gzip' | undefined }
}

interface Entry {
  modified: number
  file: ServedFile
}

const readIf = (path: string): Buffer | undefined => {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

const load = (path: string): ServedFile => {
  const plain = readFileSync(path)
  const extension = extname(path)
  const isText = COMPRESSED.has(extension) && plain.length >= LEAST_BYTES
  const made = new Map<'br' | 'gzip', Buffer>()
  const encode = (encoding: 'br' | 'gzip'): Buffer => {
    const known = made.get(encoding)
    if (known !== undefined) return known
    const bytes =
      encoding === 'br'
        ? (readIf(`${path}.br`) ??
          brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
        : (readIf(`${path}.gz`) ?? gzipSync(plain))
    made.set(encoding, bytes)
    return bytes
  }
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    isPage: extension === '.html',
    encoded: (acceptEncoding) => {
      const encoding = /\bbr\b/.test(acceptEncoding)
        ? 'br'
        : /\bgzip\b/.test(acceptEncoding)
          ? 'gzip'
          : undefined
      return isText && encoding !== undefined
        ? { bytes: encode(encoding), encoding }
        : { bytes: plain, encoding: undefined }
    },
  }
}

/** Finds files below a folder; nothing outside it, however the path is written. */
export const createFileFinder = (folder: string): ((path: string) => ServedFile | undefined) => {
  const entries = new Map<string, Entry>()
  const root = normalize(folder + sep)
  return (path) => {
    const full = join(root, normalize(path))
    if (!full.startsWith(root) || path.includes('\0')) return undefined
    try {
      const stat = statSync(full)
      if (!stat.isFile()) return undefined
      const known = entries.get(full)
      if (known?.modified === stat.mtimeMs) return known.file
      const file = load(full)
      entries.set(full, { modified: stat.mtimeMs, file })
      return file
    } catch {
      return undefined
    }
  }
}
