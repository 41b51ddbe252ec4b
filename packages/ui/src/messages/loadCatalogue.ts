import type { Catalogue, MessageArea } from './catalogueTypes.ts'
import { type MessageLanguage, ROOT_LANGUAGE } from './languages.ts'

/** One chunk per area and language, made by the bundler; a regional catalogue that has no file is simply absent. */
const files = import.meta.glob<Catalogue>('./catalogues/*.json', { import: 'default' })

/**
 * Loads a catalogue's chunk.
 * @returns `undefined` where the language has no file for the area; rejects when the chunk cannot be fetched.
 */
export async function loadCatalogue(
  area: MessageArea,
  language: MessageLanguage,
): Promise<Catalogue | undefined> {
  return await files[`./catalogues/${area}.${language}.json`]?.()
}

/**
 * Asks for the words of these areas to which every language falls back, before it is known which one is spoken: on a slow
 * network that is one round trip less. What fails is asked for again by whoever needs it.
 */
export function preloadRoot(areas: readonly MessageArea[]): void {
  for (const area of areas) loadCatalogue(area, ROOT_LANGUAGE).catch(() => undefined)
}
