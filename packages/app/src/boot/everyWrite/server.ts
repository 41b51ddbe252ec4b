import { readLogin, type StoredSession } from '@corrente/domain/session'
import { NOW } from './time.ts'

const HEADERS = {
  'Content-Type': 'application/json',
  Platform: 'DASHBOARD',
  'Api-Key': 'sandbox-move',
  'Accept-Language': 'pt-BR',
  'X-Timezone-Offset': '-3',
}

/** Where the session was opened, as the tabs name it. */
export const PLACE = 'move'

/** The sandbox past the product: as a colleague asks and writes. */
export async function openServer(origin: string, fetch: typeof globalThis.fetch) {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(origin + path, {
      method,
      headers: { ...HEADERS, ...(session && { Authorization: `Bearer ${session.token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  let session: StoredSession | undefined
  const login = readLogin(
    await call('POST', '/api/v1/login', {
      email: 'tudo@example.com',
      password: 'Corrente#2026',
      recaptchaResponse: `sandbox-human-${crypto.randomUUID()}`,
    }),
  )?.data
  if (!login) throw new Error('the sandbox lets somebody in')
  session = { ...login, startedAt: NOW, place: PLACE }
  const own = session
  return {
    origin,
    session: own,
    ask: (path: string) => call('GET', path),
    tell: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => call(method, path, body),
    /** An order to the sandbox itself. */
    order: async (path: string, body: unknown): Promise<void> => {
      await fetch(`${origin}/_sandbox/${path}`, {
        method: 'POST',
        mode: 'no-cors',
        body: JSON.stringify(body),
      })
    },
  }
}
export type Server = Awaited<ReturnType<typeof openServer>>

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Starts a sandbox. @returns its origin */
    sandbox: () => Promise<string>
    closeSandbox: () => Promise<void>
  }
}
