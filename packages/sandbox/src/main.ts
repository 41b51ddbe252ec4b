import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts/demoAccounts.ts'
import { INCIDENT_WORLDS, type IncidentWorld } from './incidents/truth.ts'
import { SCALES, type Scale } from './options.ts'
import { startSandbox } from './sandbox.ts'

const DEFAULT_PORT = 4300

const readNumber = (name: string): number | undefined => {
  const text = process.env[name]
  if (text === undefined || text === '') return undefined
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not ${text}`)
  return value
}

const readScale = (): Scale => {
  const text = process.env.SANDBOX_SCALE ?? 'small'
  const scale = SCALES.find((one) => one === text)
  if (scale === undefined) throw new Error(`SANDBOX_SCALE must be one of ${SCALES.join(', ')}, not ${text}`)
  return scale
}

const readIncidents = (): IncidentWorld | undefined => {
  const text = process.env.SANDBOX_INCIDENTS ?? ''
  if (text === '') return undefined
  const world = INCIDENT_WORLDS.find((one) => one === text)
  if (world === undefined)
    throw new Error(`SANDBOX_INCIDENTS must be one of ${INCIDENT_WORLDS.join(', ')}, not ${text}`)
  return world
}

const root = resolve(import.meta.dirname, '../../..')
const staticDir = resolve(root, process.env.SANDBOX_STATIC ?? 'packages/app/dist')
const stations = readNumber('SANDBOX_STATIONS')
const incidents = readIncidents()
const began = performance.now()
const sandbox = await startSandbox({
  port: readNumber('PORT') ?? DEFAULT_PORT,
  scale: readScale(),
  ...(stations === undefined ? {} : { stations }),
  seed: process.env.SANDBOX_SEED ?? '1',
  dataDir: resolve(root, '.sandbox'),
  ...(incidents === undefined ? {} : { incidents }),
  ...(existsSync(staticDir) ? { staticDir } : {}),
})
const took = Math.round(performance.now() - began)

const width = Math.max(...DEMO_ACCOUNTS.map((account) => account.email.length))
console.log(`
  Corrente  ${sandbox.origin}
            another tenant: http://<tenant>.localhost:${new URL(sandbox.origin).port}
            ready in ${took} ms${existsSync(staticDir) ? '' : '; no built product found, calls only'}

  Sign in with any of these, password ${DEMO_PASSWORD}
${DEMO_ACCOUNTS.map(({ email, shows }) => `    ${email.padEnd(width)}  ${shows}`).join('\n')}
`)

let isClosing = false
const stop = (): void => {
  if (isClosing) return
  isClosing = true
  void sandbox.close().then(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
