import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { buildTenants, TENANTS_FOLDER } from '@corrente/themes/build'
import { bundle } from './bundle.ts'
import { entriesOf, PACKED, type Packed, sourceManifest, sourceOf } from './sources.ts'

/** Where the archives go. */
export const PACKAGES = 'release/packages'

/** What the consumer brings: the page has one React and one kind of styles, and the packages stand beside each other. */
const PEERS = new Set(['react', 'react-dom', 'styled-components'])
const nameOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

/**
 * Writes the types of a package beside its code; a catalogue that a type is read from comes along.
 * @returns what they import from outside
 */
function declare(name: Packed, folder: string): readonly string[] {
  const project = join(sourceOf(name), 'tsconfig.build.json')
  execFileSync('node_modules/.bin/tsc', ['-p', project, '--outDir', resolve(folder)], { stdio: 'inherit' })
  const found = new Set<string>()
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8').replace(/^import '[^']+\.css';\n/m, '')
    writeFileSync(path, text)
    for (const [, specifier = ''] of text.matchAll(/(?:from |import\()['"]([^'"]+)['"]/g)) {
      if (!specifier.startsWith('.')) found.add(specifier)
      else if (specifier.endsWith('.json')) {
        const words = join(dirname(file), specifier)
        cpSync(join(sourceOf(name), 'src', words), join(folder, words))
      }
    }
  }
  return [...found]
}

/** One style sheet for each tenant: all of its tokens, both schemes; with what else the page of that tenant shows. */
function addTenants(folder: string, tenants: string): void {
  const { ids, baseCss, files, fonts } = buildTenants(tenants)
  for (const [path, content] of [...files, ...fonts]) {
    if (/skin\.css$|manifest\.json$/.test(path)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  for (const id of ids)
    writeFileSync(join(folder, id, 'theme.css'), baseCss + (files.get(`${id}/skin.css`) ?? ''))
}

/** The `package.json` of the packed form. @param imports - what its code and types import from outside */
function manifestOf(name: Packed, version: string, imports: readonly string[]): object {
  const own = sourceManifest(name)
  const dependencies: Record<string, string> = {}
  const peerDependencies: Record<string, string> = {}
  for (const one of [...new Set(imports.map(nameOf))].sort()) {
    const at = own.dependencies[one]
    const types = own.devDependencies[`@types/${one}`]
    if (one.startsWith('@corrente/')) peerDependencies[one] = version
    else if (at === undefined && types !== undefined) dependencies[`@types/${one}`] = types
    else if (at === undefined) throw new Error(`${name} imports ${one}, which it does not name.`)
    else if (PEERS.has(one)) peerDependencies[one] = `^${at}`
    else dependencies[one] = at
  }
  const exported = [...entriesOf(name)].map(([address, file]) => {
    const built = `./${file.replace(/^src/, 'dist').replace(/\.ts$/, '')}`
    return [address, { types: `${built}.d.ts`, default: `${built}.js` }]
  })
  const effects = own.sideEffects.flatMap((file) =>
    file.startsWith('./') ? file.replace('./src', './dist').replace(/\.ts$/, '.js') : [],
  )
  const tenants = name === 'themes'
  return {
    name: `@corrente/${name}`,
    version,
    license: own.license,
    type: 'module',
    sideEffects: tenants ? [...effects, './tenants/*/theme.css'] : effects,
    exports: { ...Object.fromEntries(exported), ...(tenants && { './tenants/*': './tenants/*' }) },
    files: ['dist', ...(tenants ? ['tenants'] : []), 'NOTICE.md'],
    dependencies,
    peerDependencies,
  }
}

/** Puts the packed form of a package into a folder: what its archive holds. */
async function stage(name: Packed, version: string, folder: string, tenants: string): Promise<void> {
  const dist = join(folder, 'dist')
  const imports = [...(await bundle(name, dist)), ...declare(name, dist)]
  if (name === 'themes') addTenants(join(folder, 'tenants'), tenants)
  if (name === 'ui') cpSync(join(sourceOf(name), 'src/map/basemap/NOTICE.md'), join(folder, 'NOTICE.md'))
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(manifestOf(name, version, imports), null, 2)}\n`,
  )
  cpSync('LICENSE', join(folder, 'LICENSE'))
  // What it links to stays here.
  const page = readFileSync('docs/guide/elsewhere.md', 'utf8').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
  writeFileSync(join(folder, 'README.md'), page)
}

/**
 * Puts what the archives hold below a folder: `ui`, `themes`, `domain`.
 * @param tenants - where the brands stand whose style sheets are made
 */
export async function stagePackages(folder: string, tenants = TENANTS_FOLDER): Promise<void> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string } // our own file
  for (const name of PACKED) await stage(name, version, join(folder, name), tenants)
}

/** Writes the archives of all packages into a folder. @returns their names, such as `corrente-ui-1.0.0.tgz` */
export async function packPackages(folder: string): Promise<readonly string[]> {
  const staged = mkdtempSync(join(tmpdir(), 'corrente-packages-'))
  try {
    await stagePackages(staged)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    return PACKED.map((name) =>
      execFileSync('npm', ['pack', '--silent', '--pack-destination', resolve(folder)], {
        cwd: join(staged, name),
        encoding: 'utf8',
      }).trim(),
    )
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}
