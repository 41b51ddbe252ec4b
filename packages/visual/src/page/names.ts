import { pageSettings } from './pageSettings.ts'

const MIRRORED = /:is\(:[\w-]+,\s*(\[data-state-[\w-]+\])\)/g
const NEITHER_HERE_NOR_THERE =
  /::[\w-]+(\([^)]*\))?|:(disabled|checked|placeholder-shown|visited|link|first-line|first-letter)(?![\w-])/g

/**
 * What a selector may apply to: without pseudo-elements, without states that change under the hand, and without the
 * theme, since a rule for dark pages counts while the page is light. A mirrored state is narrowed to its attribute, so
 * a hover rule counts only in a story that hovers.
 */
export function stateless(selector: string): string {
  const { scope } = pageSettings()
  return (
    selector
      .replace(MIRRORED, '$1')
      // What is not in a state may yet be: without the state, without the condition.
      .replace(/:not\(([^()]*)\)/g, (whole, inside: string) =>
        inside.search(NEITHER_HERE_NOR_THERE) < 0 && inside.search(scope) < 0 ? whole : '',
      )
      .replace(NEITHER_HERE_NOR_THERE, '')
      .replace(scope, '')
      // A list left empty is no selector that a browser reads, and a rule that cannot be read would count in every story.
      .replace(/:(where|is|has)\(\s*\)/g, '')
      .split(',')
      // What was a state alone applies to anything: `:link` is left empty.
      .map((part) => (/(^|[\s>+~])\s*$/.test(part) ? `${part}*` : part))
      .join(',')
  )
}

/** Class names of a rule's text as the page's elements carry them, evened out. */
export const evenClasses = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replace(/\.([a-zA-Z_][\w-]*)/g, (whole, name: string) => {
    const even = names.get(name)
    return even === undefined ? whole : `.${even}`
  })

/**
 * Addresses without what is another one on each run: the port that serves the Storybook, and the name that the browser
 * gives to a file's content.
 */
export const evenAddresses = (text: string, origin: string): string =>
  text.replace(/\bblob:[^\s"'()&]+/g, 'blob:').replaceAll(origin, '')

/** Ids that React counts up, by the order in which they appear. */
export function evenIds(text: string): string {
  const ids = new Map<string, string>()
  return text.replace(/_r_\w+?_/g, (id) => {
    const even = ids.get(id) ?? `id${ids.size}`
    ids.set(id, even)
    return even
  })
}
