/** A STOMP frame. Header names are lower or mixed case as sent; of a repeated header the first counts. */
export interface Frame {
  command: string
  headers: ReadonlyMap<string, string>
  body: string
}

/** A frame that cannot be read; the connection ends with an ERROR. */
export class FrameError extends Error {}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' }
const PLAIN: Readonly<Record<string, string>> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\c': ':' }

/** Header text as STOMP 1.2 writes it. */
export const escapeHeader = (text: string): string =>
  text.replace(/[\\\n\r:]/g, (char) => ESCAPES[char] ?? char)

/** The opposite; throws `FrameError` on an escape that the protocol does not know. */
export const unescapeHeader = (text: string): string =>
  text.replace(/\\[\s\S]?/g, (pair) => {
    const plain = PLAIN[pair]
    if (plain === undefined) throw new FrameError(`undefined escape ${JSON.stringify(pair)}`)
    return plain
  })

/** Commands whose headers the protocol leaves unescaped. */
const isPlain = (command: string): boolean => command === 'CONNECT' || command === 'CONNECTED'

/** Writes a frame; `content-length` is added in bytes whenever there is a body. */
export const writeFrame = (
  command: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): string => {
  const write = isPlain(command) ? (text: string) => text : escapeHeader
  const lines = Object.entries(headers).map(([name, value]) => `${write(name)}:${write(value)}\n`)
  if (body !== '') lines.push(`content-length:${Buffer.byteLength(body)}\n`)
  return `${command}\n${lines.join('')}\n${body}\0`
}

/** Reads the part of a frame before its body: command and headers, without the empty line. */
export const readHead = (text: string): Omit<Frame, 'body'> => {
  const [command = '', ...lines] = text
    .split('\n')
    .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
  const read = isPlain(command) ? (part: string) => part : unescapeHeader
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon < 0) throw new FrameError(`header without a colon: ${JSON.stringify(line)}`)
    const name = read(line.slice(0, colon))
    if (!headers.has(name)) headers.set(name, read(line.slice(colon + 1)))
  }
  return { command, headers }
}
