const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * A fingerprint of a text, to tell texts apart without keeping them (FNV-1a, 32 bits, as hex). So short that nothing can be
 * read back from it: many texts have the same one.
 */
export function fingerprint(text: string): string {
  let hash = FNV_START
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME)
  return (hash >>> 0).toString(16)
}
