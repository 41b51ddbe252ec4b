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
