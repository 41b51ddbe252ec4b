// pnpm headers TENANT …     what the server of a tenant's own host must send: policies of both entries, caches, documents
//   --mode sandbox          settings of another build than production (packages/app/.env.MODE and the environment)
//   --out folder            where the files go, one folder for each tenant; default: headers
//   --print nginx|host      writes nothing, prints nginx.conf or _headers
//   --host NAME             nginx.conf is whole: name, certificate, theme; with --api-key KEY where it is not the build's
// pnpm headers --check URL  asks a host for its pages and files, and says what is not as it should be
//   --insecure              its certificate may be of nobody
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadTenant, tenantIds } from '@corrente/themes/build'
import { loadEnv } from 'vite'
import { headersFile, type NginxSite, nginxFile, redirectsFile } from '../packages/app/deploy/files.ts'
import { requireEnvironment } from '../packages/app/deploy/requireEnvironment.ts'
import { policySources } from '../packages/app/deploy/sources.ts'
import { ENVIRONMENT_PREFIX, type Environment } from '../packages/app/src/boot/environmentSchema.ts'
import { hostProblems } from './headersCheck.ts'

/** Longest line that hosts which read `_headers` take. */
export const HEADER_LINE_MAX = 2_000

/** The files of one tenant's host, by name. Throws on an id without a folder, and on a policy that a host would cut. */
export function headerFilesOf(
  id: string,
  environment: Environment,
  site?: NginxSite,
): Readonly<Record<string, string>> {
  if (!tenantIds().includes(id)) throw new Error(`There is no tenant ${id}.`)
  const sources = policySources(environment, [loadTenant(id).tenant])
  const files = {
    _headers: headersFile(sources, id),
    _redirects: redirectsFile(),
    'nginx.conf': nginxFile(sources, id, site),
  }
  const longest = Math.max(...files._headers.split('\n').map((line) => line.length))
  if (longest > HEADER_LINE_MAX)
    throw new Error(`${id}: a line of _headers has ${longest} characters; hosts take ${HEADER_LINE_MAX}.`)
  return files
}

const USAGE =
  'pnpm headers TENANT … [--mode sandbox] [--out folder] [--print nginx|host] [--host NAME [--api-key KEY]]\npnpm headers --check URL [--insecure]'

const readOptions = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      mode: { type: 'string', default: 'production' },
      out: { type: 'string', default: 'headers' },
      print: { type: 'string' },
      host: { type: 'string' },
      'api-key': { type: 'string' },
      check: { type: 'string' },
      insecure: { type: 'boolean', default: false },
    },
  })

async function check(address: string, isInsecure: boolean): Promise<void> {
  const problems = await hostProblems(address, isInsecure)
  console.log(problems.length === 0 ? `${address}: as it should be` : problems.join('\n'))
  process.exitCode = problems.length === 0 ? 0 : 1
}

function write({ values, positionals }: ReturnType<typeof readOptions>): void {
  const { mode, out, print, host, 'api-key': apiKey } = values
  const printed = print === undefined ? undefined : { nginx: 'nginx.conf', host: '_headers' }[print]
  const isHostOfMany = host !== undefined && positionals.length > 1
  if (positionals.length === 0 || isHostOfMany || (print !== undefined && printed === undefined))
    throw new Error(USAGE)
  const variables = { ...loadEnv(mode, 'packages/app', ENVIRONMENT_PREFIX), ...process.env }
  const environment = requireEnvironment(variables, mode)
  for (const id of positionals) {
    const files = headerFilesOf(id, environment, host === undefined ? undefined : { host, apiKey })
    if (printed !== undefined) {
      console.log(files[printed])
      continue
    }
    mkdirSync(join(out, id), { recursive: true })
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(out, id, name), text)
      console.log(join(out, id, name))
    }
  }
}

if (import.meta.main)
  try {
    const options = readOptions()
    const { check: address, insecure } = options.values
    if (address === undefined) write(options)
    else await check(address, insecure)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
