import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the sandbox plays: the other paths are files of the product. */
export const SANDBOX_CALLS = [
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
  client_max_body_size 32m;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`).join(' ')}
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  include ${folder}/hosts/*.conf;
}
`

/** An nginx of one's own. */
export interface Nginx {
  /** Its end: 0 where it was asked for. */
  readonly ended: Promise<number>
  /** Ends it, and takes its folder away. */
  readonly stop: () => Promise<void>
}

/** A folder for the files of one nginx. */
export const nginxFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'corrente-nginx-'))
  mkdirSync(join(folder, 'hosts'))
  return folder
}

/** A certificate that nobody vouches for, in this folder. */
export const certify = (folder: string, hosts: readonly string[]): void => {
  const names = hosts.map((host) => `DNS:${host}`).join(',')
  const to = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const of = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${names}`, '-days', '30']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...of, ...to], {
    stdio: 'ignore',
  })
}

/** Adds a server block. Without the module for brotli its line is taken out. */
export const addHost = (folder: string, name: string, block: string): void =>
  writeFileSync(
    join(folder, 'hosts', `${name}.conf`),
    existsSync(BROTLI) ? block : block.replace('  brotli_static on;\n', ''),
  )

/** Starts nginx with the hosts of a folder. Debian: apt-get install nginx-light libnginx-mod-http-brotli-static openssl */
export const startNginx = (folder: string): Nginx => {
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder))
  const nginx: ChildProcess = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: 'inherit',
  })
  const ended = new Promise<number>((end) => {
    nginx.on('error', () => {
      console.error('nginx is not here: apt-get install nginx-light libnginx-mod-http-brotli-static openssl')
      end(1)
    })
    nginx.on('exit', (code) => end(code ?? 0))
  })
  return {
    ended,
    stop: async () => {
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
