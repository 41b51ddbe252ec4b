import { coverPersonal } from '../text/index.ts'
import { maskCards } from './logPart.ts'

const MAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}/gu
/** CPF and CNPJ as they are written, or the eleven digits of a CPF alone. */
const DOCUMENT = /\b(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{11})\b/g
/** With its area code, in brackets or after that of a country. */
const PHONE = /(?:\+\d{2}[\s-]?)?\(\d{2}\)[\s-]?\d{4,5}[\s-]?\d{4}\b|\+\d{11,13}\b/g
/** The bytes of a card (4, 7, 8 or 10 of them), standing alone: a part of a longer id is none. */
const CARD =
  /(?<![\p{L}\p{N}-])(?=[\dA-F]*[A-F])(?:[\dA-F]{8}|[\dA-F]{14}|[\dA-F]{16}|[\dA-F]{20})(?![\p{L}\p{N}-])/giu

/**
 * A line of a log as a shared screen may show it: cards, e-mails, documents and phones by their end. What a maker writes
 * in its own way is not known for what it is; names stay clear, as everywhere.
 */
export const coverLine = (line: string): string =>
  [MAIL, DOCUMENT, PHONE, CARD].reduce((text, kind) => text.replace(kind, coverPersonal), maskCards(line))
