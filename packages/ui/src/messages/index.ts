export {
  type Catalogue,
  MESSAGE_AREAS,
  type MessageArea,
  type MessageKey,
} from './catalogueTypes.ts'
export {
  type CatalogueLoader,
  createMessages,
  type Messages,
  type MessagesOptions,
} from './createMessages.ts'
export type { MessageValues } from './interpolate.ts'
export { FULL_LANGUAGES, languageChain, MESSAGE_LANGUAGES, type MessageLanguage } from './languages.ts'
export { preloadRoot } from './loadCatalogue.ts'
export {
  MessagesProvider,
  type MessagesProviderProps,
  type Translate,
  useMessages,
  useText,
} from './MessagesProvider.tsx'
