import { withoutEnd } from '../text/index.ts'

/** The local day on which a file was made, `YYYY-MM-DD`. */
type DateOnly = string

const UNSAFE = /[\p{C}\p{Z}\\/:*?"<>|.]+/gu

/**
 * The name of a download where the server gives none: `{tenant}-{what}-{YYYY-MM-DD}.{extension}` (decisions: Files).
 * Whatever no file system takes becomes a hyphen.
 *
 * @param what what is in it; it may carry an id or a range: `stations-unificado`, `transaction-55021-meter-values`.
 */
export function downloadName(tenant: string, what: string, day: DateOnly, extension: string): string {
  const parts = [tenant, what, day].map((part) => part.normalize('NFC').replaceAll(UNSAFE, '-'))
  return `${parts.join('-')}.${extension}`
}

/**
 * Whether a reply is the file that is due. JSON under status 200 where a file is due is a failure and is never saved
 * (decisions: Files); so is a page of some gateway. A server that names no type, or only `octet-stream`, is believed.
 *
 * @param mediaType of the reply, parameters and all; null: none.
 * @param due the media type of the contract.
 */
export function isDueFile(mediaType: string | null | undefined, due: string): boolean {
  const type = (mediaType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return type === '' || type === due.toLowerCase() || type === 'application/octet-stream'
}

/** How a file of each kind begins: its first bytes. A workbook is a zip. */
const STARTS: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
  'application/zip': [0x50, 0x4b],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': [0x50, 0x4b],
}

/**
 * Whether bytes begin as a file of that kind does: a page or a JSON that names no type, or a wrong one, is never saved
 * as a report (decisions: Files). A kind whose beginning is not known here only has to have bytes.
 */
export function startsAsFile(bytes: Uint8Array, due: string): boolean {
  const start = STARTS[due.toLowerCase()] ?? []
  return bytes.length > 0 && start.every((byte, at) => bytes[at] === byte)
}

/** A parameter of a `Content-Disposition`: quoted with its escapes, or bare. */
const PLAIN_NAME = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i
/** RFC 5987: a character set, a language, the name percent-encoded. */
const CODED_NAME = /;\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i
/** The most characters of a name; file systems take 255 bytes. */
const NAME_MAX = 120

/**
 * The name that a server gives its file, made fit for a file system; undefined where it gives none. The ending is the
 * one of the kind that is due: a name never makes a report something that a machine runs.
 *
 * @param disposition the `Content-Disposition` header.
 * @param extension `pdf`, `xlsx`, `zip`
 */
export function servedName(disposition: string | null | undefined, extension: string): string | undefined {
  const [, quoted, bare] = PLAIN_NAME.exec(disposition ?? '') ?? []
  const name = decoded(CODED_NAME.exec(disposition ?? '')?.[1]) ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? bare
  const stem = (name ?? '')
    .replace(/^.*[\\/]/, '')
    .replace(new RegExp(`\\.${extension}$`, 'i'), '')
    .normalize('NFC')
    .replaceAll(UNSAFE, '-')
    .replace(/^-+/, '')
  const short = withoutEnd(stem, '-').slice(0, NAME_MAX)
  return short === '' ? undefined : `${short}.${extension}`
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}
