// pnpm serve [TENANT …]     the build behind nginx as it is deployed, one https host a tenant: https://TENANT.localhost:8443
//   --port 8443             where nginx listens
//   --check                 asks each host what `pnpm headers --check` asks, and ends
// The calls go to a sandbox. Debian: apt-get install nginx-light libnginx-mod-http-brotli-static openssl
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startSandbox } from '@corrente/sandbox'
import { loadEnv } from 'vite'
import { requireEnvironment } from '../packages/app/deploy/requireEnvironment.ts'
import { ENVIRONMENT_PREFIX } from '../packages/app/src/boot/environmentSchema.ts'
import { buildSandboxApp, DIST } from './build.ts'
import { headerFilesOf } from './headers.ts'
import { hostProblems } from './headersCheck.ts'

/** What the sandbox plays: the other paths are files of the product. */
const CALLS = [
  '/api',
  '/mk-ms-financial',
  '/mk-ms-payment-pagbank',
  '/mk-ms-virtualgroup',
  '/mk-ms-smartcharging',
  '/_sandbox',
  '= /ws',
]
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** nginx's own file around the hosts: everything that it writes stands in one folder, so that no root is needed. */
const mainFile = (folder: string): string => `
${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
daemon off;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`).join(' ')}
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  include ${folder}/hosts/*.conf;
}
`

const certify = (folder: string, hosts: readonly string[]): void => {
  const names = hosts.map((host) => `DNS:${host}`).join(',')
  const to = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const of = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${names}`, '-days', '30']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...of, ...to], {
    stdio: 'ignore',
  })
}

async function serve(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '8443' }, check: { type: 'boolean', default: false } },
  })
  const tenants = positionals.length > 0 ? positionals : ['move', 'brasa', 'celeste']
  const port = Number(values.port)
  if ((await buildSandboxApp()) !== 0) return 1
  const folder = mkdtempSync(join(tmpdir(), 'corrente-nginx-'))
  const environment = requireEnvironment(loadEnv('sandbox', 'packages/app', ENVIRONMENT_PREFIX), 'sandbox')
  const sandbox = await startSandbox({ port: 0, scale: 'small', clock: 'real', quiet: true })
  const hosts = tenants.map((tenant) => `${tenant}.localhost`)
  mkdirSync(join(folder, 'hosts'))
  certify(folder, hosts)
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder))
  for (const [at, tenant] of tenants.entries()) {
    const site = {
      host: hosts[at] ?? '',
      apiKey: `sandbox-${tenant}`,
      certificates: folder,
      root: resolve(DIST),
      port,
      calls: { paths: CALLS, to: sandbox.origin },
    }
    const text = headerFilesOf(tenant, environment, site)['nginx.conf'] ?? ''
    const isBare = !existsSync(BROTLI)
    writeFileSync(
      join(folder, 'hosts', `${tenant}.conf`),
      isBare ? text.replace('  brotli_static on;\n', '') : text,
    )
  }
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: 'inherit' })
  const ended = new Promise<number>((end) => {
    nginx.on('error', () => {
      console.error('nginx is not here: apt-get install nginx-light libnginx-mod-http-brotli-static openssl')
      end(1)
    })
    nginx.on('exit', (code) => end(code ?? 0))
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => nginx.kill('SIGQUIT'))
  const addresses = hosts.map((host) => `https://${host}:${port}`)
  console.log(`${addresses.join('\n')}\nTheir certificate is of nobody: the browser asks once.`)
  let status = 0
  if (values.check) {
    await setTimeout(500)
    for (const address of addresses) {
      const problems = await hostProblems(address, true)
      console.log(problems.length === 0 ? `${address}: as it should be` : problems.join('\n'))
      if (problems.length > 0) status = 1
    }
    nginx.kill('SIGQUIT')
  }
  const code = await ended
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
  return status || code
}

process.exit(await serve())
