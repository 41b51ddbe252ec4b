import { DEMO_PASSWORD } from '../accounts/demoAccounts.ts'
import { createEngine, type Engine } from '../engine.ts'
import type { SandboxOptions } from '../options.ts'

/** The instant of the package's own tests: a Saturday noon in São Paulo. */
export const NOW = Date.parse('2026-03-14T15:05:00Z')

/** A small sandbox without a port, whose clock stands still. */
export const engineFor = (options: SandboxOptions = {}): Engine =>
  createEngine({ now: NOW, clock: 'manual', seed: 'test', stations: 40, quiet: true, ...options })

/** The headers of every call. */
export const HEADERS: Readonly<Record<string, string>> = {
  Platform: 'DASHBOARD',
  'Api-Key': 'sandbox-move',
  'Accept-Language': 'pt-BR',
  'X-Timezone-Offset': '-3',
}

/** What a test says about a call. */
export interface Ask {
  method?: string
  token?: string
  body?: unknown
  /** Replaces headers; an empty text leaves one out. */
  headers?: Record<string, string>
}

/** Calls the handler and reads the answer. */
export const call = async (engine: Engine, path: string, ask: Ask = {}) => {
  const headers = new Headers(HEADERS)
  if (ask.token !== undefined) headers.set('Authorization', `Bearer ${ask.token}`)
  if (ask.body !== undefined) headers.set('Content-Type', 'application/json')
  for (const [name, value] of Object.entries(ask.headers ?? {})) {
    if (value === '') headers.delete(name)
    else headers.set(name, value)
  }
  const response = await engine.handle(
    new Request(`http://localhost:4300${path}`, {
      method: ask.method ?? (ask.body === undefined ? 'GET' : 'POST'),
      headers,
      ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
    }),
  )
  const text = await response.text()
  let body: unknown = text
  try {
    body = JSON.parse(text)
  } catch {
    // Some answers are no JSON on purpose.
  }
  return { status: response.status, headers: response.headers, text, body }
}

let answers = 0
/** A fresh answer of the human check. */
export const humanAnswer = (): string => `sandbox-human-${++answers}`

/** Signs in and gives the token. */
export const signIn = async (
  engine: Engine,
  email = 'tudo@example.com',
  apiKey = 'sandbox-move',
): Promise<string> => {
  const reply = await call(engine, '/api/v1/login', {
    body: { email, password: DEMO_PASSWORD, recaptchaResponse: humanAnswer() },
    headers: { 'Api-Key': apiKey },
  })
  const { data } = reply.body as { data: { token: string } }
  return data.token
}
