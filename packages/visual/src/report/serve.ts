import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Decider, judgementSchema } from '../commands/decide.ts'

/** What the page is told when it is served: that it can decide, and where a cell can be looked at. */
export interface Session {
  decisions: ReturnType<Decider['decisions']>
  /** Address of a Storybook. */
  storybook?: string
}

export interface ServedReport {
  /** Holds a word that nobody can guess; without it nothing is answered. */
  address: string
  close(): Promise<void>
}

interface ServeOptions {
  /** The report's folder. */
  folder: string
  decider: Decider
  storybook?: string
  /** Default: any that is free. */
  port?: number
}

const MOST_BYTES = 64_000
const PICTURE = /^pictures\/[\w-]+\.png$/
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** An answer that is no success. */
class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type']?.split(';')[0] !== 'application/json')
    throw new Refusal(415, 'A decision is JSON.')
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    parts.push(part)
    size += part.length
    if (size > MOST_BYTES) throw new Refusal(413, 'A decision is short.')
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    throw new Refusal(400, 'This is no JSON.')
  }
}

function decide(decider: Decider, body: unknown): void {
  const judgement = judgementSchema.safeParse(body)
  if (!judgement.success) throw new Refusal(400, 'This is no decision.')
  try {
    decider.decide(judgement.data)
  } catch (error) {
    throw new Refusal(409, error instanceof Error ? error.message : String(error))
  }
}

/**
 * Serves a report on this machine alone, to whoever has its address: another page in the same browser can neither read
 * it nor decide.
 */
export async function serveReport({
  folder,
  decider,
  storybook,
  port = 0,
}: ServeOptions): Promise<ServedReport> {
  const token = randomBytes(18).toString('base64url')
  const session = (): Session => ({
    decisions: decider.decisions(),
    ...(storybook !== undefined && { storybook }),
  })
  let host = ''

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method, url = '/' } = request
    // A foreign name that leads to this machine, or a foreign page.
    if (headers.host !== host || (headers.origin !== undefined && headers.origin !== `http://${host}`))
      throw new Refusal(403, 'This report is for its own address.')
    const [, word, ...rest] = (url.split('?')[0] ?? '').split('/')
    if (word !== token) throw new Refusal(403, 'The address of the report is on the terminal.')
    const path = rest.join('/')
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { ...HEADERS, 'content-type': type }).end(body)
    if (path === 'decision') {
      if (method !== 'POST') throw new Refusal(405, 'Decisions are posted.')
      decide(decider, await bodyOf(request))
      send('application/json', JSON.stringify(session()))
      return
    }
    if (method !== 'GET' && method !== 'HEAD') throw new Refusal(405, 'Only decisions are posted.')
    if (path === 'session') send('application/json', JSON.stringify(session()))
    else if (path === '') send('text/html; charset=utf-8', await readFile(join(folder, 'index.html')))
    else if (PICTURE.test(path)) send('image/png', await readFile(join(folder, path)))
    else throw new Refusal(404, 'There is no such page.')
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const [status, message] =
        error instanceof Refusal ? [error.status, error.message] : [404, 'There is no such file.']
      response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(message)
    })
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', done)
  })
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The server has no port.')
  host = `127.0.0.1:${at.port}`
  return {
    address: `http://${host}/${token}/`,
    close() {
      server.closeAllConnections()
      return new Promise((done) => {
        server.close(() => done())
      })
    },
  }
}
