// pnpm headers TENANT …     what the server of a tenant's own host must send: policies of both entries, caches, documents
//   --mode sandbox          settings of another build than production (packages/app/.env.MODE and the environment)
//   --out folder            where the files go, one folder for each tenant; default: headers
//   --print nginx|host      writes nothing, prints nginx.conf or _headers
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadTenant, tenantIds } from '@corrente/themes/build'
import { loadEnv } from 'vite'
import { headersFile, nginxFile, redirectsFile } from '../packages/app/deploy/files.ts'
import { requireEnvironment } from '../packages/app/deploy/requireEnvironment.ts'
import { policySources } from '../packages/app/deploy/sources.ts'
import { ENVIRONMENT_PREFIX, type Environment } from '../packages/app/src/boot/environmentSchema.ts'

/** Longest line that hosts which read `_headers` take. */
export const HEADER_LINE_MAX = 2_000

/** The files of one tenant's host, by name. Throws on an id without a folder, and on a policy that a host would cut. */
export function headerFilesOf(id: string, environment: Environment): Readonly<Record<string, string>> {
  if (!tenantIds().includes(id)) throw new Error(`There is no tenant ${id}.`)
  const sources = policySources(environment, [loadTenant(id).tenant])
  const files = {
    _headers: headersFile(sources, id),
    _redirects: redirectsFile(),
    'nginx.conf': nginxFile(sources, id),
  }
  const longest = Math.max(...files._headers.split('\n').map((line) => line.length))
  if (longest > HEADER_LINE_MAX)
    throw new Error(`${id}: a line of _headers has ${longest} characters; hosts take ${HEADER_LINE_MAX}.`)
  return files
}

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mode: { type: 'string', default: 'production' },
      out: { type: 'string', default: 'headers' },
      print: { type: 'string' },
    },
  })
  const { mode, out, print } = values
  const printed = print === undefined ? undefined : { nginx: 'nginx.conf', host: '_headers' }[print]
  if (positionals.length === 0 || (print !== undefined && printed === undefined))
    throw new Error('pnpm headers TENANT … [--mode sandbox] [--out folder] [--print nginx|host]')
  const variables = { ...loadEnv(mode, 'packages/app', ENVIRONMENT_PREFIX), ...process.env }
  const environment = requireEnvironment(variables, mode)
  for (const id of positionals) {
    const files = headerFilesOf(id, environment)
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
    run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
