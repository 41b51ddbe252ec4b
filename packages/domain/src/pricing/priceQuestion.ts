import { searchWords } from '../text/index.ts'

/** What people call a price, in the languages of the product, without accents. */
const WORDS: ReadonlySet<string> = new Set([
  'preco',
  'precos',
  'precio',
  'precios',
  'price',
  'prices',
  'tarifa',
  'tarifas',
  'tariff',
  'quanto',
  'cuanto',
])

/** Of "preço Shopping Ipê", or "ipê preço", the station that is meant; undefined: no price is asked for, or nowhere. */
export function pricePlaceOf(query: string): string | undefined {
  const words = searchWords(query)
  const rest = words.filter((word) => !WORDS.has(word))
  return rest.length > 0 && rest.length < words.length ? rest.join(' ') : undefined
}
