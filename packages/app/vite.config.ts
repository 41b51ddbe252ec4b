import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { tenantAssets } from '@corrente/themes/build'
import { tenantSchema } from '@corrente/themes/contract'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite'
import { CHUNKS } from './chunks.ts'
import { headersFile, nginxFile, redirectsFile } from './deploy/files.ts'
import { outsideOrigin, type PolicySources } from './deploy/policy.ts'
import { ENVIRONMENT_PREFIX, type Environment, requireEnvironment } from './src/boot/environmentSchema.ts'

const root = import.meta.dirname
const TENANTS = join(root, '../themes/tenants')
/** Addresses that the development server hands on to a running sandbox. */
const BEHIND = [
  '/api',
  '/mk-ms-financial',
  '/mk-ms-payment-pagbank',
  '/mk-ms-virtualgroup',
  '/mk-ms-smartcharging',
  '/_sandbox',
]

/** The origins that the product may talk to: the build's and every tenant's own. */
async function policySources(environment: Environment): Promise<PolicySources> {
  const addresses: string[] = [
    environment.GATEWAY,
    environment.WEBSOCKET,
    environment.API_PATH,
    environment.FINANCIAL_PATH,
    environment.PAYMENT_PATH,
    environment.VIRTUAL_GROUP_PATH,
    environment.SMART_CHARGING_PATH,
    environment.GEOCODER_URL,
  ]
  const withOwn = environment.TENANT_GATEWAYS === 'on' ? await readdir(TENANTS) : []
  for (const id of withOwn) {
    const text = await readFile(join(TENANTS, id, 'tenant.json'), 'utf8').catch(() => undefined)
    if (text === undefined) continue
    const tenant = tenantSchema.parse(JSON.parse(text))
    addresses.push(...Object.values(tenant.gateways ?? {}).filter((address) => address !== undefined))
  }
  const origins = (list: readonly string[]) => [
    ...new Set(list.map(outsideOrigin).filter((origin) => origin !== undefined)),
  ]
  return {
    connect: origins(addresses).sort(),
    tiles: origins([environment.MAP_STYLE_URL]),
    hasCaptcha: environment.HUMAN_CHECK === 'recaptcha',
    reportUrl: environment.REPORT_URL,
    reportsAtOnce: environment.REPORT_URL.startsWith('/_sandbox/'),
  }
}

/** The live worker's file carries a name of its own, which the bundle budgets look for. */
const workerFile = ({ facadeModuleId }: { readonly facadeModuleId: string | null }): string =>
  facadeModuleId?.includes('/live/worker/') === true
    ? 'assets/worker-live-[hash].js'
    : 'assets/[name]-[hash].js'

/** Writes what the server must send with the files, from the one policy. */
function deploymentFiles(environment: Environment): Plugin {
  let outDir = 'dist'
  return {
    name: 'corrente:deployment-files',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const sources = await policySources(environment)
      await mkdir(outDir, { recursive: true })
      await Promise.all([
        writeFile(join(outDir, '_headers'), headersFile(sources)),
        writeFile(join(outDir, '_redirects'), redirectsFile()),
        writeFile(join(outDir, 'nginx.conf'), nginxFile(sources)),
      ])
    },
  }
}

/** In development the page's own answer carries the handshake's headers, as the sandbox's host would send them. */
function handshakeHeaders(environment: Environment): Plugin {
  return {
    name: 'corrente:handshake-headers',
    apply: 'serve',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const [label = ''] = (request.headers.host ?? '').split(':')[0]?.split('.') ?? []
        const isOwn = label !== '' && label !== 'localhost' && !/^\d+$/.test(label)
        const theme = isOwn ? label : environment.THEME
        response.setHeader('Theme', theme)
        response.setHeader('Api-Key', isOwn ? `sandbox-${theme}` : environment.API_KEY)
        if (
          request.url &&
          /^\/(auth|qrcode)\/|^\/(privacy-policy|terms-of-use|not-found|three-ds-authentication)\b/.test(
            request.url,
          )
        )
          request.url = '/public.html'
        next()
      })
    },
  }
}

export default defineConfig(({ mode, command }): UserConfig => {
  const variables = { ...loadEnv(mode, root, ENVIRONMENT_PREFIX), ...process.env }
  const environment = requireEnvironment(variables, mode)
  const sandbox = process.env.SANDBOX_URL ?? 'http://127.0.0.1:4300'
  return {
    root,
    envPrefix: ENVIRONMENT_PREFIX,
    // Static files stand at the root of a host (decision 0002), so every address starts there.
    base: '/',
    plugins: [
      react(),
      tenantAssets(),
      deploymentFiles(environment),
      ...(command === 'serve' ? [handshakeHeaders(environment)] : []),
    ],
    worker: {
      format: 'es',
      rolldownOptions: {
        output: { entryFileNames: workerFile, chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
    build: {
      target: ['chrome125', 'edge125', 'firefox128', 'safari18'],
      outDir: 'dist',
      emptyOutDir: true,
      // The bundle budgets read which file needs which.
      manifest: true,
      // An inlined file would be a data address, which the policy refuses for anything but images.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        input: { index: join(root, 'index.html'), public: join(root, 'public.html') },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: CHUNKS,
        },
      },
    },
    server: {
      port: 5173,
      proxy: {
        ...Object.fromEntries(BEHIND.map((path) => [path, { target: sandbox, changeOrigin: true }])),
        '/ws': { target: sandbox.replace(/^http/, 'ws'), ws: true },
      },
    },
  }
})
