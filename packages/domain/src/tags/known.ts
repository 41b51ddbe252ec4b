import { isSameId, type Tag } from './tag.ts'
import { CARD_LENGTHS, type CardReading, cardIdOf, cardReadings } from './verdict.ts'

/** A registered tag that an id is, or may be. */
export interface KnownId {
  /** `plain` and `otherCase` are the same id; the others may be the same card. */
  readonly how: CardReading
  readonly tag: Tag
}

/** Whether both are one id: no other tag may get it. */
export const isHeldBy = ({ how }: KnownId): boolean => how === 'plain' || how === 'otherCase'

const keyOf = (idTag: string): string => idTag.trim().toUpperCase()

/** The first and the last four bytes: what a reader leaves of a longer id. */
const cutsOf = (idTag: string): readonly string[] => {
  const [shortest] = CARD_LENGTHS
  const card = cardIdOf(idTag)
  if (card === undefined || card.length === shortest) return []
  return [card.slice(0, shortest), card.slice(-shortest)]
}

/** The decimal numbers that an id may be printed as: of its bytes in both orders. */
const numbersOf = (idTag: string): readonly string[] =>
  cardReadings(idTag)
    .filter(({ how, idTag: id }) => (how === 'plain' || how === 'reversed') && cardIdOf(id) !== undefined)
    .map(({ idTag: id }) => BigInt(`0x${id}`).toString())

/**
 * The one check of an id against registered tags, for form, import, inbox and look-up (decisions: Tags): known, known in
 * other case, its bytes in the other order, decimal, and one of both cut to four bytes. The surest comes first.
 */
export function idCheckOf(tags: readonly Tag[]): (idTag: string) => KnownId | undefined {
  const byId = new Map(tags.map((tag) => [keyOf(tag.idTag), tag]))
  const byCut = new Map(tags.flatMap((tag) => cutsOf(tag.idTag).map((cut) => [cut, tag] as const)))
  const byNumber = new Map(
    tags.flatMap((tag) => (/^\d+$/.test(tag.idTag) ? [[tag.idTag.replace(/^0+/, ''), tag] as const] : [])),
  )
  return (idTag) => {
    if (idTag.trim() === '') return undefined
    for (const { how, idTag: read } of cardReadings(idTag)) {
      const tag = byId.get(keyOf(read))
      if (!tag) continue
      // As somebody wrote it, with blanks and colons or without, it is no other case.
      const isCase = how === 'plain' && tag.idTag.trim() !== read && tag.idTag.trim() !== idTag.trim()
      return { how: isCase ? 'otherCase' : how, tag }
    }
    const printed = numbersOf(idTag)
      .map((number) => byNumber.get(number))
      .find((tag) => tag !== undefined)
    if (printed) return { how: 'decimal', tag: printed }
    const card = cardIdOf(idTag)
    if (card === undefined) return undefined
    const parts = cutsOf(card).map((part) => byId.get(part))
    const cut = byCut.get(card) ?? parts.find((tag) => tag !== undefined)
    return cut && { how: 'cut', tag: cut }
  }
}

/** Parts of ids by which the server's list is asked, so that it holds whatever `idCheckOf` would find; each once. */
export const idQueriesOf = (idTag: string): readonly string[] => {
  const found: string[] = []
  const all = [...cardReadings(idTag).map(({ idTag: read }) => read), ...numbersOf(idTag), ...cutsOf(idTag)]
  for (const each of all) if (!found.some((one) => isSameId(one, each))) found.push(each)
  return found
}
