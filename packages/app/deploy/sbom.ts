import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { afterBuild } from './afterBuild.ts'

/** What this file reads of a `package.json`, our own or an installed one. */
interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  /** How licences were named before npm 2. */
  readonly licenses?: readonly { readonly type: string }[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** One installed package that the product can hold code of. */
export interface Shipped {
  /** Of the package, as an address (purl). */
  readonly purl: string
  readonly name: string
  readonly version: string
  /** As the package says it; undefined where it says nothing. */
  readonly license: string | undefined
  /** The addresses of what it needs, sorted. */
  readonly needs: readonly string[]
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest // written by npm, or ours

const purlOf = ({ name, version }: Manifest): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** Where a package finds another: beside itself in the store, or in its own folder if it is one of ours. */
const folderOf = (from: string, name: string): string | undefined => {
  const at = from.lastIndexOf('/node_modules/')
  const beside = at < 0 ? join(from, 'node_modules') : from.slice(0, at + '/node_modules'.length)
  const folder = join(beside, name)
  return existsSync(folder) ? realpathSync(folder) : undefined
}

/**
 * All packages that the product can hold code of: what its packages depend on, and what those do. It is more than what a
 * build keeps, and never less. Sorted by address; our own packages are walked and left out.
 * @param app - the folder of `@corrente/app`
 */
export function shippedPackages(app: string): readonly Shipped[] {
  const found = new Map<string, Shipped>()
  const seen = new Set<string>()
  const walk = (folder: string): void => {
    if (seen.has(folder)) return
    seen.add(folder)
    const manifest = manifestOf(folder)
    const isOurs = !folder.includes('/node_modules/')
    const names = Object.keys({ ...(isOurs ? {} : manifest.peerDependencies), ...manifest.dependencies })
    // Types are peers of some, and no code.
    const folders = names.flatMap((name) =>
      name.startsWith('@types/') ? [] : (folderOf(folder, name) ?? []),
    )
    if (!isOurs)
      found.set(purlOf(manifest), {
        purl: purlOf(manifest),
        name: manifest.name,
        version: manifest.version,
        license: manifest.license ?? manifest.licenses?.map(({ type }) => type).join(' AND '),
        needs: folders
          .filter((one) => one.includes('/node_modules/'))
          .map((one) => purlOf(manifestOf(one)))
          .sort(),
      })
    folders.forEach(walk)
  }
  walk(realpathSync(app))
  return [...found.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1))
}

/** The hash of each package's archive by `name@version`, hexadecimal, as the lock file holds it. */
const hashesOf = (lockFile: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...lockFile.matchAll(/^ {2}'?([^\s']+@[^\s':]+)'?:\n {4}resolution: \{integrity: sha512-([^}]+)\}/gm),
    ].map(([, id = '', hash = '']) => [id, Buffer.from(hash, 'base64').toString('hex')]),
  )

const licenceOf = (license: string) =>
  / (?:OR|AND) /.test(license)
    ? { expression: license }
    : { license: { [/\s/.test(license) ? 'name' : 'id']: license } }

/**
 * The product's bill of materials, as CycloneDX 1.6 writes it. Without a time and a number of its own, so that two builds
 * of one commit are the same to the byte.
 * @param product - name, version and licence of the whole
 * @param lockFile - the text of `pnpm-lock.yaml`
 */
export function billOfMaterials(product: Manifest, packages: readonly Shipped[], lockFile: string): object {
  const hashes = hashesOf(lockFile)
  const ref = purlOf(product)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': ref,
        name: product.name,
        version: product.version,
        ...(product.license === undefined ? {} : { licenses: [licenceOf(product.license)] }),
      },
    },
    components: packages.map(({ purl, name, version, license }) => {
      const [first = '', second] = name.split('/')
      const hash = hashes.get(`${name}@${version}`)
      return {
        type: 'library',
        'bom-ref': purl,
        ...(second === undefined ? { name: first } : { group: first, name: second }),
        version,
        ...(hash === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: hash }] }),
        ...(license === undefined ? {} : { licenses: [licenceOf(license)] }),
        purl,
      }
    }),
    dependencies: [
      { ref, dependsOn: packages.map(({ purl }) => purl) },
      ...packages.map(({ purl, needs }) => ({
        ref: purl,
        ...(needs.length === 0 ? {} : { dependsOn: needs }),
      })),
    ],
  }
}

/**
 * Writes the bill of materials into the build, as `sbom.cdx.json`.
 * @param app - the folder of `@corrente/app`
 * @param root - the repository's folder
 */
export const sbomFile = (app: string, root: string): Plugin =>
  afterBuild('sbom', async (outDir) => {
    const lockFile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
    const bom = billOfMaterials(manifestOf(root), shippedPackages(app), lockFile)
    await writeFile(join(outDir, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 1)}\n`)
  })
