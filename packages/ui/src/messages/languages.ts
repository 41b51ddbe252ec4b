/**
 * The languages of the catalogues. A regional one holds only what differs; the rest falls back to `es`, then `pt-BR`.
 * The same union as the domain's `Language`; kept here because messages may not look up into the domain's tenants.
 */
export const MESSAGE_LANGUAGES = ['pt-BR', 'en', 'es', 'es-CO', 'es-EC', 'es-UY'] as const
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number]

/** The language in which every key must exist; the last one asked. */
export const ROOT_LANGUAGE = 'pt-BR' satisfies MessageLanguage

/**
 * The catalogues to ask for a language, in order: `es-CO` gives `es-CO`, `es`, `pt-BR`. Each language appears once.
 */
export function languageChain(language: MessageLanguage): readonly MessageLanguage[] {
  const chain: MessageLanguage[] = [language]
  if (language.startsWith('es-')) chain.push('es')
  if (language !== ROOT_LANGUAGE) chain.push(ROOT_LANGUAGE)
  return chain
}
