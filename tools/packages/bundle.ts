import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { entriesOf, type Packed, sourceOf } from './sources.ts'

const WORKER = '\0worker-'
const WORKER_URL = '?worker&url'

/** The name of an installed package and its licence's text, by the path of one of its files. */
function licenceOf(path: string): readonly [name: string, text: string] | undefined {
  const [folder, name = ''] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
  if (folder === undefined) return undefined
  const [file] = globSync('LICEN[CS]E*', { cwd: folder })
  if (file === undefined) throw new Error(`${name} has no licence in its folder.`)
  return [name, readFileSync(join(folder, file), 'utf8')]
}

/** A worker as one text, with the files that it is made of. */
async function bundledWorker(entry: string): Promise<{ code: string; moduleIds: readonly string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'worker' } },
  })
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [chunk] = chunks
  if (chunk?.type !== 'chunk' || chunks.length !== 1) throw new Error(`${entry} is not one file.`)
  return chunk
}

/**
 * Workers as text inside the code that starts them. A bundler that does not know Vite's ways finds no file of a worker,
 * and a development server that rewrites dependencies loses the one that it found. Their licences come along.
 */
function workersInside(): Plugin {
  const entries = new Map<string, string>()
  const licences = new Map<string, string>()
  return {
    name: 'corrente:workers-inside',
    enforce: 'pre',
    transform(code) {
      const imports: string[] = []
      const changed = code.replace(/new URL\('(\.\/[^']+)', import\.meta\.url\)/g, (_, file: string) => {
        imports.push(`import worker${imports.length} from '${file}${WORKER_URL}'\n`)
        return `worker${imports.length - 1}`
      })
      return imports.length === 0 ? undefined : imports.join('') + changed
    },
    resolveId(id, importer) {
      if (!id.endsWith(WORKER_URL) || importer === undefined) return undefined
      const file = id.slice(0, -WORKER_URL.length)
      const name = WORKER + basename(file).replace(/\.\w+$/, '')
      entries.set(
        name,
        file.startsWith('.') ? resolve(dirname(importer), file) : createRequire(importer).resolve(file),
      )
      return name
    },
    async load(id) {
      const entry = entries.get(id)
      if (entry === undefined) return undefined
      const { code, moduleIds } = await bundledWorker(entry)
      for (const path of moduleIds) {
        const licence = licenceOf(path)
        if (licence) licences.set(...licence)
      }
      return `export default URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }))\n`
    },
    generateBundle() {
      const source = [...licences]
        .sort()
        .map(([name, text]) => `${name}\n\n${text.trim()}\n`)
        .join('\n\n')
      if (source !== '') this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source })
    },
  }
}

/**
 * What Node reads without a bundler, too. A style sheet of a dependency is asked for by the page itself (`elsewhere.md`);
 * `styled-components` comes to Node as CommonJS, whose default import is all of its exports.
 */
function plainImports(): Plugin {
  return {
    name: 'corrente:plain-imports',
    enforce: 'pre',
    transform: (code, id) =>
      /\.tsx?$/.test(id)
        ? code
            .replace(/^import '[^']+\.css'\n/gm, '')
            .replace(/^import styled(?:, \{|(?= from)) ?/gm, (all) =>
              all.includes('{') ? 'import { styled, ' : 'import { styled }',
            )
        : undefined,
  }
}

const isOutside = (id: string): boolean => !/^[.\0]/.test(id) && !isAbsolute(id) && !id.endsWith(WORKER_URL)

/**
 * Builds a package's entries as ES modules, a file for each of its own, into a folder; what it depends on stays outside.
 * @returns what it imports from outside: `react`, `@corrente/domain/stations`
 */
export async function bundle(name: Packed, folder: string): Promise<readonly string[]> {
  const result = await build({
    configFile: false,
    root: sourceOf(name),
    logLevel: 'error',
    publicDir: false,
    plugins: [workersInside(), plainImports()],
    // Whatever NODE_ENV says here: React's development code is not there for every consumer.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      lib: { entry: [...entriesOf(name).values()], formats: ['es'] },
      rolldownOptions: {
        external: isOutside,
        output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
      },
    },
  })
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const files = new Set(chunks.map(({ fileName }) => fileName))
  const imports = chunks.flatMap((one) =>
    one.type === 'chunk' ? [...one.imports, ...one.dynamicImports] : [],
  )
  return [...new Set(imports)].filter((id) => !files.has(id)).sort()
}
