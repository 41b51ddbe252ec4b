import type { Catalogue, MessageArea } from './catalogueTypes.ts'
import { interpolate, type MessageValues } from './interpolate.ts'
import { languageChain, type MessageLanguage } from './languages.ts'
import { loadCatalogue } from './loadCatalogue.ts'

const rules = new Map<MessageLanguage, Intl.PluralRules>()

/** The plural form of a number: `one`, `many`, `other` … The rules are made on first use. */
const formOf = (language: MessageLanguage, count: number): string => {
  let own = rules.get(language)
  if (own === undefined) {
    own = new Intl.PluralRules(language)
    rules.set(language, own)
  }
  return own.select(count)
}

/** The text at a dotted key; undefined for none, an empty one or a branch. */
const textAt = (catalogue: Catalogue, key: string): string | undefined => {
  let at: string | Catalogue | undefined = catalogue
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, part)) return undefined
    at = at[part]
  }
  return typeof at === 'string' && at !== '' ? at : undefined
}

/**
 * Finds the words of a key in one language's catalogue.
 *
 * With a count its plural form is looked for first, the key itself last; `_zero` is for 0 in every language. Portuguese and Spanish have a third form, `many`,
 * for round millions, that reads as `other` does in every text of ours: catalogues may leave it out.
 */
function lookUp(
  catalogue: Catalogue,
  language: MessageLanguage,
  key: string,
  count: number | undefined,
): string | undefined {
  if (count === undefined) return textAt(catalogue, key)
  const none = count === 0 ? textAt(catalogue, `${key}_zero`) : undefined
  const form = formOf(language, count)
  // Not for `one`: a regional catalogue that has only the plural must not lend it to a single thing.
  const other = form === 'one' ? undefined : textAt(catalogue, `${key}_other`)
  return none ?? textAt(catalogue, `${key}_${form}`) ?? other ?? textAt(catalogue, key)
}

/** Fetches one catalogue; `undefined` where the language has none of its own for the area. */
export type CatalogueLoader = (
  area: MessageArea,
  language: MessageLanguage,
) => Promise<Catalogue | undefined> | Catalogue | undefined

export interface MessagesOptions {
  /** The language of the words. */
  language: MessageLanguage
  /** Locale in which numbers inside sentences are written: the tenant's, not the words'. Default: the language. */
  locale?: string
  /** Shows every text in the pseudo-language (`loadPseudo`). */
  pseudo?: ((message: string) => string) | undefined
  /** Where catalogues come from. Default: one lazy chunk per area and language. */
  load?: CatalogueLoader
  /** Told of each missing key once; boot logs it in development. The text shown is `⟦area:key⟧`. */
  onMissing?: (area: MessageArea, key: string) => void
}

/** The words of one page. Made once by boot; changing the language reloads the areas in use and tells the subscribers. */
export interface Messages {
  readonly language: MessageLanguage
  /** Passes words that no catalogue holds (the platform's names of months) through the pseudo-language, where it is shown. */
  disguise(words: string): string
  /** Grows with each change of what `text` would answer for the area; for `useSyncExternalStore`. */
  versionOf(area: MessageArea): number
  /** How many different keys were asked for and not found; a test expects 0. */
  readonly missingCount: number
  isLoaded(area: MessageArea): boolean
  /** Fetches an area's catalogues of the whole fallback chain. A failed one rejects and may be asked for again. */
  loadArea(area: MessageArea): Promise<void>
  /** Puts in catalogues that are at hand already (tests, stories, an inlined first language). */
  addCatalogue(area: MessageArea, language: MessageLanguage, catalogue: Catalogue): void
  /** Loads all areas in use in the other language, then switches; a failed load keeps the old one and rejects. */
  setLanguage(language: MessageLanguage): Promise<void>
  /** The message of a key, filled. `values.count` picks the plural form. */
  text(area: MessageArea, key: string, values?: MessageValues): string
  subscribe(listener: () => void): () => void
}

/**
 * Makes the words of a page: a look-up along the fallback chain, the plural form by `Intl.PluralRules`, filling in a single
 * pass. Synchronous: texts of areas not loaded yet count as missing, so a page loads its areas before it shows.
 */
export function createMessages(options: MessagesOptions): Messages {
  const load = options.load ?? loadCatalogue

  const listeners = new Set<() => void>()
  const missing = new Set<string>()
  const loading = new Map<string, Promise<void>>()
  /** By language and area; undefined where the language has no catalogue of its own. */
  const held = new Map<string, Catalogue | undefined>()
  const areas = new Set<MessageArea>()
  let language = options.language
  let switches = 0
  /** How often catalogues of an area came: who shows words of others is not drawn again. */
  const arrivals = new Map<MessageArea, number>()

  const locale = options.locale
  const numbers = new Map<string, Intl.NumberFormat>()
  const writeNumber = (value: number): string => {
    const key = locale ?? language
    let format = numbers.get(key)
    if (!format) {
      format = new Intl.NumberFormat(key)
      numbers.set(key, format)
    }
    return format.format(value)
  }

  const arrived = (area: MessageArea): void => {
    arrivals.set(area, (arrivals.get(area) ?? 0) + 1)
    tell()
  }

  const tell = (): void => {
    for (const listener of listeners) listener()
  }

  const fetchOne = (area: MessageArea, of: MessageLanguage): Promise<void> => {
    const id = `${of}/${area}`
    if (held.has(id)) return Promise.resolve()
    const running = loading.get(id)
    if (running) return running
    const started = (async () => {
      held.set(id, await load(area, of))
    })()
    loading.set(id, started)
    const forget = (): boolean => loading.delete(id)
    started.then(forget, forget)
    return started
  }

  const fetchChain = async (area: MessageArea, of: MessageLanguage): Promise<void> => {
    await Promise.all(languageChain(of).map((each) => fetchOne(area, each)))
  }

  const isLoaded = (area: MessageArea): boolean =>
    languageChain(language).every((each) => held.has(`${each}/${area}`))

  const find = (area: MessageArea, key: string, count: number | undefined): string | undefined => {
    for (const each of languageChain(language)) {
      const catalogue = held.get(`${each}/${area}`)
      const text = catalogue && lookUp(catalogue, each, key, count)
      if (text !== undefined) return text
    }
    return undefined
  }

  return {
    get language() {
      return language
    },
    versionOf: (area) => switches + (arrivals.get(area) ?? 0),
    get missingCount() {
      return missing.size
    },
    disguise: (words) => options.pseudo?.(words) ?? words,
    isLoaded,
    async loadArea(area) {
      areas.add(area)
      if (isLoaded(area)) return
      await fetchChain(area, language)
      arrived(area)
    },
    addCatalogue(area, of, catalogue) {
      areas.add(area)
      held.set(`${of}/${area}`, catalogue)
      arrived(area)
    },
    async setLanguage(next) {
      if (next === language) return
      await Promise.all([...areas].map((area) => fetchChain(area, next)))
      language = next
      switches += 1
      tell()
    },
    text(area, key, values = {}) {
      const found = find(area, key, typeof values.count === 'number' ? values.count : undefined)
      if (found === undefined) {
        const id = `${area}:${key}`
        if (!missing.has(id)) {
          missing.add(id)
          options.onMissing?.(area, key)
        }
        return `⟦${id}⟧`
      }
      return interpolate(options.pseudo?.(found) ?? found, values, writeNumber)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
