/** The pseudo-language, for whoever looks for texts that clip or that no catalogue holds; no other visit has its letters. */
export const loadPseudo = async (): Promise<(message: string) => string> =>
  (await import('./pseudo.ts')).pseudo
