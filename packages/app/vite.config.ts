import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { loadTenant, requireLegalEntries, tenantAssets, tenantIds } from '@corrente/themes/build'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite'
import { CHUNKS, chunksMeetModules, compileHints } from './chunks.ts'
import { afterBuild } from './deploy/afterBuild.ts'
import { ASK_SCRIPT } from './deploy/askScript.ts'
import { drawingsInDocuments } from './deploy/drawings.ts'
import { headersFile, LEAST_PACKED_BYTES, nginxFile, redirectsFile } from './deploy/files.ts'
import { leanStyles } from './deploy/leanStyles.ts'
import { offlineWorker } from './deploy/offlineWorker.ts'
import { headersOf, type PolicySources, pageKindOf } from './deploy/policy.ts'
import { requireEnvironment } from './deploy/requireEnvironment.ts'
import { sbomFile } from './deploy/sbom.ts'
import { policySources } from './deploy/sources.ts'
import { versionOf } from './deploy/version.ts'
import { ENVIRONMENT_PREFIX, type Environment } from './src/boot/environmentSchema.ts'

const root = import.meta.dirname
/** Addresses that the development server hands on to a running sandbox. */
const BEHIND = [
  '/api',
  '/mk-ms-financial',
  '/mk-ms-payment-pagbank',
  '/mk-ms-virtualgroup',
  '/mk-ms-smartcharging',
  '/_sandbox',
]

/** The policy of one build that serves every tenant; `pnpm headers TENANT` writes a narrower one for a host of its own. */
const sourcesOfAll = (environment: Environment): PolicySources =>
  policySources(
    environment,
    tenantIds().map((id) => loadTenant(id).tenant),
  )

/** The live worker's file carries a name of its own, which the bundle budgets look for. */
const workerFile = ({ facadeModuleId }: { readonly facadeModuleId: string | null }): string =>
  facadeModuleId?.includes('/live/worker/') === true
    ? 'assets/worker-live-[hash].js'
    : 'assets/[name]-[hash].js'

/** Writes what the server must send with the files, from the one policy. */
const deploymentFiles = (environment: Environment): Plugin =>
  afterBuild('deployment-files', async (outDir) => {
    const sources = sourcesOfAll(environment)
    await mkdir(outDir, { recursive: true })
    await Promise.all([
      writeFile(join(outDir, '_headers'), headersFile(sources)),
      writeFile(join(outDir, '_redirects'), redirectsFile()),
      writeFile(join(outDir, 'nginx.conf'), nginxFile(sources)),
    ])
  })

/** What is worth packing, and is no picture, which is packed already. */
const TEXT_FILE = /\.(?:html|js|css|json|svg|txt)$/
const pack = promisify(gzip)
const packSmaller = promisify(brotliCompress)
/** The best takes ten times as long for an eighth less: a build for the tests has the next. */
const quality = (mode: string): number => (mode === 'production' && !process.env.CORRENTE_QUICK_PACK ? 11 : 9)

/** Packs the files beside themselves, for servers that look for them there (`gzip_static`, `brotli_static`). */
const packedFiles = (mode: string): Plugin =>
  afterBuild(
    'packed-files',
    async (outDir) => {
      const names = await readdir(outDir, { recursive: true })
      const texts = names.filter((name) => TEXT_FILE.test(name) && !name.startsWith('.'))
      await Promise.all(
        texts.map(async (name) => {
          const bytes = await readFile(join(outDir, name))
          if (bytes.length < LEAST_PACKED_BYTES) return
          const params = { [constants.BROTLI_PARAM_QUALITY]: quality(mode) }
          await writeFile(join(outDir, `${name}.gz`), await pack(bytes, { level: 9 }))
          await writeFile(join(outDir, `${name}.br`), await packSmaller(bytes, { params }))
        }),
      )
    },
    'last',
  )

/** The code that a document's own script goes on with. */
const STARTS: Readonly<Record<string, string>> = {
  'public.html': '/boot/startPublic.tsx',
  'index.html': '/boot/startApp.tsx',
}

/**
 * Lets a document's own script run as soon as it has come (`async`: it waits for no style), and asks for the product's
 * code beside it, which that script only imports later.
 */
