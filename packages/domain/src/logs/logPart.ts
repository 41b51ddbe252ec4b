import { visibleText } from './line.ts'
import { type LogIndex, lineAt } from './logIndex.ts'
import { withoutSecrets } from './secrets.ts'

const NAMED = /("?(?:parent)?idTag"?\s*[:=]\s*["']?)([^\s"',;}\]]+)/gi
const TOKEN = /[\p{L}\p{N}_-]{4,}/gu
const LAST = 3

/** A card number by its last three characters. */
export const maskedCard = (id: string): string => `•••${id.slice(-LAST)}`

/**
 * A text without whole card numbers: those that the text names as one, wherever else they stand in it. Whoever gets a
 * part of a log needs to tell cards apart, not to copy them.
 */
export function maskCards(text: string): string {
  const cards = new Set([...text.matchAll(NAMED)].map(([, , id = '']) => id.toLowerCase()))
  if (cards.size === 0) return text
  const named = text.replace(NAMED, (_all, before: string, id: string) => before + maskedCard(id))
  return named.replace(TOKEN, (token) => (cards.has(token.toLowerCase()) ? maskedCard(token) : token))
}

/** A part of a log. */
export interface LogPart {
  /** First and last line, both included. */
  readonly from: number
  readonly to: number
  /** Whether card numbers are shortened. */
  readonly isMasked: boolean
}

/** The lines that are shown between two marks as a text of their own, each with its line end. @param rows undefined: all */
export function partOf(text: string, index: LogIndex, rows: Int32Array | undefined, part: LogPart): string {
  const lines: string[] = []
  if (rows)
    for (const line of rows) if (line >= part.from && line <= part.to) lines.push(lineAt(text, index, line))
  if (!rows)
    for (let i = part.from; i <= Math.min(part.to, index.count - 1); i += 1)
      lines.push(lineAt(text, index, i))
  const whole = visibleText(withoutSecrets(lines.map((line) => `${line}\n`).join('')))
  return part.isMasked ? maskCards(whole) : whole
}
