import type { ThemeAttributes } from '../config/define.ts'

/** What the page has to know of the repository; it comes as data, once, before the first story. */
export interface PageSettings {
  attributes: ThemeAttributes
  /** The pattern as text: a page is handed no regular expressions. */
  images?: { match: string; addresses: Readonly<Record<string, string>> }
  /** Font families of the brands' own. */
  families?: readonly string[]
  drawing?: { present: string; busy: string }
}

/** The same, with the pattern that follows from it. */
interface Known extends PageSettings {
  /** An attribute that dresses an element, with its brackets; finds all of a text. */
  scope: RegExp
}

let known: Known | undefined

/** An attribute's whole name in brackets, with any value or none. */
const inBrackets = ({ brand, scheme }: ThemeAttributes): RegExp =>
  new RegExp(`\\[(?:${brand}|${scheme})(?![\\w-])[^\\]]*\\]`, 'g')

export function configure(settings: PageSettings): void {
  known = { ...settings, scope: inBrackets(settings.attributes) }
}

/** Throws before `configure`. */
export function pageSettings(): Known {
  if (!known) throw new Error('The page was not configured.')
  return known
}
