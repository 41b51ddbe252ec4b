import { ALL_TERMS, type Term, type TermKind } from './termTable.ts'

const LONGEST = 60
const squeeze = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '')
// As it is written first: the versions spell one key with another capital.
const byName = new Map(ALL_TERMS.map((term) => [`${term.kind}:${term.name}`, term]))
const byText = new Map(ALL_TERMS.map((term) => [`${term.kind}:${squeeze(term.name)}`, term]))

/** The word that a text means, without case, blanks, '_' and '-'; undefined for a maker's own, which nobody can explain. */
export function termOf(kind: TermKind, text: string | undefined): Term | undefined {
  if (text === undefined || text.length > LONGEST) return undefined
  return byName.get(`${kind}:${text.trim()}`) ?? byText.get(`${kind}:${squeeze(text)}`)
}
