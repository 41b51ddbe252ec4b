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

/**
 * A complete nginx server block. `$corrente_*` are the values of the page's four response headers (BOOT-002 to
 * BOOT-005): an operator sets them per host.
 * @param theme - the tenant of a host that serves it alone; undefined: the host's map says it
 */
export function nginxFile(sources: PolicySources, theme?: string): string {
  const add = (kind: PageKind, cache: string) =>
    [
      ...headersOf(kind, sources).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      `add_header Cache-Control ${quoted(cache)} always;`,
    ].map((line) => `    ${line}`)
  const handshake = ['Api-Key', 'Theme', 'Terms-Of-Use', 'Deeplinking-Host'].map((name) => {
    const variable = `$corrente_${name.toLowerCase().replaceAll('-', '_')}`
    return `    add_header ${name} ${name === 'Theme' && theme !== undefined ? quoted(theme) : variable} always;`
  })
  const page = (match: string, kind: PageKind, file: string) => [
    `  location ${match} {`,
    `    try_files ${file} =404;`,
    ...add(kind, PAGE_CACHE),
    ...handshake,
    '  }',
    '',
  ]
  return [
    '# Written from deploy/policy.ts, by the build or by `pnpm headers`; change it there.',
    '# One map per handshake header and host, in the http block:',
    '#   map $host $corrente_api_key { default ""; dashboard.example.com "the-api-key"; }',
    ...(theme === undefined ? ['#   map $host $corrente_theme { default "move"; }'] : []),
    '#   map $host $corrente_terms_of_use { default ""; }',
    '#   map $host $corrente_deeplinking_host { default ""; }',
    'server {',
    '  listen 443 ssl;',
    "  # server_name, ssl_certificate and ssl_certificate_key are the deployment's.",
    '  root /srv/corrente;',
    '  gzip_static on;',
    '  gzip on;',
    '  gzip_types text/css application/javascript application/json image/svg+xml;',
    '',
    '  location /assets/ {',
    '    try_files $uri @gone;',
    ...add('app', ASSET_CACHE),
    '  }',
    '',
    '  location /tenants/ {',
    '    try_files $uri @gone;',
    ...add('app', TENANT_CACHE),
    '  }',
    '',
    '  location = /sw.js {',
    '    try_files $uri =404;',
    ...add('app', PAGE_CACHE),
    '  }',
    '',
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
