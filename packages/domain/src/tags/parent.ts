import type { CallEnd } from '../session/index.ts'
import { fold, searchWords } from '../text/index.ts'
import { isJsonObject, keyText, looseText, ownField, z } from '../wire/index.ts'
import type { TagOption } from './tag.ts'

const cpfTagWire = z.object({ idTag: keyText, userName: looseText })

/** The USER tag that a CPF leads to. */
export interface CpfTag {
  readonly idTag: string
  readonly userName?: string | undefined
}

/** How a search by CPF ended. */
export type CpfTagAnswer =
  | { readonly kind: 'found'; readonly found: CpfTag }
  | { readonly kind: 'notFound' | 'failed' }

/** Reads the answer of a tag's search by CPF: a 404, null, `data.error` and a missing tag are not found (TAG-024, TAG-025). */
export function readCpfTag(end: CallEnd, body: unknown): CpfTagAnswer {
  if (end === 404) return { kind: 'notFound' }
  if (typeof end !== 'number' || end < 200 || end > 299) return { kind: 'failed' }
  if (body === null) return { kind: 'notFound' }
  if (!isJsonObject(body)) return { kind: 'failed' }
  const tag = cpfTagWire.safeParse(ownField(body, 'ocppTag'))
  return tag.success ? { kind: 'found', found: tag.data } : { kind: 'notFound' }
}

// Each one's text is folded once for as long as it lives: a key press then passes over 40,000 of them once.
const texts = new WeakMap<TagOption, string>()

function textOf(option: TagOption): string {
  const known = texts.get(option)
  if (known !== undefined) return known
  const { idTag, userName = '', userEmail = '' } = option
  const text = `${fold(idTag)}\n${fold(userName)}\n${fold(userEmail)}`
  texts.set(option, text)
  return text
}

/** The tags that match every word of a query in id, name or e-mail of their user; a blank query matches all. */
export function searchTagOptions(options: readonly TagOption[], query: string): readonly TagOption[] {
  const words = searchWords(query)
  if (words.length === 0) return options
  return options.filter((option) => {
    const text = textOf(option)
    return words.every((word) => text.includes(word))
  })
}
