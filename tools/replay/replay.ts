import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readLogin, sessionPlace } from '@corrente/domain/session'
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  HUMAN_ANSWER_PREFIX,
  type Sandbox,
  startSandbox,
} from '@corrente/sandbox'
import { loadEnv } from 'vite'
import { requireEnvironment } from '../../packages/app/deploy/requireEnvironment.ts'
import { baseAddresses } from '../../packages/app/src/boot/addresses.ts'
import { ENVIRONMENT_PREFIX } from '../../packages/app/src/boot/environmentSchema.ts'
import { createStorage } from '../../packages/app/src/boot/storage.ts'
import type { BaseAddresses } from '../../packages/app/src/gateways/index.ts'
import type { ReplayFile } from './file.ts'
import { OPEN_PATH, replayFolder, writeOpening } from './folder.ts'
import { rulesOf } from './rules.ts'

/** A file that is being replayed. */
export interface Replay {
  /** Opens the very screen. */
  readonly address: string
  readonly sandbox: Sandbox
  readonly close: () => Promise<void>
}

/** Where the back ends of the sandbox's build are, on the page's own origin. */
export const sandboxBases = (): BaseAddresses =>
  baseAddresses(
    requireEnvironment(loadEnv('sandbox', 'packages/app', ENVIRONMENT_PREFIX), 'sandbox'),
    undefined,
  )

/** A token of the sandbox, so that it answers what the file does not. */
async function tokenOf(origin: string, apiKey: string): Promise<string> {
  const account = DEMO_ACCOUNTS.find(({ profile }) => profile === 'everything')
  const answer = await fetch(`${origin}/api/v1/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Platform: 'DASHBOARD',
      'Api-Key': apiKey,
      'Accept-Language': 'pt-BR',
      'X-Timezone-Offset': '-3',
    },
    body: JSON.stringify({
      email: account?.email,
      password: DEMO_PASSWORD,
      recaptchaResponse: HUMAN_ANSWER_PREFIX + randomUUID(),
    }),
  })
  const login = readLogin(await answer.json())?.data
  if (!login) throw new Error(`The sandbox let nobody in: ${answer.status}`)
  return login.token
}

/** What the browser of the file held, as the product writes it. */
function entriesOf(file: ReplayFile, token: string, gateway: string): Readonly<Record<string, string>> {
  const { brand, user, language, scheme, clock } = file
  const held = new Map<string, string>()
  const local = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  } as Storage // what the product's storage uses of one
  const storage = createStorage({ local: () => local, tab: () => local, onStorage: () => () => undefined })
  storage.write('language', language)
  storage.write('language-chosen', true)
  if (user && user.permissions.length > 0) {
    const place = sessionPlace({ theme: brand, apiKey: `sandbox-${brand}`, gateway })
    const startedAt = Date.parse(clock.now)
    storage.write('session', { token, user: { ...user, name: 'Replay', accountPk: 1 }, startedAt, place })
    storage.writePreferences(brand, user.id, { language, scheme })
  }
  return Object.fromEntries(held)
}

/**
 * Starts the sandbox behind a build of the product, at the file's instant, with the file's answers in place of its own.
 * @param dist - a build with the sandbox's values
 * @param port - 0: any free one
 */
export async function startReplay(file: ReplayFile, dist: string, port = 0): Promise<Replay> {
  const bases = sandboxBases()
  const folder = replayFolder(dist, Date.parse(file.clock.now))
  const sandbox = await startSandbox({
    port,
    scale: 'small',
    stations: 12,
    now: Date.parse(file.clock.server),
    // Nothing moves in it by itself: no live message stands beside what the file says.
    clock: 'manual',
    staticDir: folder,
    quiet: true,
  })
  const token = await tokenOf(sandbox.origin, `sandbox-${file.brand}`)
  writeOpening(folder, { address: file.screen.address, entries: entriesOf(file, token, bases.cp) })
  for (const rule of rulesOf(file.calls, bases)) sandbox.control.addFault(rule)
  return {
    address: `${sandbox.url(file.brand)}${OPEN_PATH}`,
    sandbox,
    close: async () => {
      await sandbox.close()
      rmSync(folder, { recursive: true })
    },
  }
}
