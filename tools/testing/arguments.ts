import { PARTS } from './parts.ts'

export interface Asked {
  /** Ids of parts; empty for all. */
  readonly parts: readonly string[]
  /** Only what the change since a base can touch. */
  readonly changed?: { readonly base?: string }
}

/** Reads `unit e2e --changed main`. The word after `--changed` is the base unless it names a part. */
export const readArguments = (words: readonly string[]): Asked | { readonly error: string } => {
  const isPart = (word: string) => PARTS.some(({ id }) => id === word)
  const at = words.indexOf('--changed')
  const after = at < 0 ? undefined : words[at + 1]
  const base = after === undefined || isPart(after) ? undefined : after
  const parts = words.filter((_, index) => index !== at && !(base !== undefined && index === at + 1))
  const unknown = parts.filter((word) => !isPart(word))
  if (unknown.length > 0 || base?.startsWith('-'))
    return {
      error: `Unknown: ${[...unknown, ...(base?.startsWith('-') ? [base] : [])].join(', ')}. Parts: ${PARTS.map(({ id }) => id).join(', ')}; or --changed [base].`,
    }
  return { parts, ...(at < 0 ? {} : { changed: base === undefined ? {} : { base } }) }
}
