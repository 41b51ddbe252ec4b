/**
 * Reads one value of an address' query: `2` is a number, `true` a flag, anything else the text that it is. A text that only
 * looks like a number stays one: a card's id `12E45678` is no infinity, and twenty digits lose none of theirs.
 * Throws for what is a text, as the router asks of it.
 */
export function readAddressValue(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError('a text, not a number')
  return value
}
