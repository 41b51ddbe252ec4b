import {
  ASSET_CACHE,
  addressesOf,
  HEALING_ASSET_CACHE,
  headersOf,
  PAGE_CACHE,
  PAGE_KINDS,
  type PageKind,
  type PolicySources,
  TENANT_CACHE,
} from './policy.ts'

/** Smaller files are not packed: the headers around them weigh more. */
export const LEAST_PACKED_BYTES = 1024

const PUBLIC_KINDS = PAGE_KINDS.filter((kind): kind is Exclude<PageKind, 'app'> => kind !== 'app')
const publicPaths = PUBLIC_KINDS.flatMap(addressesOf)

/**
 * The `_headers` file (Cloudflare Pages and hosts that read the same form; the sandbox too). Rules add up there, so a
 * rule for some pages first detaches (`! Name`) what the rule for all has set.
 * @param theme - the tenant of a host that serves it alone: its pages say so (BOOT-003); undefined: the host says it
 */
export function headersFile(sources: PolicySources, theme?: string): string {
  const all = headersOf('app', sources)
  const own = theme === undefined ? [] : ([['Theme', theme]] as const)
  const blocks = [block('/*', [...all, ...own, ['Cache-Control', PAGE_CACHE]])]
  blocks.push(block('/assets/*', [['Cache-Control', HEALING_ASSET_CACHE]], ['Cache-Control']))
  blocks.push(block('/tenants/*', [['Cache-Control', TENANT_CACHE]], ['Cache-Control']))
  for (const kind of PUBLIC_KINDS) {
    const own = headersOf(kind, sources).filter(
      ([name, value]) => all.find(([other]) => other === name)?.[1] !== value,
    )
    for (const path of addressesOf(kind))
      if (own.length > 0)
        blocks.push(
          block(
            path,
            own,
            own.map(([name]) => name),
          ),
        )
  }
  return `${blocks.join('\n\n')}\n`
}

function block(
  path: string,
  headers: readonly (readonly [string, string])[],
  detached: readonly string[] = [],
): string {
  return [
    path,
    ...detached.map((name) => `  ! ${name}`),
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ].join('\n')
}

/** The `_redirects` file: which document serves which address; a file that exists is served before any rule. */
export function redirectsFile(): string {
  return [...publicPaths.map((path) => `${path} /public.html 200`), '/* /index.html 200', ''].join('\n')
}

/** One tenant's own host, as nginx is told of it. */
export interface NginxSite {
  /** Its name: `painel.example.com`. */
  readonly host: string
  /** The `Api-Key` of its pages; undefined: the build's own holds. */
  readonly apiKey?: string | undefined
  /** The folder with `fullchain.pem` and `privkey.pem`. Default: `/etc/nginx/certificates/HOST`. */
  readonly certificates?: string
  /** The folder of the build. Default: `/srv/corrente`. */
  readonly root?: string
  /** Default: 443, with port 80 leading there. */
  readonly port?: number
  /** Where its calls go, if nginx hands them on: paths and the address behind them. Default: nowhere. */
  readonly calls?: { readonly paths: readonly string[]; readonly to: string }
}

const HANDSHAKE = ['Api-Key', 'Theme', 'Terms-Of-Use', 'Deeplinking-Host'] as const

/** The lines that say whose pages these are: each host has its own, or one block asks a map. */
function handshakeLines(theme: string | undefined, site: NginxSite | undefined): string[] {
  const known = {
    'Api-Key': site?.apiKey,
    Theme: theme,
    'Terms-Of-Use': undefined,
    'Deeplinking-Host': undefined,
  }
  return HANDSHAKE.flatMap((name) => {
    const own = known[name]
    if (own === undefined && site) return []
    const value = own === undefined ? `$corrente_${name.toLowerCase().replaceAll('-', '_')}` : quoted(own)
    return [`    add_header ${name} ${value} always;`]
  })
}

/** Maps that a block for all hosts needs around it. */
const MAPS = [
  '# One map per handshake header and host, in the http block:',
  '#   map $host $corrente_api_key { default ""; dashboard.example.com "the-api-key"; }',
  '#   map $host $corrente_terms_of_use { default ""; }',
  '#   map $host $corrente_deeplinking_host { default ""; }',
]

