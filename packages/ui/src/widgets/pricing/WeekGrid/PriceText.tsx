import { Fragment } from 'react'
import { CellText, CellWords } from './CellView.styles.ts'

/** Narrower, and a block does not even say its letter, pixels. */
const LEAST = 20
/** What a block has beside its text, pixels. */
const INSET = 14

/** About how wide a character is at the size of a block's text, pixels: figures are all as wide as each other. */
const widthOf = (character: string): number => {
  if (/[\p{Nd}\p{Sc}]/u.test(character)) return 7.4
  if (/\p{Lu}/u.test(character)) return 9.5
  return /\p{L}/u.test(character) ? 6.8 : 3.8
}
const fits = (text: string, size: number) =>
  [...text].reduce((sum, character) => sum + widthOf(character), 0) <= size - INSET
/** Where a price may go on in the next line: between its words, and before what it is for. */
const wordsOf = (price: string): readonly string[] => price.split(/ |(?=\/)/)

export interface PriceTextProps {
  readonly price: string
  readonly letter: string | undefined
  /** How wide the block is, pixels. */
  readonly size: number
  readonly lines: number
}

/** As much of a price as there is room for, never a part of a word: "R$ 1,90/kW" would be another price. */
export function PriceText({ price, letter, size, lines }: PriceTextProps) {
  const all = [price, letter].filter(Boolean).join(' · ')
  if (fits(all, size)) return <CellText aria-hidden="true">{all}</CellText>
  const parts = wordsOf(price)
  if (!parts.every((part) => fits(part, size)))
    return size >= LEAST && <CellText aria-hidden="true">{letter ?? ''}</CellText>
  return (
    <CellWords aria-hidden="true" $lines={lines}>
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && (part.startsWith('/') ? <wbr /> : ' ')}
          <span>{part}</span>
        </Fragment>
      ))}
    </CellWords>
  )
}
