export {
  type Catalogue,
  MESSAGE_AREAS,
  type MessageArea,
  type MessageKey,
} from './catalogueTypes.ts'
export { createMessages, type Messages } from './createMessages.ts'
export { MESSAGE_LANGUAGES, type MessageLanguage } from './languages.ts'
export { preloadRoot } from './loadCatalogue.ts'
export { MessagesProvider, type Translate, useMessages, useText } from './MessagesProvider.tsx'
