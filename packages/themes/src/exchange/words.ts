/** A token file that cannot be taken, in a sentence. */
export class TokenFault extends Error {}

/** A name out of a file, fit to be printed: no control or direction characters, at most 60 letters. */
export function plain(name: string): string {
  const clean = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?')
  return clean.length > 60 ? `${clean.slice(0, 59)}…` : clean
}

/** The first names of a list, and how many more there are. */
export function some(names: readonly string[], most = 8): string {
  const shown = names.slice(0, most).map(plain).join(', ')
  return names.length > most ? `${shown} and ${names.length - most} more` : shown
}