function firstFiles(): Plugin {
  return {
    name: 'corrente:first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, filename }) => {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        const start = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith(STARTS[basename(filename)] ?? '?')),
        )
        if (!start) throw new Error(`The build has no code that ${basename(filename)} starts with.`)
        const files = new Set([start.fileName, ...importsOf(start.fileName, chunks)])
        const styles = new Set(
          chunks
            .filter(({ fileName }) => files.has(fileName))
            .flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]),
        )
        const link = (rel: string) => (file: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })
        return {
          html: html.replace('<script type="module"', '<script type="module" async'),
          tags: [...files]
            .filter((file) => !html.includes(`/${file}`))
            .map(link('modulepreload'))
            .concat([...styles].filter((file) => !html.includes(`/${file}`)).map(link('stylesheet'))),
        }
      },
    },
  }
}

/** What each document asks for itself, so that no list of a page's files needs to name it. */
const FIRST_FILE = /(?:^|\/)(?:base|early|rolldown-runtime)-/

/** The files that come along with a page: their list is in the first load, so it holds only what that has not brought. */
const withoutFirstFiles = (
  _file: string,
  deps: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] => (hostType === 'html' ? deps : deps.filter((dep) => !FIRST_FILE.test(dep)))

/** Lets each document ask for its own address in its first line. */
const askInDocument = (): Plugin => ({
  name: 'corrente:ask-in-document',
  transformIndexHtml: () => [{ tag: 'script', children: ASK_SCRIPT, injectTo: 'head-prepend' }],
})

/** All files that a chunk cannot run without. */
function importsOf(
  fileName: string,
  chunks: readonly { readonly fileName: string; readonly imports: readonly string[] }[],
  seen = new Set<string>(),
): ReadonlySet<string> {
  for (const next of chunks.find((one) => one.fileName === fileName)?.imports ?? [])
    if (!seen.has(next)) importsOf(next, chunks, seen.add(next))
  return seen
}

/** Files of the development server: whatever has an extension, and what it makes up itself. */
const DEV_FILE = /^\/@|\/[^/]*\.\w+$/

/**
 * In development the page's own answer carries the handshake's headers, as the sandbox's host would send them, and the
 * policies of the build, but for what the development server itself needs: an origin that is missing shows at once.
 */
function developmentHeaders(environment: Environment): Plugin {
  const sources: PolicySources = { ...sourcesOfAll(environment), isDevelopment: true }
  return {
    name: 'corrente:development-headers',
    apply: 'serve',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const [label = ''] = (request.headers.host ?? '').split(':')[0]?.split('.') ?? []
        const isOwn = label !== '' && label !== 'localhost' && !/^\d+$/.test(label)
        const theme = isOwn ? label : environment.THEME
        response.setHeader('Theme', theme)
        response.setHeader('Api-Key', isOwn ? `sandbox-${theme}` : environment.API_KEY)
        const [path = '/'] = (request.url ?? '/').split('?')
        const kind = pageKindOf(path)
        // Plain http in development: a browser that was told otherwise would never come back.
        for (const [name, value] of headersOf(kind, sources))
          if (name !== 'Strict-Transport-Security') response.setHeader(name, value)
        if (kind !== 'app' && !DEV_FILE.test(path)) request.url = '/public.html'
        next()
      })
    },
  }
}

export default defineConfig(({ mode, command }): UserConfig => {
  const variables = { ...loadEnv(mode, root, ENVIRONMENT_PREFIX), ...process.env }
  const environment = requireEnvironment(variables, mode)
  if (mode === 'production') requireLegalEntries()
  const define = {
    'import.meta.env.CORRENTE_VERSION': JSON.stringify(versionOf(resolve(root, '../..'))),
    // Checked here, once, so that no page carries the schema and checks again.
    'import.meta.env.CORRENTE_SETTINGS': JSON.stringify(environment),
  }
  const sandbox = process.env.SANDBOX_URL ?? 'http://127.0.0.1:4300'
  return {
    root,
    envPrefix: ENVIRONMENT_PREFIX,
    define,
    // Static files stand at the root of a host (decision 0002), so every address starts there.
    base: '/',
    plugins: [
      react(),
      tenantAssets(),
      leanStyles(),
      deploymentFiles(environment),
      askInDocument(),
      firstFiles(),
      drawingsInDocuments(root, mode),
      chunksMeetModules(),
      compileHints(),
      offlineWorker(root, define),
      sbomFile(root, resolve(root, '../..')),
      packedFiles(mode),
      ...(command === 'serve' ? [developmentHeaders(environment)] : []),
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
      modulePreload: { polyfill: false, resolveDependencies: withoutFirstFiles },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        input: {
          index: join(root, 'index.html'),
          public: join(root, 'public.html'),
        },
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
