// Walks every page in the browsers that the other tests do not use. Not part of `npm test`; `pnpm nightly` runs it.
//   pnpm browsers [--only firefox|webkit]     a browser that is not here is a failure, unless the other alone is asked for
import { parseArgs } from 'node:util'
import { type Sandbox, startSandbox } from '@corrente/sandbox'
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
async function walked(engine: Engine, program: string, sandbox: Sandbox): Promise<number> {
  const driven = await engine.open(program)
  try {
    console.log(driven.name)
    let pages = 0
    let failed = 0
    for await (const { path, heading, problems } of walk(driven, sandbox)) {
      console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${path.padEnd(40)} ${heading}`)
      for (const text of problems) console.log(`       ${text}`)
      pages += 1
      if (problems.length > 0) failed += 1
    }
    console.log(`${pages} pages walked, ${failed} with something wrong.`)
    return failed
  } finally {
    await driven.close()
  }
}

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
if (only !== undefined && !(only in ENGINES)) {
  console.error(`No browser is called ${only}; there are: ${Object.keys(ENGINES).join(', ')}`)
  process.exit(2)
}
if ((await buildSandboxApp()) !== 0) process.exit(1)
const sandbox = await startSandbox({ port: 0, scale: 'small', staticDir: DIST, quiet: true })
try {
  for (const [name, engine] of Object.entries(ENGINES)) {
    if (only !== undefined && only !== name) continue
    const program = engine.find()
    // What is not here was not walked: that is no pass.
    if (program === undefined)
      console.error(`FAIL ${name} is not here, so nothing was walked in it. ${engine.hint}.`)
    if (program === undefined || (await walked(engine, program, sandbox)) > 0) process.exitCode = 1
  }
} finally {
  await sandbox.close()
}
