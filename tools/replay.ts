// pnpm replay FILE   the screen of a file that somebody made with "Copiar para o suporte": docs/guide/support-file.md
//   --port 4310      where the sandbox listens
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildSandboxApp, DIST } from './build.ts'
import { readSupportFile } from './replay/file.ts'
import { startReplay } from './replay/replay.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4310' } },
})
const [path] = positionals
if (path === undefined) {
  console.error('Usage: pnpm replay FILE [--port 4310]')
  process.exit(2)
}
const file = readSupportFile(readFileSync(path, 'utf8'))
if ((await buildSandboxApp()) !== 0) process.exit(1)
const replay = await startReplay(file, DIST, Number(values.port))
const { width, height } = file.screen
console.log(`
  ${replay.address}
  leads to ${file.screen.address}, as it stood on ${file.clock.now} in ${file.version}

  ${file.calls.length} calls are answered by the file. The window was ${width} x ${height}, the zone ${file.zone}:
  a browser that is started with TZ=${file.zone} writes the same times.
`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void replay.close().then(() => process.exit(0)))
