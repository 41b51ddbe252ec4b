import type { MessageArea } from '../catalogueTypes.ts'

/**
 * Beginnings of keys whose words the documents name for screens that no document describes: translated, shown nowhere
 * (STN-051). The check for unused keys knows them; nothing else may stand here.
 */
export const RESERVED_KEYS: Readonly<Partial<Record<MessageArea, readonly string[]>>> = {
  'station-list': ['reserved.registration.', 'reserved.flag.'],
}
