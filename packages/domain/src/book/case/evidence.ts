import { coverLine } from '../../logs/index.ts'

/** A case in words, as the file of evidence holds it. */
export interface Evidence {
  /** BCP 47. */
  readonly language: string
  readonly title: string
  readonly verdict: string
  /** What proves it, or what would settle it. */
  readonly grounds: string
  /** What it is about; personal data stands here alone, and only where somebody asked for it. */
  readonly facts: readonly (readonly [term: string, text: string])[]
  readonly columns: readonly string[]
  /** As many cells as there are columns. */
  readonly rows: readonly (readonly string[])[]
  /** What could not be read, and when all else was. */
  readonly notes: readonly string[]
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

/** A text without a document number, an e-mail, a phone or a card: what leaves the house names nobody. */
export const withoutContacts = (text: string): string => coverLine(text)

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.25rem}p.verdict{font-size:1.1rem;font-weight:600}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0}
table{width:100%;border-collapse:collapse}th,td{text-align:start;vertical-align:top;padding:.35rem .5rem;border-bottom:1px solid #bbb;overflow-wrap:anywhere}
tr{break-inside:avoid}thead{display:table-header-group}
@media print{body{margin:0;max-width:none;font-size:11pt}}`

/** One file that needs nothing else: no script, its style in it, every text escaped, and no e-mail or document in its rows. */
export function evidenceHtml(evidence: Evidence): string {
  const { language, title, facts, columns, rows, notes } = evidence
  const out = (text: string) => escaped(withoutContacts(text))
  const cells = (row: readonly string[]) => row.map((cell) => `<td>${out(cell)}</td>`).join('')
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${out(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${out(title)}</h1>
<p class="verdict">${out(evidence.verdict)}</p>
<p>${out(evidence.grounds)}</p>
<dl>${facts.map(([term, text]) => `<dt>${escaped(term)}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>
<table>
<thead><tr>${columns.map((each) => `<th scope="col">${escaped(each)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}
</tbody>
</table>
${notes.map((note) => `<p>${out(note)}</p>`).join('\n')}
</body>
</html>
`
}
