import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Sandbox } from '@corrente/sandbox'
import { addHost, freePort, nginxFolder, SANDBOX_CALLS, startNginx } from '../../tools/nginx.ts'

/** Asks the sandbox whose page it is, so that a test can still change what it says: the deployment has a map here. */
const handshakeOf = (to: string): string => `
  auth_request /_handshake;
  auth_request_set $corrente_api_key $upstream_http_api_key;
  auth_request_set $corrente_theme $upstream_http_theme;
  auth_request_set $corrente_terms_of_use $upstream_http_terms_of_use;
  auth_request_set $corrente_deeplinking_host $upstream_http_deeplinking_host;
  location = /_handshake {
    internal;
    auth_request off;
    proxy_pass ${to}/;
    proxy_pass_request_body off;
    proxy_buffer_size 32k;
    proxy_buffers 8 32k;
    proxy_busy_buffers_size 64k;
    proxy_set_header Content-Length "";
    proxy_set_header Host $http_host;
  }
`
/** Closes the connection without an answer, as the sandbox does. */
const CUT = `
  location @cut { return 444; }
`
/** The calls, and a tenant's settings: tests break those at the sandbox. */
const callsTo = (to: string): string =>
  [...SANDBOX_CALLS, '~ ^/tenants/[^/]+/tenant\\.json$']
    .map(
      (path) => `
  location ${path} {
    auth_request off;
    proxy_pass ${to};
    # The sandbox's clock, which stands still in tests; nginx would write its own.
    proxy_pass_header Date;
    # A call that is cut off is cut off here too.
    error_page 502 = @cut;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_upgrade;
    proxy_buffering off;
  }`,
    )
    .join('\n')

/** The build's own `nginx.conf`, for plain http on this port, before a sandbox. */
const blockOf = (staticDir: string, port: number, to: string): string =>
  readFileSync(`${staticDir}/nginx.conf`, 'utf8')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/root \/srv\/corrente;/, `root ${resolve(staticDir)};${handshakeOf(to)}${callsTo(to)}${CUT}`)

/** A sandbox whose pages and files nginx serves, by the file that the build writes for it; the calls go through it too. */
export const behindNginx = async (sandbox: Sandbox, staticDir: string): Promise<Sandbox> => {
  const folder = nginxFolder()
  const port = await freePort()
  addHost(folder, 'all', blockOf(staticDir, port, sandbox.origin.replace('localhost', '127.0.0.1')))
  const nginx = startNginx(folder)
  const at = (address: string): string => address.replace(/:\d+$/, `:${port}`)
  const answers = () => fetch(at(sandbox.origin)).then(Boolean, () => false)
  for (let tries = 0; !(await answers()); tries++) {
    if (tries === 50) throw new Error('nginx does not answer.')
    await setTimeout(100)
  }
  return {
    ...sandbox,
    origin: at(sandbox.origin),
    url: (tenant) => at(sandbox.url(tenant)),
    close: async () => {
      await nginx.stop()
      await sandbox.close()
    },
  }
}
