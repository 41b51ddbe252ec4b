import { lineOf, type Node, type Source, type Violation, walk } from './source.ts'

interface Door {
  readonly what: string
  readonly open: RegExp
  readonly door: string
  /** Whether this node is the thing behind the door. */
  readonly is: (node: Node, parents: readonly Node[]) => boolean
}

const PRODUCT = /^packages\/(domain|themes|ui|app)\//
const NOT_PRODUCT =
  /(\.(test|stories)\.tsx?$|\/testing\/|\/bench\/|\/fixtures\/|\/build\/|\/deploy\/|\.config\.ts$|\/basemap\/build)/
const BOOT = /^packages\/app\/src\/boot\//

/** An identifier that is read as a global, not a property name, a key or a type's member. */
const isGlobal = (names: RegExp) => (node: Node, parents: readonly Node[]) => {
  if (node.type !== 'Identifier' || !names.test(String(node.name))) return false
  const parent = parents.at(-1)
  if (!parent) return false
  if (parent.type === 'MemberExpression' && parent.property === node && parent.computed !== true) {
    const object = parent.object as Node
    return object.type === 'Identifier' && /^(window|globalThis|self|document)$/.test(String(object.name))
  }
  if (
    /^(Property|PropertyDefinition|MethodDefinition|TSPropertySignature|TSMethodSignature|JSXAttribute|ImportSpecifier|ExportSpecifier|TSTypeReference|TSQualifiedName|VariableDeclarator|ObjectPattern|Function.*|ArrowFunctionExpression|LabeledStatement)$/.test(
      parent.type,
    )
  )
    return (
      (parent.type === 'Property' &&
        parent.value === node &&
        parent.shorthand !== true &&
        !parents.some((p) => p.type === 'ObjectPattern')) ||
      (parent.type === 'VariableDeclarator' && parent.init === node) ||
      (parent.type === 'ArrowFunctionExpression' && parent.body === node)
    )
  return true
}

/** Names that the file itself declares: a parameter called `location` is no global. */
const declared = (source: Source): Set<string> => {
  const names = new Set<string>()
  const add = (node: unknown) => {
    const n = node as Node | null
    if (!n) return
    if (n.type === 'Identifier') names.add(String(n.name))
    else if (n.type === 'ObjectPattern')
      for (const p of n.properties as Node[]) add(p.type === 'RestElement' ? p.argument : p.value)
    else if (n.type === 'ArrayPattern') for (const e of n.elements as unknown[]) add(e)
    else if (n.type === 'AssignmentPattern') add(n.left)
    else if (n.type === 'RestElement') add(n.argument)
  }
  walk(source.program, (node) => {
    if (node.type === 'VariableDeclarator') add(node.id)
    if (Array.isArray(node.params)) for (const param of node.params) add(param)
    if (/^Import(Default|Namespace)?Specifier$/.test(node.type)) add(node.local)
    if (node.type === 'FunctionDeclaration') add(node.id)
  })
  return names
}

const isCall = (object: string, method: string) => (node: Node) => {
  if (node.type !== 'MemberExpression') return false
  const owner = node.object as Node
  const property = node.property as Node
  return owner.type === 'Identifier' && owner.name === object && property.name === method
}

/** A method that is taken from an object, by a dot or by its pattern. */
const isTaken = (names: RegExp) => (node: Node, parents: readonly Node[]) => {
  const named =
    node.type === 'MemberExpression'
      ? node.property
      : node.type === 'Property' && parents.at(-1)?.type === 'ObjectPattern'
        ? node.key
        : undefined
  return named !== undefined && names.test(String((named as Node).name))
}

export const DOORS: readonly Door[] = [
  {
    what: 'a lock or the journal of a write',
    open: /^packages\/app\/src\/(kit\/writes|boot)\//,
    door: 'app/kit/writes, the one machine for every write (R16)',
    is: isTaken(/^(tryAlone|inTurn|readJournal|writeJournal)$/),
  },
  {
    what: 'the reading of a write’s answer',
    open: /^packages\/(domain|app\/src\/(kit\/writes|resources))\//,
    door: 'app/resources, where each write says what its answer means (R16)',
    is: (node) =>
      node.type === 'ImportSpecifier' &&
      /^(answerOf|onceAnswerOf|callEndOf|refusalOf|writeEnd|onceEnd)$/.test(
        String((node.imported as Node).name),
      ),
  },
  {
    what: 'browser storage',
    open: BOOT,
    door: 'app/boot, as the storage port',
    is: isGlobal(/^(localStorage|sessionStorage|indexedDB)$/),
  },
  {
    what: 'document.cookie',
    open: BOOT,
    door: 'app/boot, as the storage port',
    is: isCall('document', 'cookie'),
  },
  { what: 'location', open: BOOT, door: 'app/boot, as the navigation port', is: isGlobal(/^location$/) },
  { what: 'history', open: BOOT, door: 'app/boot, as the navigation port', is: isGlobal(/^history$/) },
  {
    what: 'Date.now',
    // A worker has no ports: its entry hands the clock out.
    open: /^packages\/app\/src\/(boot\/|live\/worker\/main\.ts$)/,
    door: 'app/boot, as the clock port',
    is: isCall('Date', 'now'),
  },
  {
    what: 'the present moment (new Date())',
    open: BOOT,
    door: 'app/boot, as the clock port',
    is: (node) =>
      node.type === 'NewExpression' &&
      (node.callee as Node).name === 'Date' &&
      (node.arguments as unknown[]).length === 0,
  },
  { what: 'Math.random', open: BOOT, door: 'app/boot', is: isCall('Math', 'random') },
  {
    what: 'the build’s environment',
    open: BOOT,
    door: 'app/boot, which checks it by a schema',
    is: (node) =>
      node.type === 'MemberExpression' &&
      (node.object as Node).type === 'MetaProperty' &&
      (node.property as Node).name === 'env',
  },
  { what: 'process.env', open: BOOT, door: 'app/boot', is: isCall('process', 'env') },
  {
    what: 'HTML from text',
    open: /^$/,
    door: 'nothing: text is text (R22)',
    is: (node, parents) =>
      (node.type === 'Identifier' || node.type === 'JSXIdentifier') &&
      /^(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment)$/.test(
        String(node.name),
      ) &&
      parents.length > 0,
  },
]

/** Uses of an outside thing elsewhere than at its one door. */
export const doorViolations = (source: Source): Violation[] => {
  if (!PRODUCT.test(source.path) || NOT_PRODUCT.test(source.path)) return []
  const own = declared(source)
  const found: Violation[] = []
  walk(source.program, (node, parents) => {
    for (const door of DOORS) {
      if (door.open.test(source.path) || !door.is(node, parents)) continue
      if (node.type === 'Identifier' && own.has(String(node.name))) continue
      found.push({
        path: source.path,
        line: lineOf(source, node),
        message: `${door.what} has one door: ${door.door}`,
      })
    }
  })
  return found
}
