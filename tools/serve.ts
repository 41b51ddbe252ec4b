// pnpm serve [TENANT …]     the build behind nginx as it is deployed, one https host a tenant: https://TENANT.localhost:8443
//   --port 8443             where nginx listens
//   --check                 asks each host what `pnpm headers --check` asks, and ends
// The calls go to a sandbox. Debian: apt-get install nginx-light libnginx-mod-http-brotli-static openssl
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startSandbox } from '@corrente/sandbox'
import { loadEnv } from 'vite'
import { requireEnvironment } from '../packages/app/deploy/requireEnvironment.ts'
import { ENVIRONMENT_PREFIX } from '../packages/app/src/boot/environmentSchema.ts'
import { buildSandboxApp, DIST } from './build.ts'
import { headerFilesOf } from './headers.ts'
import { hostProblems } from './headersCheck.ts'
import { addHost, certify, nginxFolder, SANDBOX_CALLS, startNginx } from './nginx.ts'

async function serve(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '8443' }, check: { type: 'boolean', default: false } },
  })
  const tenants = positionals.length > 0 ? positionals : ['move', 'brasa', 'celeste']
  const port = Number(values.port)
  if ((await buildSandboxApp()) !== 0) return 1
  const folder = nginxFolder()
  const environment = requireEnvironment(loadEnv('sandbox', 'packages/app', ENVIRONMENT_PREFIX), 'sandbox')
  const sandbox = await startSandbox({ port: 0, scale: 'small', clock: 'real', quiet: true })
  const hosts = tenants.map((tenant) => `${tenant}.localhost`)
  certify(folder, hosts)
  for (const [at, tenant] of tenants.entries()) {
    const site = {
      host: hosts[at] ?? '',
      apiKey: `sandbox-${tenant}`,
      certificates: folder,
      root: resolve(DIST),
      port,
      calls: { paths: SANDBOX_CALLS, to: sandbox.origin },
    }
    addHost(folder, tenant, headerFilesOf(tenant, environment, site)['nginx.conf'] ?? '')
  }
  const nginx = startNginx(folder)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, nginx.stop)
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
    await nginx.stop()
  }
  const code = await nginx.ended
  await sandbox.close()
  return status || code
}

process.exit(await serve())
