// Walks every page in the browsers that the other tests do not use. Not part of `npm test`; `pnpm nightly` runs it.
//   pnpm browsers [firefox|webkit]
import { startSandbox } from '@corrente/sandbox'
import { buildSandboxApp, DIST } from '../build.ts'
import type { Driven } from './driven.ts'
import { findFirefox, openFirefox } from './firefox.ts'
import { walk } from './walk.ts'
import { findWebKit, openWebKit } from './webkit.ts'

interface Engine {
  readonly find: () => string | undefined
  readonly open: (program: string) => Promise<Driven>
  /** How to get it. */
  readonly hint: string
}

const ENGINES: Readonly<Record<string, Engine>> = {
  firefox: {
    find: findFirefox,
    open: openFirefox,
    hint: 'Debian: apt-get install firefox-esr; or set FIREFOX_PATH',
  },
  webkit: { find: findWebKit, open: openWebKit, hint: 'Debian: apt-get install webkit2gtk-driver xvfb' },
}

/** Walks one engine and tells page by page; how many have something wrong. */
async function walked(engine: Engine, program: string, origin: string): Promise<number> {
  const driven = await engine.open(program)
  try {
    console.log(driven.name)
    const visited = await walk(driven, origin)
    for (const { path, heading, problems } of visited) {
      console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${path.padEnd(28)} ${heading}`)
      for (const text of problems) console.log(`       ${text}`)
    }
    const failed = visited.filter(({ problems }) => problems.length > 0).length
    console.log(`${visited.length} pages walked, ${failed} with something wrong.`)
    return failed
  } finally {
    await driven.close()
  }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in ENGINES))
if (unknown.length > 0) {
  console.error(`No browser is called ${unknown.join(', ')}; there are: ${Object.keys(ENGINES).join(', ')}`)
  process.exit(2)
}
if ((await buildSandboxApp()) !== 0) process.exit(1)
const sandbox = await startSandbox({ port: 0, scale: 'small', staticDir: DIST, quiet: true })
try {
  for (const [name, engine] of Object.entries(ENGINES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const program = engine.find()
    if (program === undefined) console.log(`No ${name} here, so nothing was walked in it. ${engine.hint}.`)
    else if ((await walked(engine, program, sandbox.origin)) > 0) process.exitCode = 1
    // What was asked for by name and is not here was not walked.
    if (program === undefined && wanted.includes(name)) process.exitCode = 1
  }
} finally {
  await sandbox.close()
}
