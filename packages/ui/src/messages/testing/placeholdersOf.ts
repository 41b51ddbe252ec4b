import { PLACEHOLDER } from '../interpolate.ts'

/** The names of a message's placeholders, sorted, each once. */
export function placeholdersOf(message: string): readonly string[] {
  return [...new Set([...message.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))].sort()
}