function listenLines(site: NginxSite | undefined): string[] {
  const { host, port = 443, root = '/srv/corrente', certificates } = site ?? {}
  const folder = certificates ?? `/etc/nginx/certificates/${host}`
  return [
    `  listen ${port} ssl http2;`,
    ...(host === undefined
      ? ["  # server_name, ssl_certificate and ssl_certificate_key are the deployment's."]
      : [
          `  server_name ${host};`,
          `  ssl_certificate ${folder}/fullchain.pem;`,
          `  ssl_certificate_key ${folder}/privkey.pem;`,
        ]),
    `  root ${root};`,
  ]
}

/** nginx hands the calls on, and the live connection with them. */
const callLines = ({ paths, to }: NonNullable<NginxSite['calls']>): string[] =>
  paths.flatMap((path) => [
    `  location ${path} {`,
    `    proxy_pass ${to};`,
    '    proxy_http_version 1.1;',
    '    proxy_set_header Host $http_host;',
    '    proxy_set_header Upgrade $http_upgrade;',
    '    proxy_set_header Connection $connection_upgrade;',
    '    proxy_buffering off;',
    '  }',
    '',
  ])

/**
 * A complete nginx server block. Without a site `$corrente_*` are the values of the page's four response headers (BOOT-002
 * to BOOT-005), and name and certificate are left to the deployment.
 * @param theme - the tenant of a host that serves it alone; undefined: the host's map says it
 * @param site - the host's own values: the block then needs nothing around it
 */
export function nginxFile(sources: PolicySources, theme?: string, site?: NginxSite): string {
  const add = (kind: PageKind, cache: string) =>
    [
      ...headersOf(kind, sources).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      `add_header Cache-Control ${quoted(cache)} always;`,
    ].map((line) => `    ${line}`)
  const place = (match: string, files: string, lines: readonly string[]) => [
    `  location ${match} {`,
    `    try_files ${files};`,
    ...lines,
    '  }',
    '',
  ]
  const handshake = handshakeLines(theme, site)
  const page = (match: string, kind: PageKind, file: string) =>
    place(match, `${file} =404`, [...add(kind, PAGE_CACHE), ...handshake])
  return [
    '# Written from deploy/policy.ts, by the build or by `pnpm headers`; change it there.',
    ...(site ? [] : MAPS),
    ...(site || theme !== undefined ? [] : ['#   map $host $corrente_theme { default "move"; }']),
    ...(site && site.port === undefined
      ? [`server {\n  listen 80;\n  server_name ${site.host};\n  return 301 https://$host$request_uri;\n}`]
      : []),
    'server {',
    ...listenLines(site),
    '  server_tokens off;',
    '  # Packed files lie beside the others. Brotli is a module (Debian: libnginx-mod-http-brotli-static); take the line out without it.',
    '  brotli_static on;',
    '  gzip_static on;',
    '  gzip_vary on;',
    '  gzip on;',
    '  gzip_types text/css application/javascript application/json image/svg+xml;',
    '',
    ...(site?.calls ? callLines(site.calls) : []),
    ...place('/assets/', '$uri @gone', add('app', ASSET_CACHE)),
    ...place('/tenants/', '$uri @gone', add('app', TENANT_CACHE)),
    ...place('= /sw.js', '$uri =404', add('app', PAGE_CACHE)),
    '  # Not for a year: while a deploy goes on, a file may be asked for before it is there.',
    '  location @gone {',
    ...add('app', PAGE_CACHE),
    '    return 404;',
    '  }',
    '',
    ...PUBLIC_KINDS.flatMap((kind) =>
      addressesOf(kind).flatMap((path) =>
        page(path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`, kind, '/public.html'),
      ),
    ),
    ...page('/', 'app', '/index.html'),
    '}',
    '',
  ].join('\n')
}

const quoted = (value: string): string => `"${value.replaceAll('"', '\\"')}"`
