/** Why a file was not taken. */
export const FILE_REFUSALS = ['type', 'size', 'duplicate', 'count'] as const
export type FileRefusalReason = (typeof FILE_REFUSALS)[number]

/** A file that was not taken. */
export interface FileRefusal {
  /** Its name, as it came. */
  name: string
  reason: FileRefusalReason
}

/** What a drop takes. */
export interface FileRules {
  /** Media types, such as `image/jpeg`. */
  types: readonly string[]
  /** Endings that are taken whatever type the system gives them, such as `.csv`: it depends on what is installed. */
  extensions?: readonly string[]
  /** A file must be smaller than this many bytes (STF-079). */
  maxBytes: number
  /** Most files, those that are there included (STF-080). */
  maxFiles: number
}

/**
 * Sorts out what a drop brings, in its order: a file of another type, too large, with a name that is there already
 * (without case: STF-081), or beyond the number that is allowed is refused; the others are taken.
 */
export function sortFiles<F extends { name: string; type: string; size: number }>(
  files: readonly F[],
  names: readonly string[],
  { types, extensions = [], maxBytes, maxFiles }: FileRules,
): { taken: readonly F[]; refused: readonly FileRefusal[] } {
  const there = new Set(names.map((name) => name.toLowerCase()))
  const taken: F[] = []
  const refused: FileRefusal[] = []
  for (const file of files) {
    const name = file.name.toLowerCase()
    const isKnown = types.includes(file.type) || extensions.some((ending) => name.endsWith(ending))
    const reason: FileRefusalReason | undefined = !isKnown
      ? 'type'
      : file.size >= maxBytes
        ? 'size'
        : there.has(name)
          ? 'duplicate'
          : names.length + taken.length >= maxFiles
            ? 'count'
            : undefined
    if (reason) refused.push({ name: file.name, reason })
    else {
      taken.push(file)
      there.add(name)
    }
  }
  return { taken, refused }
}

/** Media types as people call them: `JPEG, PNG`; by their endings, where those are said. */
export function typeNames(types: readonly string[], extensions: readonly string[] = []): string {
  if (extensions.length > 0) return extensions.map((ending) => ending.slice(1).toUpperCase()).join(', ')
  return types.map((type) => (type.split('/')[1] ?? type).toUpperCase()).join(', ')
}
