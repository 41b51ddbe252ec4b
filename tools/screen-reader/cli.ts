// Plays jobs with a real screen reader, and keeps what it said: docs/transcripts. By hand; needs Debian's Orca.
//   pnpm screen-reader [sign-in …]
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { buildSandboxApp } from '../build.ts'
import { chromiumPath } from '../chromium.ts'
import { missing, orcaVersion } from './desktop.ts'
import { JOBS } from './jobs.ts'
import { play } from './play.ts'
import { written } from './transcript.ts'

const FOLDER = 'docs/transcripts'
const lost = missing()
if (lost !== undefined) {
  console.error(lost)
  process.exit(1)
}
if ((await buildSandboxApp()) !== 0) process.exit(1)
const browser = await chromium.launch({ executablePath: chromiumPath() })
const made = `Orca ${orcaVersion()}, Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 10)}.`
await browser.close()
const wanted = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
for (const job of JOBS) {
  if (wanted.length > 0 && !wanted.includes(job.name)) continue
  const heard = await play(job, process.env.SHOT)
  writeFileSync(`${FOLDER}/${job.name}.md`, written(job.title, made, heard))
  console.log(`${FOLDER}/${job.name}.md`)
}
