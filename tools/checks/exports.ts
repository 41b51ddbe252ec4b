import type { Node, Source } from './source.ts'

const ENTRANCE = /^packages\/(domain|themes|ui|app|sandbox|visual)\/src\/(?:.+\/)?index\.ts$/
const FILE_ROOM = /^packages\/app\/src\/(resources|features)\/[^/]+(?<!\.test)\.tsx?$/

/** The rooms' entrances: the index files that others import, each resource, and each feature of one file. */
const isEntrance = (source: Source): boolean => ENTRANCE.test(source.path) || FILE_ROOM.test(source.path)

/** The names that one entrance hands out, sorted; `*` stands for an `export *`. */
export const exportedNames = (source: Source): string[] => {
  const names: string[] = []
  for (const node of source.program.body as Node[]) {
    if (node.type === 'ExportAllDeclaration') names.push('*')
    if (node.type === 'ExportDefaultDeclaration') names.push('default')
    if (node.type !== 'ExportNamedDeclaration') continue
    for (const specifier of node.specifiers as Node[]) names.push(String((specifier.exported as Node).name))
    const declaration = node.declaration as Node | null
    if (!declaration) continue
    if (declaration.type === 'VariableDeclaration')
      for (const one of declaration.declarations as Node[]) names.push(String((one.id as Node).name))
    else names.push(String((declaration.id as Node).name))
  }
  return names.sort()
}

/** The entrances that hand out names by `export *`: an entrance lists its names one by one. */
export const starEntrances = (sources: readonly Source[]): string[] =>
  sources
    .filter((source) => isEntrance(source) && exportedNames(source).includes('*'))
    .map(({ path }) => path)
