import {
  type Catalogue,
  createMessages,
  MESSAGE_AREAS,
  MESSAGE_LANGUAGES,
  type MessageArea,
  type MessageLanguage,
  type Messages,
  pseudo,
} from '../messages/index.ts'

const files = import.meta.glob<Catalogue>('../messages/catalogues/*.json', { import: 'default', eager: true })

/** The text of a catalogue's file; undefined where a regional language has none. */
export function catalogueOf(area: MessageArea, language: MessageLanguage): Catalogue | undefined {
  return files[`../messages/catalogues/${area}.${language}.json`]
}

export interface StageMessagesOptions {
  /** Default: pt-BR. */
  language?: MessageLanguage
  /** Locale of numbers. Default: pt-BR. */
  locale?: string
  /** Shows the pseudo-language. */
  isPseudo?: boolean
}

/** Words with every area of every language at hand, so that a story or a test never waits. A missing key throws. */
export function stageMessages({
  language = 'pt-BR',
  locale = 'pt-BR',
  isPseudo = false,
}: StageMessagesOptions = {}): Messages {
  const messages = createMessages({
    language,
    locale,
    pseudo: isPseudo ? pseudo : undefined,
    load: catalogueOf,
    onMissing(area, key) {
      throw new Error(`No message '${key}' in the catalogue '${area}'`)
    },
  })
  for (const area of MESSAGE_AREAS)
    for (const each of MESSAGE_LANGUAGES) messages.addCatalogue(area, each, catalogueOf(area, each) ?? {})
  return messages
}
