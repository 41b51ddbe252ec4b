const LINES_PER_PAGE = 48
const FONT_SIZE = 10
const LEADING = 15

/** Text in the encoding of the built-in fonts; what they lack becomes a question mark. */
const pdfText = (text: string): string =>
  [...text]
    .map((character) => {
      if ('()\\'.includes(character)) return `\\${character}`
      const code = character.codePointAt(0) ?? 0
      if (character === '–') return '-'
      return code >= 0x20 && code <= 0xff && (code < 0x7f || code > 0x9f) ? character : '?'
    })
    .join('')

const pageContent = (title: string, lines: readonly string[]): string => {
  const shown = lines.map((line) => `(${pdfText(line)}) Tj T*`).join('\n')
  return `BT /F1 16 Tf 50 790 Td (${pdfText(title)}) Tj ET\nBT /F1 ${FONT_SIZE} Tf ${LEADING} TL 50 760 Td\n${shown}\nET`
}

/** A document of plain lines under a title, on as many pages as it takes. */
export const pdf = (title: string, lines: readonly string[]): Buffer<ArrayBuffer> => {
  const count = Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE))
  const pages = Array.from({ length: count }, (_, page) =>
    pageContent(title, lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE)),
  )
  // Objects 1 to 3 are the catalogue, the pages and the font; then a page and its content by turns.
  const kids = pages.map((_, page) => `${4 + page * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((content, page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + page * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
