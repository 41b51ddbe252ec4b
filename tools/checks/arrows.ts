import { posix } from 'node:path'
import { DOORS, ROOMS, type Room, TEST_FILE, TEST_PACKAGES } from './rooms.ts'
import { lineOf, type Node, type Source, type Violation, walk } from './source.ts'

const roomOf = (path: string): { room: Room; name: string } | undefined => {
  for (const room of ROOMS) {
    const match = room.at.exec(path)
    if (match) return { room, name: room.name.replace('$1', match[1] ?? '') }
  }
  return undefined
}

const literal = (value: unknown): string | undefined => {
  const node = value as { type?: string; value?: unknown } | null
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** Every module that a file names: imports, re-exports, dynamic imports, type imports, and `new URL(…, import.meta.url)`. */
export const importsOf = (source: Source): { specifier: string; node: Node }[] => {
  const found: { specifier: string; node: Node }[] = []
  walk(source.program, (node) => {
    const specifier =
      node.type === 'NewExpression' && (node.callee as Node | undefined)?.name === 'URL'
        ? (node.arguments as Node[]).length === 2
          ? literal((node.arguments as Node[])[0])
          : undefined
        : /^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration|ImportExpression|TSImportType)$/.test(
              node.type,
            )
          ? literal(node.source)
          : undefined
    if (specifier !== undefined) found.push({ specifier, node })
  })
  return found
}

/** The room that a file stands in, by its name. */
export const roomNameOf = (path: string): string | undefined => roomOf(path)?.name

/** The module that a specifier leads to, or undefined for a package from outside. */
export const placeOf = (from: string, specifier: string): string | undefined => {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare)
  const own = /^@corrente\/([a-z]+)(?:\/(.+))?$/.exec(bare)
  if (!own) return undefined
  const [, floor = '', rest] = own
  if (floor === 'themes' && rest?.startsWith('tenants/')) return `packages/themes/${rest}`
  return `packages/${floor}/src/${rest === undefined ? '' : `${rest}/`}index.ts`
}

/**
 * Places that others may name besides an index: plain data, each resource, what an area says of itself, and what the
 * build and boot share: addresses, and what the build draws.
 */
const isEntrance = (place: string): boolean =>
  /\/index\.tsx?$/.test(place) ||
  /\.(json|css|svg)$/.test(place) ||
  /^packages\/app\/src\/(resources\/[^/]+\.ts|features\/[^/]+\.tsx?|areas\/[^/]+\/area\.ts)$/.test(place) ||
  place === 'packages/themes/tenants' ||
  place === 'packages/app/src/boot/environmentSchema.ts' ||
  place === 'packages/app/src/boot/drawn/markup.tsx' ||
  place === 'packages/app/src/boot/addresses.ts'

const arrowProblem = (path: string, specifier: string): string | undefined => {
  const from = roomOf(path)
  if (!from) return `stands in no room: add one to tools/checks/rooms.ts or move the file`
  const isTest = TEST_FILE.test(path)
  const place = placeOf(path, specifier)
  if (place === undefined) {
    if (specifier.startsWith('virtual:')) return undefined
    if (from.room.packages.test(specifier) || (isTest && TEST_PACKAGES.test(specifier))) return undefined
    const name = specifier.startsWith('@')
      ? specifier.split('/').slice(0, 2).join('/')
      : (specifier.split('/')[0] ?? '')
    const door = DOORS[name]
    return `${from.name} may not import ${specifier}${door ? `: its one door is ${door}` : ''}`
  }
  const to = roomOf(place)
  if (!to) return `${specifier} leads to no room`
  if (to.name === from.name) return undefined
  // A test may look at everything below its floor.
  const testMay =
    isTest &&
    (/^(ui\/testing|sandbox)$/.test(to.name)
      ? /^(ui|app)\//.test(from.name)
      : to.name.startsWith('domain/') && !/^(themes|visual)/.test(from.name))
  const isToolsChromium = place === 'tools/chromium.ts' && from.name !== 'visual'
  if (!from.room.rooms.test(to.name) && !testMay && !isToolsChromium)
    return `${from.name} may not import ${to.name} (${specifier})`
  if (to.name !== 'tools' && !isEntrance(place) && !isTest && from.name !== 'tools' && from.name !== 'e2e')
    return `${specifier} goes past the door of ${to.name}: import its index`
  return undefined
}

/** All arrows of one file that are not allowed. */
export const arrowViolations = (source: Source): Violation[] =>
  importsOf(source).flatMap(({ specifier, node }) => {
    const message = arrowProblem(source.path, specifier)
    return message === undefined ? [] : [{ path: source.path, line: lineOf(source, node), message }]
  })
