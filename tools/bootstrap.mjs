// Runs on whatever Node the machine has: installs the workspace when its lock file changed, then hands over to the
// workspace's own Node (see docs/decisions/0010-toolchain.md).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = '', ...args] = process.argv.slice(2)
const scripts = { start: 'tools/start.ts', test: 'tools/test.ts' }
const script = scripts[command]
if (!script) {
  console.error(`Unknown command "${command}". Known: ${Object.keys(scripts).join(', ')}.`)
  process.exit(2)
}

const run = (file, fileArgs, options = {}) => {
  const { status, error } = spawnSync(file, fileArgs, { cwd: root, stdio: 'inherit', ...options })
  if (error) throw error
  return status ?? 1
}

const stampFile = join(root, 'node_modules', '.corrente-install')
const stamp = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .update(readFileSync(join(root, 'package.json')))
  .digest('hex')
const ownNode = join(root, 'node_modules', '.bin', 'node')
const installed = existsSync(stampFile) && existsSync(ownNode) && readFileSync(stampFile, 'utf8') === stamp
if (!installed) {
  const started = process.hrtime.bigint()
  console.log('Installing the workspace …')
  // What the lock file names was old enough when it was written (decision 0056): to ask the registry for all dates again
  // takes a quarter of a minute, and hangs where only a store of packages can be reached.
  const flags = ['--frozen-lockfile', '--reporter=append-only', '--config.minimumReleaseAge=0']
  const status = run('npx', ['--yes', 'pnpm@12', 'install', ...flags], {
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The installation failed. Is the npm registry reachable, and is the lock file up to date?')
    process.exit(status)
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  process.env.CORRENTE_INSTALL_SECONDS = String(Number(process.hrtime.bigint() - started) / 1e9)
}

process.exit(
  run(ownNode, [join(root, script), ...args], {
    env: { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '') },
  }),
)
