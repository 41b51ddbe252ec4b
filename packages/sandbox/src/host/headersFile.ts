/** A block of a `_headers` file: a path pattern and what it adds or takes away. */
export interface HeaderBlock {
  pattern: string
  set: readonly (readonly [string, string])[]
  drop: readonly string[]
}

/**
 * Reads a `_headers` file as Netlify and Cloudflare Pages do: a pattern at the start of a line, indented
 * `Name: value` lines below it, `! Name` takes a header away again, `#` begins a comment.
 */
export const readHeadersFile = (text: string): HeaderBlock[] => {
  const blocks: { pattern: string; set: [string, string][]; drop: string[] }[] = []
  for (const line of text.split('\n')) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      blocks.push({ pattern: content, set: [], drop: [] })
      continue
    }
    const block = blocks.at(-1)
    const colon = content.indexOf(':')
    if (block === undefined) continue
    if (content.startsWith('!')) block.drop.push(content.slice(1).trim().toLowerCase())
    else if (colon > 0) block.set.push([content.slice(0, colon).trim(), content.slice(colon + 1).trim()])
  }
  return blocks
}

/** Whether a pattern with `*` and `:name` covers a path. */
export const coversPath = (pattern: string, path: string): boolean => patternOf(pattern).test(path)

const cache = new Map<string, RegExp>()

/** The pattern as an expression; its groups are the splats and placeholders. */
export const patternOf = (pattern: string): RegExp => {
  const known = cache.get(pattern)
  if (known !== undefined) return known
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\/\.\*$/, '(?:/(?<splat>.*))?')
    .replace(/:([a-zA-Z]\w*)/g, '(?<$1>[^/]+)')
  const made = new RegExp(`^${source}$`)
  cache.set(pattern, made)
  return made
}

/** The headers of a path. A header that several blocks set is joined by a comma, as those hosts do. */
export const headersFor = (blocks: readonly HeaderBlock[], path: string): Headers => {
  const headers = new Headers()
  for (const block of blocks) {
    if (!coversPath(block.pattern, path)) continue
    for (const name of block.drop) headers.delete(name)
    for (const [name, value] of block.set) headers.append(name, value)
  }
  return headers
}
