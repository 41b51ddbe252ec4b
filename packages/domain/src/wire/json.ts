const POISON = new Set(['__proto__', 'constructor', 'prototype'])
// An escape may spell a poisoned key too, so a text with any \u takes the careful way.
const SUSPECT = /__proto__|constructor|prototype|\\u/

/**
 * Parses JSON text without ever throwing: undefined when it is no JSON.
 * Keys that could reach a prototype (`__proto__`, `constructor`, `prototype`) are dropped at every depth (R24).
 */
export function safeJsonParse(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    if (!SUSPECT.test(text)) return JSON.parse(text)
    return JSON.parse(text, (key, value: unknown) => (POISON.has(key) ? undefined : value))
  } catch {
    return undefined
  }
}

/** A JSON object, as opposed to a list, a bare value or null. */
export type JsonObject = { readonly [key: string]: unknown }

/** Whether a value is a JSON object; its own fields may then be read one by one. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An own field of a JSON object, undefined when there is none: never something inherited. */
export function ownField(value: unknown, key: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
