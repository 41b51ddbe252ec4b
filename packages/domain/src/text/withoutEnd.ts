/** A text without a sign at its end, however often it stands there. A pattern would look for it from each of its places. */
export function withoutEnd(text: string, sign: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === sign) end -= 1
  return text.slice(0, end)
}
