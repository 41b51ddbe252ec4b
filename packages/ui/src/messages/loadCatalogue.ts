import type { Catalogue, MessageArea } from './catalogueTypes.ts'
import type { MessageLanguage } from './languages.ts'

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
